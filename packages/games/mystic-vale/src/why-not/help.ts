import { counted, isAt, type Refusal, type Seat, topOf } from '@conclave/engine';
import { advancementNamed, type Effect, isCard, leaderNamed, nameOf, tokenNamed, valeNamed } from '../cards/index.ts';
import { guardiansInField, guardiansOn, type Source, wouldSpoil } from '../rules/index.ts';
import { type MysticValeState, mover, NONE } from '../state.ts';

/** A move as it was asked about: any detail may be missing. */
export interface Tried {
  readonly do: string;
  readonly card?: string;
  readonly position?: string;
  readonly on?: number;
  readonly ability?: string;
  readonly animal?: number;
  readonly forest?: number;
  readonly sky?: number;
  readonly wild?: number;
}

export type Reasons = Record<string, (game: MysticValeState, seat: Seat, move: Tried) => Refusal | undefined>;

/** The rule that says what a card does. */
export function ruleOfCard(id: string): string {
  const card = advancementNamed(id) ?? valeNamed(id) ?? leaderNamed(id) ?? tokenNamed(id);
  return `MV-CARD-${id.toUpperCase()}-${card?.set === 'base' ? '00' : '01'}`;
}

/** A card by its name; what is no card is not called by an id nobody knows. */
export const called = (id: string): string => (isCard(id) ? nameOf(id) : 'That card');

/** What an ability still needs, with what there is. */
export function unmet(game: MysticValeState, { condition = {} }: Effect, { id, card = NONE }: Source): string {
  const { guardianOnSelfCard, guardianInField } = condition;
  const player = mover(game);
  if (guardianOnSelfCard) return `${nameOf(id)} needs ${counted(guardianOnSelfCard.min, 'guardian')} on its card; it has ${guardiansOn(game, player, card)}.`;
  if (guardianInField) return `${nameOf(id)} needs ${counted(guardianInField.min, 'guardian')} in your field; you have ${guardiansInField(game, player)}.`;
  const most = condition.pushesThisTurn?.max ?? 0;
  const limit = most === 0 ? 'no push' : `no more than ${counted(most, 'push', 'pushes')}`;
  return `${nameOf(id)} works in a turn with ${limit}; you have pushed ${game.turn.pushes === 1 ? 'once' : `${game.turn.pushes} times`}.`;
}

export const isReacting = (game: MysticValeState): boolean => isAt(topOf(game), wouldSpoil);
