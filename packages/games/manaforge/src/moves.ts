import type { IdeaOf, MoveOf, Prompt, Seat } from '@conclave/engine';
import { type Age, DIE_TYPES, type DieType, ELEMENTS, type Element } from './cards/index.ts';

/** Cards and talents go by their catalogue ids, dice by their place. `mana` and `gems` list amounts of earth, fire, wind and water. */
export const shapes = {
  pick: { talent: 'text' },
  keep: { talents: 'texts' },
  takeDie: { type: DIE_TYPES },
  takeNoDie: {},
  /** `take` names the mana or gem chosen, `copy` the die Transmute picks, `card` what is recharged. */
  spend: { die: 'number', take: { optional: 'texts' }, copy: { optional: 'number' }, card: { optional: 'text' } },
  build: { card: 'text', mana: 'numbers', gems: 'numbers' },
  /** A build from the discard pile; its gems hold the extra one. */
  scavenge: { card: 'text', mana: 'numbers', gems: 'numbers' },
  gainPrism: {},
  makeRoom: { card: 'text' },
  /** What is paid beyond the build cost. */
  pay: { mana: 'numbers', gems: 'numbers' },
  mimic: { card: 'text' },
  give: { from: ['gem', 'prism'] },
  giveNothing: {},
  activate: {
    card: 'text',
    ability: 'number',
    mana: { optional: 'numbers' },
    gems: { optional: 'numbers' },
    take: { optional: 'texts' },
    exhaust: { optional: 'texts' },
    recharge: { optional: 'text' },
  },
  upgrade: { card: 'text', gem: ELEMENTS },
  useTalent: { talent: 'text', die: { optional: 'number' }, take: { optional: 'texts' } },
  swapPrism: { gem: ELEMENTS },
  placeDie: { die: 'number' },
  removeDie: {},
  leaveDie: {},
  endTurn: {},
} as const;

export type ManaforgeMove = MoveOf<typeof shapes>;
/** A move that may lack details, as it is asked about. */
export type ManaforgeIdea = IdeaOf<typeof shapes>;

/** The questions that a seat can be asked. */
export type Asks = 'pickTalent' | 'keepTalents' | 'takeDie' | 'removeDie' | 'act' | 'makeRoom' | 'payExtra' | 'mimic' | 'gift';

export type ManaforgePrompt = Prompt<ManaforgeMove, Asks>;
export type MoveCalled<K extends ManaforgeMove['do']> = Extract<ManaforgeMove, { do: K }>;
/** A move that may still lack details. */
export interface Wish {
  readonly do: ManaforgeMove['do'];
  readonly talent?: string;
  readonly talents?: readonly string[];
  readonly type?: DieType;
  readonly die?: number;
  readonly copy?: number;
  readonly card?: string;
  readonly ability?: number;
  readonly mana?: readonly number[];
  readonly gems?: readonly number[];
  readonly gem?: Element;
  readonly take?: readonly string[];
  readonly exhaust?: readonly string[];
  readonly recharge?: string;
  readonly from?: 'gem' | 'prism';
}

export interface DieShown {
  readonly type: DieType;
  /** 0 to 5 */
  readonly face: number;
}

export type ManaforgeEvent =
  | { is: 'talentPicked'; seat: Seat; talent?: string }
  | { is: 'talentsKept'; seat: Seat; talents: string[] }
  | { is: 'firstPlayerDrawn'; seat: Seat }
  | { is: 'startingDiceTaken'; seat: Seat; dice: DieType[] }
  | { is: 'dieTaken'; seat: Seat; type: DieType | null }
  | { is: 'roundBegan'; round: number; age: Age; cards: string[] }
  | { is: 'diceRolled'; seat: Seat; dice: DieShown[] }
  | { is: 'turnBegan'; seat: Seat }
  | { is: 'dieSpent'; seat: Seat; die: number; shown: DieShown; copied?: DieShown }
  | { is: 'manaGained'; seat: Seat; mana: readonly number[] }
  | { is: 'gemsGained'; seat: Seat; gems: readonly number[] }
  | { is: 'prismsGained'; seat: Seat; prisms: number }
  | { is: 'prestigeGained'; seat: Seat; prestige: number; from: string }
  | { is: 'spendsGained'; seat: Seat; spends: number }
  | { is: 'itemBuilt'; seat: Seat; card: string; from: 'board' | 'discard'; mana: readonly number[]; gems: readonly number[] }
  | { is: 'cardMovedOut'; seat: Seat; card: string; gems: number }
  | { is: 'dieGained'; seat: Seat; type: DieType; shown: DieShown | null }
  | { is: 'extraPaid'; seat: Seat; card: string; mana: readonly number[]; gems: readonly number[] }
  | { is: 'effectCopied'; seat: Seat; card: string }
  | { is: 'gemGiven'; seat: Seat; to: Seat; gem: Element; from: 'gem' | 'prism' }
  | { is: 'giftRefused'; seat: Seat; to: Seat }
  | { is: 'cardActivated'; seat: Seat; card: string; ability: number; mana: readonly number[]; gems: readonly number[]; spends: number; exhausted: string[] }
  | { is: 'cardRecharged'; seat: Seat; card: string }
  | { is: 'cardUpgraded'; seat: Seat; card: string; gem: Element }
  | { is: 'talentUsed'; seat: Seat; talent: string }
  | { is: 'dieTurned'; seat: Seat; die: number; shown: DieShown }
  | { is: 'prismSwapped'; seat: Seat; gem: Element }
  | { is: 'diePlaced'; seat: Seat; die: number; shown: DieShown }
  | { is: 'dieRemoved'; seat: Seat; die: number; shown: DieShown }
  | { is: 'dieLeft'; seat: Seat; die: number; shown: DieShown }
  | { is: 'turnEnded'; seat: Seat; manaLost: readonly number[] }
  | { is: 'roundEnded'; round: number; discarded: string[] }
  | { is: 'markerPassed'; seat: Seat };
