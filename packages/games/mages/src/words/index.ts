import type { Words } from '@conclave/engine';
import type { MagesEvent, MagesMove } from '../moves.ts';
import type { MagesView } from '../view/index.ts';
import { askInWords } from './ask.ts';
import { eventInWords, moreInWords } from './events.ts';
import { moveInWords } from './moves.ts';
import { tableInWords } from './table.ts';

export const words: Words<MagesView, MagesMove, MagesEvent> = {
  ask: askInWords,
  move: moveInWords,
  event: eventInWords,
  more: moreInWords,
  table: tableInWords,
  standing: 'hearts and levels',
  result(result, voice) {
    const [seat = 0] = result.winners;
    const how = result.how === 'allSkills' ? 'with all four skills at the top' : 'as the last one alive';
    return `${voice.name(seat)} ${voice.verb(seat, 'win', 'wins')} ${how}.`;
  },
};
