import { messagesOf } from '@conclave/engine';

/** Texts of the credits, in English: the home page does without them. */
const en = {
  title: 'Credits',
  signs: 'Signs',
  signsBy: 'Signs on cards, crests and doors come from game-icons.net under CC BY 3.0; colour was removed. Their authors:',
  fonts: 'Letters',
  fontsBy:
    'IM Fell English by Igino Marini, Spectral by Production Type (its digits), Source Sans 3 by Adobe, all under the SIL Open Font License 1.1, cut down to the characters used.',
  games: 'Games',
  gamesBy:
    'Mages, Manaforge, Gates of Mara and Mystic Vale belong to their designers and publishers, who are named on each game’s page. The words here are our own; no art of the printed games is used.',
  own: 'Cuts, frames, dice and engravings were drawn for Conclave.',
} as const;

export const { say } = messagesOf('credits', en);
