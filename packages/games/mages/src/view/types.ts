import type { Result, Seat } from '@conclave/engine';
import type { BySkill, BySpell, Card, Character, Item, Resource, Spell } from '../cards/index.ts';
import type { Attacking } from '../moves.ts';
import type { Rolled, RollFor, Status } from '../state.ts';

export interface PlayerView {
  character: Character | null;
  claimed: Character[];
  /** The spell chosen for Elad. */
  chosenSpell: Spell | null;
  status: Status;
  hasResurrected: boolean;
  hearts: number;
  levels: BySkill<number>;
  /** Sides of the die each skill rolls. */
  dice: BySkill<number>;
  /** Orbs the next level costs; null at the top. */
  levelPrices: BySkill<number | null>;
  /** Jewels each spell costs this player. */
  spellPrices: BySpell<number>;
  /** Fin an Item costs this player. */
  itemPrice: number;
  /** Cards in hand. */
  cards: number;
  /** The cards themselves; null in the hands of others. */
  hand: Card[] | null;
  handLimit: number;
  /** Items face-up in front of the player. */
  table: Item[];
  /** Amulets minus Curses: what counts on the next roll. */
  modifier: number;
  isShackled: boolean;
  hasTroll: boolean;
  trollRolls: number;
}

/** A side of a contest that is about to be rolled. */
export interface SideView {
  seat: Seat;
  for: RollFor;
  /** The level of the skill; null for the dungeon die. */
  level: number | null;
  sides: number;
  modifier: number;
  mirrors: number;
}

export interface AttackView {
  spell: Attacking;
  caster: Seat;
  target: Seat;
  doubled: boolean;
  /** 1, or 2 in the second half of a doubled spell. */
  casting: 1 | 2;
  /** The Counter in force, or the Shield that works as one. */
  countered: 'counter' | 'apprentices-shield' | null;
  attacker: SideView;
  defender: SideView;
  /** The exact chance, from 0 to 1, that the spell strikes the target; null once the dice have fallen. */
  chance: number | null;
  /** Whom the dice say it strikes; null before, or if nobody. */
  struck: Seat | null;
  /** Where the attack stands. */
  stage: 'answer' | 'shatter' | 'layCards' | 'lowerSkill' | 'nameTarget' | 'struck';
  /** To whom a Shield could turn it. Nobody: it would work as a Counter. */
  bystanders: Seat[];
}

export interface HealView {
  healer: Seat;
  dungeon: Seat;
  doubled: boolean;
  casting: 1 | 2;
  roller: SideView;
  against: SideView;
  chance: number;
}

/** Somebody at 0 hearts, who may yet be saved by a Heal. */
export interface DyingView {
  seat: Seat;
  killer: Seat | null;
  /** The chance that a Heal would save. */
  chance: number;
}

export type Phase = 'start' | 'resurrect' | 'act' | 'endTurn' | 'drawForTroll' | 'discard';

export interface MagesView {
  players: PlayerView[];
  /** Whose turn it is; null before the first. */
  active: Seat | null;
  phase: Phase;
  turns: number;
  /** Actions left. */
  actions: number;
  /** Miziko the active player may still take from the Row this turn. */
  mizikoLeft: number;
  /** Cards the active player must still discard at the end of the turn. */
  overLimit: number;
  living: Seat[];
  row: (Resource | null)[];
  deck: number;
  discard: Resource[];
  /** Cards left in each Spell pile. */
  spells: BySpell<number>;
  items: number;
  itemDiscard: Item[];
  troll: Seat | null;
  /** Character cards out of the game. */
  box: Character[];
  attack: AttackView | null;
  heal: HealView | null;
  dying: DyingView | null;
  /** A Character card whose claimant is choosing. */
  claim: { seat: Seat; from: Seat; character: Character } | null;
  /** The dice of the latest contest, in the order rolled. */
  rolls: Rolled[];
  maxHearts: number;
  maxLevel: number;
  rowSize: number;
  confirmEndOfTurn: boolean;
  result: Result | null;
}
