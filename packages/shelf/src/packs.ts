import { lookUp } from '@conclave/engine';

/** The values packs that games bring, by name; each is loaded only when somebody plays with it. */
const shelf: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: unknown }>>>>> = {
  mages: { balanced: () => import('../packs/mages/balanced.json', { with: { type: 'json' } }) },
  'gates-of-mara': { balanced: () => import('../packs/gates-of-mara/balanced.json', { with: { type: 'json' } }) },
  'mystic-vale': { balanced: () => import('../packs/mystic-vale/balanced.json', { with: { type: 'json' } }) },
};

/** The names of the packs a game brings. */
export const packsOf = (game: string): readonly string[] => Object.keys(lookUp(shelf, game) ?? {});

/** One of the packs a game brings, still to be held against the game; nothing where there is none of that name. */
export async function packNamed(game: string, name: string): Promise<unknown> {
  return (await lookUp(lookUp(shelf, game) ?? {}, name)?.())?.default;
}
