import { type GameModule, type Printing, rulebook } from '@conclave/engine';
import { guide } from './bot/index.ts';
import { CONSTANTS, printing } from './cards/index.ts';
import { clone } from './clone.ts';
import { type MysticValeEvent, type MysticValeMove, shapes } from './moves.ts';
import { options } from './options.ts';
import { redeal } from './redeal.ts';
import { rules } from './rules/index.ts';
import { holdings, totalOf } from './scoring.ts';
import { setup } from './setup.ts';
import type { MysticValeState } from './state.ts';
import { type MysticValeView, optionsFor, viewFor } from './view/index.ts';
import { whyNot } from './why-not/index.ts';
import { words } from './words/index.ts';

export const mysticVale: GameModule<MysticValeState, MysticValeMove, MysticValeView, MysticValeEvent> = {
  id: 'mystic-vale',
  title: 'Mystic Vale',
  seats: { min: CONSTANTS.minPlayers, max: CONSTANTS.maxPlayers },
  options,
  rulesVersion: 1,
  shapes,
  rulebook: rulebook(rules),
  setup,
  whyNot,
  clone,
  viewFor,
  optionsFor,
  redeal,
  standings: (game) => game.players.map(totalOf),
  holdings,
  words,
  guide,
  printing: printing as Printing,
};

export {
  CONSTANTS,
  cardNamed,
  type EffectsAt,
  effectTexts,
  entries,
  entryOf,
  nameOf,
  type Position,
  perValues,
  type Symbols,
  textOf,
  titleOf,
} from './cards/index.ts';
export type { Asks, MysticValeIdea } from './moves.ts';
export type { Score, ScoreLine, ScorePart } from './scoring.ts';
export {
  type CardLook,
  type CardView,
  cardLook,
  cardLooks,
  craftedLook,
  deckCards,
  type Forecast,
  fieldDecay,
  forecast,
  leaderPlace,
  levelOfSpot,
  levelOfValeSpot,
  type Means,
  type Odds,
  type OwnValeView,
  type PieceView,
  type PlayerView,
  pushOddsIn,
  type SectionLook,
  scoreSheet,
  spiritsMissing,
  spotsOn,
  type TurnView,
  totalPoints,
  withinReach,
} from './view/index.ts';
export type { MysticValeEvent, MysticValeMove, MysticValeState, MysticValeView };
