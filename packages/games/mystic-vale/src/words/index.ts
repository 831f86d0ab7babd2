import { counted, listed, type Result, type Voice, type Words } from '@conclave/engine';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import type { MysticValeView } from '../view/index.ts';
import { askWords } from './ask.ts';
import { eventWords, moreWords } from './events.ts';
import { moveWords } from './moves.ts';
import { table } from './table.ts';

export { describeCard, describeMeans, describeSymbols } from './cards.ts';

function result({ winners, how, scores }: Result, voice: Voice): string {
  const [first = 0] = winners;
  const points = counted(scores?.[first] ?? 0, 'point');
  if (how === 'shared') return `${listed(winners.map(voice.name))} share the win with ${points} each and as many vales.`;
  const tie = how === 'moreVales' ? ', by having more vales' : '';
  return `${voice.name(first)} ${voice.verb(first, 'win', 'wins')} with ${points}${tie}.`;
}

export const words: Words<MysticValeView, MysticValeMove, MysticValeEvent> = {
  ask: askWords,
  move: moveWords,
  event: eventWords,
  more: moreWords,
  table,
  result,
  standing: 'VP',
};
