import { gemFace, itemNumber, itemOf } from '../cards/index.ts';
import type { ManaforgeMove } from '../moves.ts';
import { type Crafted, craftedFor } from '../rules/index.ts';
import { worthNow } from '../scoring.ts';
import type { Player } from '../state.ts';
import type { Payer } from './payer.ts';
import type { Plan } from './plan.ts';

/** What a build brings once its payment is made. */
interface Gain {
  prestige: number;
  crafted: Crafted[];
}

/** A player as a payment leaves them, as far as items count it: cards used are exhausted, dice turned show a gem. */
function afterPaying(player: Player, { uses }: Plan<ManaforgeMove>): Player {
  const moves = uses.flatMap(({ way }) => way.moves);
  const isUsed = (item: number): boolean => moves.some((move) => move.do === 'activate' && itemNumber(move.card) === item);
  const isTurned = (place: number): boolean => moves.some((move) => move.do === 'useTalent' && move.die === place);
  return {
    ...player,
    workshop: player.workshop.map((card) => ({ ...card, charged: card.charged && !isUsed(card.item) })),
    dice: player.dice.map((die, place) => (isTurned(place) ? { ...die, face: gemFace(die.type) } : die)),
  };
}

export function gainFrom(card: string, plan: Plan<ManaforgeMove>, { player }: Payer): Gain {
  const item = itemNumber(card);
  return { prestige: worthNow(afterPaying(player, plan), item), crafted: craftedFor(player, itemOf(item).type) };
}
