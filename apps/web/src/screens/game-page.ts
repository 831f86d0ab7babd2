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
  rules: 'Rules',
  crib: 'Crib sheet',
} as const;

export type GameKey = keyof typeof en;
export const { say } = messagesOf('game-page', en);
