import type { Character, Core, GameModule, Move } from '@conclave/engine';
import { isLevel, type Level, levels } from './levels.ts';

/** A level, or a level and a character of the game: `adept/raider`. */
export type BotLevel = Level | `${Level}/${string}`;

/** What is said of a bot, taken apart. */
export function partsOf(name: string): { readonly level: string; readonly character?: string } {
  const at = name.indexOf('/');
  return at < 0 ? { level: name } : { level: name.slice(0, at), character: name.slice(at + 1) };
}

/** The character of that id; none where the game does not know it. */
export const characterOf = <G extends Core, M extends Move>({ guide }: Pick<GameModule<G, M>, 'guide'>, id: string | undefined): Character<G, M> | undefined =>
  guide.characters?.find((one) => one.id === id);

/** Whether a table of this game may seat a bot of that name. Levels of earlier days have no character. */
export function isBotOf(game: Pick<GameModule<never, never>, 'guide'>, name: string): name is BotLevel {
  const { level, character } = partsOf(name);
  if (character === undefined) return isLevel(level);
  return (levels as readonly string[]).includes(level) && characterOf(game, character) !== undefined;
}

/** Everything that can be said of a bot of this game. */
export const botsOf = ({ guide }: Pick<GameModule<never, never>, 'guide'>): string[] => [
  ...levels,
  ...(guide.characters ?? []).map(({ id }) => `<level>/${id}`),
];
