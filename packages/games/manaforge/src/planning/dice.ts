import { lookOf } from '../cards/index.ts';
import type { ManaforgeMove } from '../moves.ts';
import { dieOf, type Player } from '../state.ts';

type DieMove = Extract<ManaforgeMove, { die?: number }> & { die: number };

const isAbout = (move: ManaforgeMove): move is DieMove => 'die' in move && move.die !== undefined;

/** What dice that go by the same moves have in common. */
function signOf(player: Player, place: number): string {
  const { type, face, spent } = dieOf(player, place);
  return `${lookOf(type, face)} ${spent} ${place === player.storedDie}`;
}

/** What may be done with a die. Of dice that show the same only one is offered: what goes for it goes for the others. */
export function movesWithDie(player: Player, moves: readonly ManaforgeMove[], place: number): ManaforgeMove[] {
  if (!player.dice[place]) return [];
  const sign = signOf(player, place);
  const fitting = moves.filter(isAbout).filter(({ die }) => signOf(player, die) === sign);
  const isOffered = (kind: string): boolean => fitting.some((move) => move.do === kind && move.die === place);
  return fitting.filter(({ do: kind, die }) => die === place || !isOffered(kind)).map((move) => ({ ...move, die: place }));
}
