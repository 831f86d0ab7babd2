import { counted, listed, lookUp, type Result, type Voice, type Words } from '@conclave/engine';
import type { MaraEvent, MaraMove } from '../moves.ts';
import type { MaraView } from '../view/index.ts';
import { askWords } from './ask.ts';
import { eventWords } from './events.ts';
import { moveWords } from './moves.ts';
import { tableWords } from './table.ts';

const TIE_BREAKS: Record<string, string> = {
  keys: ' after a tie, with more Keys',
  attachments: ' after a tie, with more Attachments',
  claims: ' after a tie, with more Claims',
  onyx: ' after a tie, with more Onyx',
};

function resultWords({ winners, how, scores = [] }: Result, voice: Voice): string {
  const points = counted(Math.max(...scores), 'point');
  const [only = 0] = winners;
  if (winners.length > 1) return `${listed(winners.map(voice.name))} share the victory with ${points}.`;
  return `${voice.name(only)} ${voice.verb(only, 'win', 'wins')} with ${points}${lookUp(TIE_BREAKS, how) ?? ''}.`;
}

export const words: Words<MaraView, MaraMove, MaraEvent> = {
  ask: askWords,
  move: moveWords,
  event: eventWords,
  table: tableWords,
  result: resultWords,
  standing: 'points',
};

export { carriersOf, costWords, figureTitle, gemWords, missingWords, theRealm } from './cards.ts';
