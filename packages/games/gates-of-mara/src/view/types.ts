import type { Refusal, Result, Seat, Viewer } from '@conclave/engine';
import type { Effect, Element, FigureKind, RealmId, Shape } from '../cards/index.ts';
import type { Progress } from '../rules/index.ts';
import type { Score } from '../scoring.ts';
import type { Source } from '../state.ts';
import type { Edge } from './edge.ts';
import type { AbilityFacts, CostFacts } from './facts.ts';
import type { PlaceOption } from './options.ts';
import type { Outlook } from './outlook.ts';

/** A figure on the table. */
export interface Standing {
  seat: Seat;
  figure: string;
  kind: FigureKind;
}

export interface PlaceView {
  /** As moves name it. */
  id: string;
  name: string;
  figures: Standing[];
  /** What it means to the viewer, figure by figure; empty unless the viewer is to place one. */
  options: PlaceOption[];
}

export interface SpaceView extends PlaceView {
  ability: AbilityFacts;
  /** The Banner lying in the slot of this space: its id, `null` for an empty slot; absent where there is no slot. */
  banner?: string | null;
}

export interface CaravanSpaceView {
  id: string;
  name: string;
  ability: AbilityFacts;
  owner: Seat | null;
}

export interface RealmView {
  id: RealmId;
  name: string;
  text: string;
  lord: string | null;
  hasWanderer: boolean;
  /** By seat. */
  influence: number[];
  trackEnd: number;
  /** Influence needed to win anything here. */
  threshold: number;
  /** By seat. */
  claims: number[];
  /** Where the viewer's claims hang on a single Influence, while turns are taken. */
  edge: Edge | null;
  /** Figures and Caravans that count for this realm, by seat. */
  pieces: number[];
  spaces: SpaceView[];
  caravanSpaces: CaravanSpaceView[];
}

export interface GateView extends PlaceView {
  /** The realms it touches. */
  realms: RealmId[];
}

export interface CardView {
  card: string;
  name: string;
  text: string;
}

export interface EnchantmentView extends CardView {
  price: CostFacts;
  shapes: readonly Shape[];
  /** Points it scores if bought this round. */
  points: number;
  ability: AbilityFacts;
  /** Why the viewer could not buy it now, even with an Enchanter placed. */
  refusal: Refusal | null;
}

export interface ObjectiveView extends CardView {
  points: number;
  /** By seat, as things stand. Claims of this round come only at its end: see the outlook. */
  progress: Progress[];
}

export interface FigureView {
  figure: string;
  kind: FigureKind;
  name: string;
  shape: Shape;
  energy: number;
  /** Where it stands; `null` at home. */
  at: string | null;
  innate: AbilityFacts | null;
  attachments: { card: string; name: string; text: string; isBanner: boolean }[];
  /** Cards and Banners it can still take. */
  room: number;
  bannerRoom: number;
}

export interface PlayerView {
  seat: Seat;
  tribe: string;
  tribeName: string;
  color: string;
  energy: number;
  energyMax: number;
  gems: Record<Element, number>;
  onyx: number;
  keys: number;
  caravans: number;
  points: number;
  /** Where those points came from. */
  scored: Record<Source, number>;
  hasPassed: boolean;
  figures: FigureView[];
  attachments: number;
  claims: number;
  keysThisRound: number;
  enchantmentsThisRound: number;
  /** The final scoring as things stand, without the end of this round. */
  score: Score;
}

/** An ability of the placement under way. */
export interface OpenAbility {
  ability: AbilityFacts;
  state: 'open' | 'used';
  /** It was paid for while placing. */
  isPaid: boolean;
  /** Why an open one cannot be used now. */
  refusal: Refusal | null;
}

export interface PlacementView {
  seat: Seat;
  figure: string;
  at: string;
  realms: RealmId[];
  abilities: OpenAbility[];
}

/** What the open question is about. */
export type QuestionView =
  | { about: 'influenceOrPoints'; realm: RealmId; amount: number; points: number }
  | { about: 'takeGems'; amount: number; of: Element[]; different: boolean }
  | { about: 'placeCaravan'; realm: RealmId; isSecond: boolean }
  | { about: 'earthLord'; realm: RealmId; influence: number }
  | { about: 'exchange' }
  | { about: 'attach'; card: string }
  | { about: 'enchant'; left: number };

export interface MaraView {
  viewer: Viewer;
  round: number;
  rounds: number;
  phase: 'turns' | 'endOfRound' | 'reset' | 'over';
  turnOrder: Seat[];
  /** Whose turn it is; `null` between rounds. */
  turn: Seat | null;
  players: PlayerView[];
  /** Clockwise, from Chaos. */
  realms: RealmView[];
  /** Gate n lies between realm n and the next. */
  gates: GateView[];
  centralGate: PlaceView & { keys: number };
  enchantmentBoard: PlaceView & { row: (Standing | null)[]; slots: (EnchantmentView | null)[]; purchases: number };
  objectives: ObjectiveView[];
  wanderer: { realm: RealmId; name: string } & CardView & { cost: CostFacts; rewards: (readonly Effect[])[]; canPay: boolean[] };
  lords: { lord: string; name: string; text: string; element: Element; realm: RealmId | null }[];
  /** Cards left in each face-down deck. */
  decks: { enchantments: number; banners: number; objectives: number; wanderer: number };
  /** What those decks hold, in no order: everything else lies open. */
  unseen: { enchantments: Record<string, number>; banners: Record<string, number>; objectives: string[]; wanderer: string[] };
  /** By id: every ability a placement offered now would open, and that of a card to be attached. */
  abilities: Record<string, AbilityFacts>;
  placement: PlacementView | null;
  question: QuestionView | null;
  /** What the end of the round would bring now; `null` between rounds and after the end. */
  outlook: Outlook | null;
  result: Result | null;
}
