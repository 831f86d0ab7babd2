import { isAt, type Seat, topOf } from '@conclave/engine';
import { advancementAt, isLeaderKey, leaderAt, valeAt } from '../cards/index.ts';
import { freeGains, givenUpVp, harvest, planting, pushesDue, valeBought, whenPlayed } from '../rules/index.ts';
import { type MysticValeState, mover } from '../state.ts';
import type { SeatOptions } from './types.ts';

const bearerOf = (game: MysticValeState, key: number): string => (isLeaderKey(key) ? leaderAt(mover(game).leader) : advancementAt(key)).id;

/** What could be done, for a seat that is asked. */
export function optionsFor(game: MysticValeState, _seat: Seat): SeatOptions {
  const frame = topOf(game);
  if (isAt(frame, valeBought)) return { bought: { card: valeAt(frame.vale).id, vp: givenUpVp(game) } };
  if (isAt(frame, whenPlayed, 'mayDiscardACard', 'mayDiscardTheTop', 'mayTurnTheToken')) return { asking: bearerOf(game, frame.now) };
  if (isAt(frame, harvest)) return { free: freeGains(game) };
  const due = isAt(frame, planting) ? pushesDue(game) : 0;
  return due > 0 ? { mustPush: due } : {};
}
