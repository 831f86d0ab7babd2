import { push, type Seat, tell } from '@conclave/engine';
import { lordOf, trackEnd } from '../cards/index.ts';
import { type MaraEvent, type MaraMove, TAKE_INFLUENCE, TAKE_POINTS } from '../moves.ts';
import { influenceIn, lordIn, type MaraState, realmAt, type Table } from '../state.ts';
import { score } from './gains.ts';
import { rule } from './rule.ts';

/** How much Influence a seat can still gain in a realm. */
export const influenceRoom = (game: Table, realm: number, seat: Seat): number => trackEnd(realmAt(game, realm).id) - influenceIn(game, realm, seat);

/** Points for each Influence swapped in this realm; 0 where no Water Lord stands. */
export function swapRate(game: Table, realm: number): number {
  const lord = lordIn(game, realm);
  return lord === undefined ? 0 : lordOf(lord).pointsPerInfluence;
}

function moveUp(game: MaraState, seat: Seat, realm: number, amount: number): void {
  const { id, influence } = realmAt(game, realm);
  const before = influence[seat] ?? 0;
  const now = before + amount;
  const past: Seat[] = [];
  const level: Seat[] = [];
  for (let other = 0; other < influence.length; other++) {
    const held = influence[other] ?? 0;
    if (other === seat || held === 0 || held < before || held > now) continue;
    if (held < now) past.push(other);
    else level.push(other);
  }
  influence[seat] = now;
  tell<MaraEvent>({ is: 'influenceGained', seat, realm: id, amount, now, past, level });
}

const SWAP: readonly MaraMove[] = [TAKE_INFLUENCE, TAKE_POINTS];

/** GM-LORD-WATER-02 to GM-LORD-WATER-06 */
export const waterLordSwap = rule<{ seat: Seat; realm: number; amount: number }>()('waterLordSwap', {
  influenceOrPoints: {
    ask: (_game, { seat }) => [{ seat, ask: 'influenceOrPoints', moves: SWAP, otherwise: TAKE_INFLUENCE }],
    chosen(game, { seat, realm, amount }, move) {
      if (move.do !== 'takePoints') {
        moveUp(game, seat, realm, amount);
        return;
      }
      const points = amount * swapRate(game, realm);
      score(game, seat, points, 'waterLord');
      tell<MaraEvent>({ is: 'influenceSwapped', seat, realm: realmAt(game, realm).id, points });
    },
  },
});

/** One gain of Influence in one realm; what does not fit is lost (GM-INF-08). */
export function gainInfluence(game: MaraState, seat: Seat, realm: number, amount: number): void {
  const fitting = Math.min(amount, influenceRoom(game, realm, seat));
  if (fitting < amount) tell<MaraEvent>({ is: 'influenceLost', seat, realm: realmAt(game, realm).id, amount: amount - fitting });
  if (fitting === 0) return;
  if (swapRate(game, realm) > 0) push(game, waterLordSwap({ seat, realm, amount: fitting }));
  else moveUp(game, seat, realm, fitting);
}
