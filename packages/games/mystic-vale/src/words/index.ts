import type { Result, Voice, Words } from '@conclave/engine';
import { say, sayOf } from '../messages/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import type { MysticValeView } from '../view/index.ts';
import { askWords } from './ask.ts';
import { eventSaid } from './events.ts';
import { moveWords } from './moves.ts';
import { table } from './table.ts';
import { weights } from './weights.ts';

function result({ winners, how, scores }: Result, voice: Voice): string {
  const [who = 0] = winners;
  const points = scores?.[who] ?? 0;
  return how === 'shared' ? say('result.shared', { winners: winners.map(voice.name), points }) : sayOf(voice, 'result.won', { who }, { points, how });
}

export const words: Words<MysticValeView, MysticValeMove, MysticValeEvent> = {
  ask: askWords,
  move: moveWords,
  event: eventSaid,
  weights,
  table,
  result,
  get standing() {
    return say('standing');
  },
};
