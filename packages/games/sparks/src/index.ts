import type { GameModule } from '@conclave/engine';
import { guide } from './bot/index.ts';
import { clone } from './clone.ts';
import { type SparksEvent, type SparksMove, shapes } from './moves.ts';
import { options } from './options.ts';
import { redeal } from './redeal.ts';
import { rules } from './rules/index.ts';
import { standings } from './scoring.ts';
import { setup } from './setup.ts';
import type { SparksState } from './state.ts';
import { type SparksView, viewFor } from './view/index.ts';
import { whyNot } from './why-not/index.ts';
import { words } from './words/index.ts';

export const sparks: GameModule<SparksState, SparksMove, SparksView, SparksEvent> = {
  id: 'sparks',
  title: 'Sparks',
  seats: { min: 2, max: 4 },
  options,
  rulesVersion: 1,
  shapes,
  rulebook: rules,
  setup,
  whyNot,
  clone,
  viewFor,
  redeal,
  standings,
  words,
  guide,
};

export type { SparksEvent, SparksMove, SparksState, SparksView };
