import type { Result, Voice, Words } from '@conclave/engine';
import { say, sayOf } from '../messages/index.ts';
import type { MaraEvent, MaraMove } from '../moves.ts';
import type { MaraView } from '../view/index.ts';
import { askWords } from './ask.ts';
import { eventSaid } from './events.ts';
import { moveWords } from './moves.ts';
import { tableWords } from './table.ts';
import { weights } from './weights.ts';

function resultWords({ winners, how, scores = [] }: Result, voice: Voice): string {
  const points = Math.max(...scores);
  if (winners.length > 1) return say('result.shared', { winners: winners.map(voice.name), points });
  return sayOf(voice, 'result.won', { who: winners[0] ?? 0 }, { points, how });
}

export const words: Words<MaraView, MaraMove, MaraEvent> = {
  ask: askWords,
  move: moveWords,
  event: eventSaid,
  weights,
  table: tableWords,
  result: resultWords,
  get standing() {
    return say('standing');
  },
};

export {
  carriersMessage,
  carriersOf,
  figureMessage,
  gemMessages,
  missingMessages,
  realmMessage,
} from './cards.ts';
