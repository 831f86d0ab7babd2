import { type GameModule, rulebook } from '@conclave/engine';
import { guide } from './bot/guide.ts';
import { clone } from './clone.ts';
import { type MaraEvent, type MaraMove, shapes } from './moves.ts';
import { options } from './options.ts';
import { redeal } from './redeal.ts';
import { RULES } from './rules/all.ts';
import { finalScores } from './scoring.ts';
import { setup } from './setup.ts';
import type { MaraState } from './state.ts';
import type { MaraView } from './view/types.ts';
import { viewFor } from './view/view.ts';
import { whyNot } from './why-not/index.ts';
import { words } from './words/words.ts';

export const gatesOfMara: GameModule<MaraState, MaraMove, MaraView, MaraEvent> = {
  id: 'gates-of-mara',
  title: 'Gates of Mara',
  seats: { min: 2, max: 4 },
  options,
  rulesVersion: 1,
  shapes,
  rulebook: rulebook(RULES),
  setup,
  whyNot,
  clone,
  viewFor,
  redeal,
  standings: (game) => finalScores(game).map(({ total }) => total),
  words,
  guide,
};

export type { Effect, Element, FigureKind, RealmId, Shape } from './cards/cards.ts';
export type { Edge } from './view/edge.ts';
export type * from './view/facts.ts';
export type * from './view/options.ts';
export type { Outlook } from './view/outlook.ts';
export type * from './view/types.ts';
export type { MaraEvent, MaraMove, MaraState };
