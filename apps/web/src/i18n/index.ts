import { messagesOf } from '@conclave/engine';
import { en } from './en.ts';

/** Every text of the interface has a key; texts of a game come from the game's own words. */
export type Key = keyof typeof en;

const { say } = messagesOf('app', en);

/** The text of a key, its `{details}` filled in. */
export const t = say;

const joined = (joint: 'line.beside' | 'log.then', pieces: readonly (string | undefined)[]): string => {
  const shown = pieces.filter((piece): piece is string => Boolean(piece));
  return shown.length > 0 ? shown.reduce((line, next) => say(joint, { line, next })) : '';
};

/** Short texts on one line, apart from each other: "2 dice · +3 prestige". What is missing is left out. */
export const beside = (...pieces: readonly (string | undefined)[]): string => joined('line.beside', pieces);

/** Sentences one after the other. */
export const inTurn = (sentences: readonly string[]): string => joined('log.then', sentences);
