import { isAt, type Refusal, type Seat, topOf } from '@conclave/engine';
import { advancementNamed, leaderNamed, tokenNamed, valeNamed } from '../cards/index.ts';
import { wouldSpoil } from '../rules/index.ts';
import type { MysticValeState } from '../state.ts';

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

export const isReacting = (game: MysticValeState): boolean => isAt(topOf(game), wouldSpoil);
