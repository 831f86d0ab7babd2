import { lookUp, type Moment } from '@conclave/engine';

type Moments = Readonly<Record<string, Moment>>;

/** The positions that each game has laid out, loaded only when one is asked for. */
const shelf: Readonly<Record<string, () => Promise<{ moments: Moments }>>> = {
  mages: () => import('@conclave/mages/moments'),
  manaforge: () => import('@conclave/manaforge/moments'),
  'gates-of-mara': () => import('@conclave/gates-of-mara/moments'),
  'mystic-vale': () => import('@conclave/mystic-vale/moments'),
  sparks: () => import('@conclave/sparks/moments'),
};

/** All laid-out positions of a game, by name. */
export const momentsOf = async (game: string): Promise<Moments> => (await lookUp(shelf, game)?.())?.moments ?? {};

/** One of them, if there is one of that name. */
export const momentOf = async (game: string, name: string): Promise<Moment | undefined> => lookUp(await momentsOf(game), name);
