import { playerOf, type Seat, tell } from '@conclave/engine';
import { tokenAt } from '../cards/index.ts';
import type { MysticValeEvent } from '../moves.ts';
import type { MysticValeState } from '../state.ts';

/** Turns a token or amulet over; one that shows that side already stays (MV-SPOIL-06). */
export function turnToken(game: MysticValeState, seat: Seat, side: 'active' | 'used'): void {
  const player = playerOf(game, seat);
  if (player.isActive === (side === 'active')) return;
  player.isActive = side === 'active';
  tell<MysticValeEvent>({ is: 'tokenTurned', seat, card: tokenAt(player.token).id, side });
}
