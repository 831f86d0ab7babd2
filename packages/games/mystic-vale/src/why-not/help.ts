import { isAt, type Message, type Refusal, type Seat, topOf } from '@conclave/engine';
import { advancementNamed, type Effect, isCard, leaderNamed, nameMessage, tokenNamed, valeNamed } from '../cards/index.ts';
import { message } from '../messages/index.ts';
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
export const called = (id: string): Message => (isCard(id) ? nameMessage(id) : message('whyNot.thatCard'));

/** What an ability still needs, with what there is. */
export function unmet(game: MysticValeState, { condition = {} }: Effect, { id, card = NONE }: Source): Message {
  const { guardianOnSelfCard, guardianInField, pushesThisTurn } = condition;
  const player = mover(game);
  const name = nameMessage(id);
  if (guardianOnSelfCard) return message('whyNot.guardiansOnCard', { card: name, min: guardianOnSelfCard.min, has: guardiansOn(game, player, card) });
  if (guardianInField) return message('whyNot.guardiansInField', { card: name, min: guardianInField.min, has: guardiansInField(game, player) });
  return message('whyNot.pushes', { card: name, most: pushesThisTurn?.max ?? 0, pushes: game.turn.pushes });
}

export const isReacting = (game: MysticValeState): boolean => isAt(topOf(game), wouldSpoil);
