import type { GameModule, Move, Printing } from '@conclave/engine';
import { guide } from './bot/index.ts';
import { constants, printing } from './cards/index.ts';
import { clone } from './clone.ts';
import { type ManaforgeEvent, type ManaforgeMove, type MoveCalled, shapes, type Wish } from './moves.ts';
import { options } from './options.ts';
import { redeal } from './redeal.ts';
import { anytime, rules } from './rules/index.ts';
import { holdings } from './scoring.ts';
import { setup } from './setup.ts';
import type { ManaforgeState } from './state.ts';
import { type ManaforgeView, viewFor } from './view/index.ts';
import { whyNot } from './why-not/index.ts';
import { words } from './words/index.ts';

export const manaforge: GameModule<ManaforgeState, ManaforgeMove, ManaforgeView, ManaforgeEvent> = {
  id: 'manaforge',
  title: 'Manaforge',
  seats: { min: constants.playersMin, max: constants.playersMax },
  options,
  rulesVersion: 1,
  shapes,
  rulebook: rules,
  setup,
  anytime,
  whyNot: (game, seat, move: Partial<ManaforgeMove> & Move) => whyNot(game, seat, move as Wish),
  clone,
  viewFor,
  redeal,
  standings: (game) => game.players.map(({ prestige }) => prestige),
  holdings,
  words,
  guide,
  printing: printing as Printing,
};

export {
  ageOfRound,
  constants,
  type DieType,
  type Element,
  entries,
  entryOf,
  type FaceValues,
  madeOfCards,
  nameOf,
  type OnBuild,
  onBuildOfCard,
  type StoreOp,
  type StoreValues,
  textOf,
} from './cards/index.ts';
export type { Asks, ManaforgeIdea } from './moves.ts';
export {
  type Answer,
  gainFrom,
  movesWithDie,
  type Payer,
  type Plan,
  payerIn,
  stepsOf,
  type Target,
  type Wishes,
  waysTo,
} from './planning/index.ts';
export * from './view/index.ts';
export { doingText, elementName, typeName } from './words/index.ts';
export type { ManaforgeEvent, ManaforgeMove, ManaforgeState, MoveCalled, Wish };
