import type { Refusal, Result, Viewer } from '@conclave/engine';
import type { Element, RealmId } from '../cards/index.ts';
import type { Placement } from '../rules/index.ts';
import type { Table } from '../state.ts';

/** What the open question is about. */
export type QuestionView =
  | { about: 'influenceOrPoints'; realm: RealmId; amount: number; points: number }
  | { about: 'takeGems'; amount: number; of: Element[]; different: boolean }
  | { about: 'placeCaravan'; realm: RealmId; isSecond: boolean }
  | { about: 'earthLord'; realm: RealmId; influence: number }
  | { about: 'exchange' }
  | { about: 'attach'; card: string }
  | { about: 'enchant'; left: number };

/** What the seat that is asked could do, beyond the moves offered to it. */
export interface MaraOptions {
  /** Why an open ability of the placement under way cannot be used now, by its id. */
  closed: Record<string, Refusal>;
}

/** All that lies on the table (GM-COMP-08), by ids and numbers: what is printed stands in the catalogue, what follows is worked out where it is drawn. */
export interface MaraView extends Table {
  viewer: Viewer;
  phase: 'turns' | 'endOfRound' | 'reset' | 'over';
  /** Cards left in each face-down deck. */
  decks: { enchantments: number; banners: number; objectives: number; wanderer: number };
  placement: Placement | null;
  question: QuestionView | null;
  result: Result | null;
  options?: MaraOptions;
}
