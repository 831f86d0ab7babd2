import type { IdeaOf, MoveOf, Prompt } from '@conclave/engine';
import { type Element, figureNames, lords, PLACES, type Place, REALM_IDS, type RealmId } from './cards/index.ts';

/**
 * All moves. `pay` lists the gems handed over, by element, where the price leaves a choice;
 * `by` is the ability that lets a figure stand on a taken space.
 */
export const shapes = {
  place: { figure: figureNames, at: 'text', by: { optional: 'text' }, pay: { optional: 'texts' } },
  pass: {},
  use: { ability: 'text', realm: { optional: REALM_IDS }, pay: { optional: 'texts' } },
  endTurn: {},
  takeInfluence: {},
  takePoints: {},
  takeGems: { gems: 'texts' },
  placeCaravan: { space: 'text' },
  exchange: { reward: 'number', pay: { optional: 'texts' } },
  buy: { card: 'text', pay: { optional: 'texts' } },
  done: {},
  attach: { figure: figureNames },
  placeLord: { lord: lords().map(({ id }) => id), realm: REALM_IDS },
  decline: {},
} as const;

export type MaraMove = MoveOf<typeof shapes>;
/** A move that may lack details, as it is asked about. */
export type MaraIdea = IdeaOf<typeof shapes>;

/** The questions that a seat can be asked. */
export type Asks =
  | 'playOrPass'
  | 'placeLord'
  | 'useAbilities'
  | 'influenceOrPoints'
  | 'takeGems'
  | 'placeCaravan'
  | 'placeSecondCaravan'
  | 'earthLord'
  | 'exchange'
  | 'attach'
  | 'attachFireBanner'
  | 'buyEnchantment'
  | 'finishEnchanting';

export type MaraPrompt = Prompt<MaraMove, Asks>;
/** A move that may lack details: a question about it. */
export type MoveQuery = { [K in MaraMove['do']]: { do: K } & Partial<Omit<Extract<MaraMove, { do: K }>, 'do'>> }[MaraMove['do']];
export type Gems = readonly Element[];

/** Of Influence gained: `past` are the seats overtaken by it, `level` those caught up with. */
export type MaraEvent =
  | { is: 'roundBegan'; round: number; order: number[] }
  | { is: 'figurePlaced'; seat: number; figure: string; at: string; realms: RealmId[]; energy: number; by?: string; pay?: Gems }
  | { is: 'passed'; seat: number }
  | { is: 'influenceGained'; seat: number; realm: RealmId; amount: number; now: number; past: number[]; level: number[] }
  | { is: 'influenceLost'; seat: number; realm: RealmId; amount: number }
  | { is: 'influenceSwapped'; seat: number; realm: RealmId; points: number }
  | { is: 'keysTaken'; seat: number; keys: number }
  | { is: 'abilityUsed'; seat: number; ability: string; energy: number; pay: Gems; realm?: RealmId }
  | { is: 'gained'; seat: number; what: 'onyx' | 'key' | 'point' | 'energy'; amount: number }
  | { is: 'gemsGained'; seat: number; gems: Gems }
  | { is: 'caravanPlaced'; seat: number; space: string }
  | { is: 'exchanged'; seat: number; card: string; reward: number; pay: Gems }
  | { is: 'bannerTaken'; seat: number; card: string }
  | { is: 'bannerDiscarded'; seat: number; card: string }
  | { is: 'attached'; seat: number; card: string; figure: string }
  | { is: 'enchantmentBought'; seat: number; card: string; points: number; pay: Gems; onyx: number }
  | { is: 'enchantmentsRevealed'; cards: string[] }
  | { is: 'roundEnded'; round: number }
  | { is: 'claimsPlaced'; seat: number; realm: RealmId; claims: number }
  | { is: 'tiedForSecond'; seat: number; realm: RealmId; points: number }
  | { is: 'keyWon'; seat: number; realm: RealmId; keys: number }
  | { is: 'objectiveMet'; seat: number; card: string; points: number }
  | { is: 'turnOrderSet'; order: number[] }
  | { is: 'bannersDealt'; realm: RealmId; cards: string[] }
  | { is: 'wandererMoved'; realm: RealmId; card: string }
  | { is: 'objectivesDealt'; cards: string[] }
  | { is: 'lordPlaced'; seat?: number; lord: string; realm: RealmId }
  | { is: 'gameScored'; seat: number; scored: number; claims: number; keys: number; gems: number; onyx: number; total: number };

type FigureName = (typeof figureNames)[number];
export const figureName = (figure: number): FigureName => figureNames[figure] ?? '';
export const figureNumber = (name: string): number => figureNames.indexOf(name);

// Moves without free details are made once and shared: listing them allocates nothing.
const placing = figureNames.map((figure) => PLACES.map((place: Place): MaraMove => ({ do: 'place', figure, at: place.id })));
export const placeMove = (figure: number, at: number): MaraMove => placing[figure]?.[at] as MaraMove;

const attaching = figureNames.map((figure): MaraMove => ({ do: 'attach', figure }));
export const attachMove = (figure: number): MaraMove => attaching[figure] as MaraMove;

const plainUses = new Map<string, MaraMove>();
export function useMove(ability: string, realm?: RealmId): MaraMove {
  const key = realm ? `${ability} ${realm}` : ability;
  const known = plainUses.get(key);
  if (known) return known;
  const move: MaraMove = realm ? { do: 'use', ability, realm } : { do: 'use', ability };
  plainUses.set(key, move);
  return move;
}

export const PASS: MaraMove = { do: 'pass' };
export const END_TURN: MaraMove = { do: 'endTurn' };
export const DECLINE: MaraMove = { do: 'decline' };
export const DONE: MaraMove = { do: 'done' };
export const TAKE_INFLUENCE: MaraMove = { do: 'takeInfluence' };
export const TAKE_POINTS: MaraMove = { do: 'takePoints' };
