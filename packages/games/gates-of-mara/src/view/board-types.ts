import type { Refusal, Seat } from '@conclave/engine';
import type { Element, FigureKind, Picture, RealmId, Shape } from '../cards/index.ts';
import type { Progress } from '../rules/index.ts';
import type { Score } from '../scoring.ts';
import type { Source, Standing } from '../state.ts';
import type { Edge } from './edge.ts';
import type { AbilityFacts, CostFacts } from './facts.ts';
import type { MaraView } from './types.ts';

export interface PlaceView {
  /** As moves name it. */
  id: string;
  name: string;
  figures: Standing[];
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
  /** The figures of those shapes, as a list. */
  carriers: string;
  /** Points it scores if bought this round. */
  points: number;
  ability: AbilityFacts;
  /** Whether the viewer could buy it now, with an Enchanter placed. */
  isInReach: boolean;
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
  attachments: CardView[];
  /** Cards it can still take. */
  room: number;
}

export interface PlayerView {
  seat: Seat;
  tribe: string;
  tribeName: string;
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
  /** The final scoring as things stand, without the end of this round. */
  score: Score;
}

/** An ability of the placement under way. */
export interface OpenAbility {
  ability: AbilityFacts;
  state: 'open' | 'used';
  /** It was paid for while placing. */
  isPaid: boolean;
  /** Why an open one cannot be used now, for the seat that is asked. */
  refusal: Refusal | null;
}

export interface PlacementView {
  seat: Seat;
  figure: string;
  at: string;
  realms: RealmId[];
  abilities: OpenAbility[];
}

/** The table as a board draws it: every place with its figures, everything printed beside its number. */
export interface BoardView extends Pick<MaraView, 'viewer' | 'round' | 'phase' | 'turnOrder' | 'question'> {
  rounds: number;
  /** Whose turn it is; `null` between rounds. */
  turn: Seat | null;
  players: PlayerView[];
  /** Clockwise, from Chaos. */
  realms: RealmView[];
  /** Gate n lies between realm n and the next. */
  gates: GateView[];
  centralGate: PlaceView & { keys: number };
  enchantmentBoard: PlaceView & { row: (Standing | null)[]; slots: (EnchantmentView | null)[] };
  objectives: ObjectiveView[];
  wanderer: { realm: RealmId } & CardView & { cost: CostFacts; rewards: (readonly Picture[])[] };
  placement: PlacementView | null;
}
