import type { GameModule, Printing } from '@conclave/engine';
import { guide } from './bot/index.ts';
import { printing } from './cards/index.ts';
import { clone } from './clone.ts';
import { type MaraEvent, type MaraMove, shapes } from './moves.ts';
import { options } from './options.ts';
import { redeal } from './redeal.ts';
import { rulebook } from './rules/index.ts';
import { finalScores, holdings } from './scoring.ts';
import { setup } from './setup.ts';
import type { MaraState } from './state.ts';
import { type MaraView, optionsFor, viewFor } from './view/index.ts';
import { whyNot } from './why-not/index.ts';
import { words } from './words/index.ts';

export const gatesOfMara: GameModule<MaraState, MaraMove, MaraView, MaraEvent> = {
  id: 'gates-of-mara',
  title: 'Gates of Mara',
  seats: { min: 2, max: 4 },
  options,
  rulesVersion: 1,
  shapes,
  rulebook,
  setup,
  whyNot,
  clone,
  viewFor,
  optionsFor,
  redeal,
  standings: (game) => finalScores(game).map(({ total }) => total),
  holdings,
  words,
  guide,
  printing: printing as Printing,
};

export {
  type Element,
  entries,
  entryOf,
  type FigureKind,
  madeOfCards,
  nameOf,
  type Picture,
  picturesOf,
  type RealmId,
  type Shape,
  shortName,
  textOf,
} from './cards/index.ts';
export type { Asks, MaraIdea } from './moves.ts';
export { type Outlook, outlookOf } from './rules/index.ts';
export type { Standing } from './state.ts';
export type * from './view/index.ts';
export { boardOf, factsOf, planOf } from './view/index.ts';
export type { MaraEvent, MaraMove, MaraState };
