import type { Words } from '@conclave/engine';
import { say, sayOf } from '../messages/index.ts';
import type { MagesEvent, MagesMove } from '../moves.ts';
import type { MagesView } from '../view/index.ts';
import { askInWords } from './ask.ts';
import { eventInWords } from './events.ts';
import { moveInWords } from './moves.ts';
import { tableInWords } from './table.ts';
import { warningsInWords } from './warnings.ts';
import { weights } from './weights.ts';

export const words: Words<MagesView, MagesMove, MagesEvent> = {
  ask: askInWords,
  move: moveInWords,
  event: eventInWords,
  weights,
  warnings: warningsInWords,
  table: tableInWords,
  get standing() {
    return say('standing');
  },
  result: ({ winners: [who = 0], how }, voice) => sayOf(voice, 'result.won', { who }, { how }),
};
