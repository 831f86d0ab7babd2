import { type Pack, readPack } from '@conclave/engine';
import { packNamed, packsOf } from '@conclave/shelf/packs';
import type { AnyGame } from '../app/games.ts';
import { keptPacks } from './kept.ts';
import { say } from './words.ts';

/** A way to play: nothing for the printed values. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

export const PRINTED: string = '';
const BROUGHT = 'brought:';

/** A pack as the game takes it; nothing where it does not. */
export function readable(game: AnyGame, pack: unknown): Pack | undefined {
  try {
    return readPack(game, pack);
  } catch {
    return undefined;
  }
}

const broughtName = (name: string): string => (name === 'balanced' ? say('balanced') : name);

/** What a table of a game may be played with: the printed values, packs that the game brings, packs of this device. */
export function choicesOf(game: AnyGame): Choice[] {
  const own = keptPacks(game.id).filter(({ pack }) => readable(game, pack) !== undefined);
  return [
    { id: PRINTED, name: say('printed') },
    ...packsOf(game.id).map((name) => ({ id: BROUGHT + name, name: broughtName(name) })),
    ...own.map(({ id, pack }) => ({ id, name: pack.name })),
  ];
}

/** The pack that was chosen, held against the game. */
export async function chosen(game: AnyGame, id: string): Promise<Pack | undefined> {
  if (id.startsWith(BROUGHT)) return readable(game, await packNamed(game.id, id.slice(BROUGHT.length)));
  return readable(game, keptPacks(game.id).find((one) => one.id === id)?.pack);
}
