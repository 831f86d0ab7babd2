import { messagesOf } from '@conclave/engine';

/** Texts of a game's own page, in English: the home page does without them. */
const en = {
  about: 'About',
  lead: '{lead}.',
  cards: 'Cards',
  players: 'Players',
  length: 'Length',
  designers: 'Designed by',
  publisher: 'Published by',
  age: 'From the age of',
  values: 'Values',
  rules: 'Rules',
  crib: 'Crib sheet',
  puzzles: 'Puzzles',
} as const;

export type GameKey = keyof typeof en;
export const { say } = messagesOf('game-page', en);
