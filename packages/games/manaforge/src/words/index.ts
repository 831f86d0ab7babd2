import type { Result, Voice, Words } from '@conclave/engine';
import { say, sayOf } from '../messages/index.ts';
import type { ManaforgeEvent, ManaforgeMove } from '../moves.ts';
import type { ManaforgeView } from '../view/index.ts';
import { askText } from './ask.ts';
import { eventSaid } from './events.ts';
import { moveText } from './moves.ts';
import { tableText } from './table.ts';
import { weights } from './weights.ts';

function resultText({ winners, how, scores = [] }: Result, voice: Voice): string {
  const most = Math.max(...scores);
  if (how === 'shared') return say('result.shared', { winners: winners.map(voice.name), most });
  return sayOf(voice, 'result.won', { who: winners[0] ?? 0 }, { most, how });
}

export const words: Words<ManaforgeView, ManaforgeMove, ManaforgeEvent> = {
  ask: askText,
  move: moveText,
  event: eventSaid,
  weights,
  table: tableText,
  result: resultText,
  get standing() {
    return say('standing');
  },
};

export { elementName, typeName } from './cards.ts';
export { doingText } from './moves.ts';
