import type { IdeaOf, MoveOf, Prompt, Seat } from '@conclave/engine';
import { type Card, type Character, ITEMS, type Item, itemsAt, RESOURCES, type Resource, SKILLS, type Skill, SPELLS, type Spell } from './cards/index.ts';
import type { Rolled, Status } from './state.ts';

const doubling = { optional: itemsAt('withAction') } as const;
/** The Resource that a Doubling Potion makes count twice. */
const double = { optional: RESOURCES } as const;
const pay = { each: RESOURCES } as const;
const seatIfAny = { optional: 'number' } as const;

export type Answer = Item | 'counter' | 'heal';

/** The cards that answer: an attack, a Counter, or the loss of the last heart. */
const ANSWERS: readonly Answer[] = [...new Set<Answer>(['counter', ...itemsAt('attacked'), ...itemsAt('countered'), ...itemsAt('beforeTheDice'), 'heal'])];

export const shapes = {
  chooseSkill: { skill: SKILLS },
  chooseSpell: { spell: SPELLS },

  drawRow: { place: 'number' },
  drawDeck: {},
  buyItem: { pay, double },
  buySpell: { spell: SPELLS, pay, double },
  raise: { skill: SKILLS, pay, double },
  /** `with`: the Potion that doubles it. */
  castFireball: { target: 'number', with: doubling },
  castWither: { target: 'number', with: doubling },
  /** `dungeon`: who rolls the dungeon die; the next living player unless named. */
  castHeal: { dungeon: seatIfAny, with: doubling },
  rollForTroll: {},
  pass: {},
  playItem: { item: ITEMS, target: seatIfAny, skill: { optional: SKILLS } },
  endTurn: {},

  /** `target`: whom a Shield turns the attack on. `dungeon`: as in castHeal. */
  respond: { card: ANSWERS, target: seatIfAny, dungeon: seatIfAny },
  decline: {},
  /** Of the second casting of a doubled spell; for Heal, who rolls the dungeon die. */
  nameTarget: { target: 'number' },
  lowerSkill: { skill: SKILLS },

  drawForTroll: {},
  discard: { card: 'text' },
  rollToResurrect: {},
} as const;

/** The questions that a seat can be asked. */
export type Asks =
  | 'chooseSkill'
  | 'chooseSpell'
  | 'act'
  | 'endTurn'
  | 'drawForTroll'
  | 'discard'
  | 'resurrect'
  | 'answerAttack'
  | 'shatterCounter'
  | 'layCards'
  | 'lowerSkill'
  | 'nameTarget'
  | 'nameDungeon'
  | 'staveOffDeath';

export type MagesPrompt = Prompt<MagesMove, Asks>;

export type MagesMove = MoveOf<typeof shapes>;
/** A move that may lack details, as it is asked about. */
export type MagesIdea = IdeaOf<typeof shapes>;
export type MoveKind = MagesMove['do'];
export type Attacking = 'fireball' | 'wither';

/** What was paid, and which card of it a Doubling Potion made count twice. */
export interface Paid {
  pay: Resource[];
  double?: Resource;
}

export type MagesEvent =
  | { is: 'characterDealt'; seat: Seat; character: Character }
  | { is: 'skillChosen'; seat: Seat; skill: Skill }
  | { is: 'spellChosen'; seat: Seat; spell: Spell }
  | { is: 'startFound'; seat: Seat }
  | { is: 'turnBegan'; seat: Seat; turn: number; actions: number }
  | { is: 'shacklesFell'; seat: Seat; count: number }
  | { is: 'passed'; seat: Seat }
  | { is: 'rowCardTaken'; seat: Seat; card: Resource; place: number }
  | { is: 'rowFilled'; card: Resource; place: number }
  /** `card` is seen by the drawer only. */
  | { is: 'resourceDrawn'; seat: Seat; card?: Resource; why: 'action' | 'troll' | 'resurrection' }
  | { is: 'pileShuffled'; pile: 'resources' | 'items' }
  /** `card` is seen by the buyer only. */
  | ({ is: 'itemBought'; seat: Seat; card?: Item } & Paid)
  | ({ is: 'spellBought'; seat: Seat; spell: Spell } & Paid)
  | ({ is: 'levelRaised'; seat: Seat; skill: Skill; level: number } & Paid)
  | { is: 'levelGained'; seat: Seat; skill: Skill; level: number }
  | { is: 'levelLost'; seat: Seat; by: Seat; skill: Skill; level: number }
  | { is: 'spellCast'; seat: Seat; spell: Attacking; target: Seat; doubled?: true }
  /** The second half of a doubled spell. */
  | { is: 'spellCastAgain'; seat: Seat; spell: Attacking; target: Seat }
  | { is: 'healCast'; seat: Seat; dungeon: Seat; doubled?: true }
  | { is: 'healCastAgain'; seat: Seat; dungeon: Seat }
  /** A Heal against death. */
  | { is: 'deathFought'; seat: Seat; dungeon: Seat }
  | { is: 'itemPlayed'; seat: Seat; item: Item; target?: Seat; skill?: Skill }
  /** An Amulet and a Curse met in front of a seat. */
  | { is: 'amuletAndCurseCancelled'; seat: Seat }
  /** `card` is seen by the two players only. */
  | { is: 'cardStolen'; seat: Seat; from: Seat; card?: Card }
  | { is: 'cardForgotten'; seat: Seat; from: Seat; card: Card }
  | { is: 'witherCancelled'; seat: Seat; from: 'hand' | 'table' }
  | { is: 'attackCountered'; seat: Seat; card: Answer }
  | { is: 'attackDeflected'; seat: Seat; target: Seat; card: Answer }
  | { is: 'counterShattered'; seat: Seat; card: Answer }
  | ({ is: 'dieRolled' } & Rolled)
  | { is: 'mirrorUsed'; seat: Seat }
  | { is: 'attackFailed'; seat: Seat; target: Seat; spell: Attacking }
  | { is: 'attackReflected'; seat: Seat; target: Seat; spell: Attacking }
  | { is: 'nothingToLower'; seat: Seat }
  | { is: 'healFailed'; seat: Seat }
  | { is: 'heartLost'; seat: Seat; hearts: number }
  | { is: 'heartGained'; seat: Seat; hearts: number }
  | { is: 'heartsFull'; seat: Seat }
  | { is: 'died'; seat: Seat; killer: Seat | null; status: Status }
  | { is: 'characterClaimed'; seat: Seat; from: Seat; character: Character }
  | { is: 'charactersLeft'; seat: Seat; characters: Character[] }
  | { is: 'spellsClaimed'; seat: Seat; spells: Spell[] }
  /** `dice`: those rolled for it, all of them; none with a Troll Trap. */
  | { is: 'trollWon'; seat: Seat; from: Seat | null; dice?: number[] }
  | { is: 'trollMissed'; seat: Seat; dice: number[] }
  | { is: 'trollReturned' }
  | { is: 'resurrected'; seat: Seat; dice: number[] }
  | { is: 'resurrectionFailed'; seat: Seat; dice: number[] }
  | { is: 'cardDiscarded'; seat: Seat; card: Card }
  | { is: 'gameWon'; seat: Seat; how: 'allSkills' | 'lastAlive' };
