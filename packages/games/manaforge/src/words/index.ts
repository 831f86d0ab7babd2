import { listed, type Result, type Voice, type Words } from '@conclave/engine';
import type { ManaforgeEvent, ManaforgeMove } from '../moves.ts';
import type { ManaforgeView } from '../view/index.ts';
import { askText } from './ask.ts';
import { eventText } from './events.ts';
import { moveText } from './moves.ts';
import { tableText } from './table.ts';

function resultText({ winners, how, scores = [] }: Result, voice: Voice): string {
  const [winner = 0] = winners;
  const most = Math.max(...scores);
  if (how === 'shared') return `${listed(winners.map(voice.name))} share the win with ${most} prestige and as many tokens.`;
  const tie = how === 'mostTokens' ? ', the tie broken by gems and prisms' : '';
  return `${voice.name(winner)} ${voice.verb(winner, 'win', 'wins')} with ${most} prestige${tie}.`;
}

export const words: Words<ManaforgeView, ManaforgeMove, ManaforgeEvent> = {
  ask: askText,
  move: moveText,
  event: eventText,
  table: tableText,
  result: resultText,
  standing: 'prestige',
};

export { faceText } from './cards.ts';
