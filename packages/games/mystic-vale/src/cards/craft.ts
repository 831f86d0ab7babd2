import { advancementAt, allAdvancements, allLeaders, NO_SYMBOLS, pieceAt } from './cards.ts';
import { type Effect, POSITIONS, type Symbols, type Timing } from './schema.ts';
import { type Base, perValues, type Side, tables } from './tables.ts';

/**
 * What a card is made of, as one number: what was printed on it (or which leader it became, and the side that shows),
 * and for each position the plain and the eclipse advancement sleeved there. One number a card keeps copies of a game cheap.
 */
export type Make = number;

/** An ability on a card, told apart from every other ability of its owner by its key. */
export interface Ability {
  readonly key: number;
  readonly effect: Effect;
  /** The advancement it is on; -1 on a leader. */
  readonly piece: number;
}

const LEADER_KEYS = { start: 1000, upgraded: 1010 } as const;
export const isLeaderKey = (key: number): boolean => key >= LEADER_KEYS.start;

const BASES = tables.bases.length;
const LEADER_BASES = 2 * allLeaders().length;

const plainKinds = allAdvancements().flatMap(({ index, eclipse }) => (eclipse ? [] : [index]));
const eclipseKinds = allAdvancements().flatMap(({ index, eclipse }) => (eclipse ? [index] : []));
/** An advancement's number among those of its sort, from 1 on; 0 means none. */
const rankOf = allAdvancements().map(({ index, eclipse }) => (eclipse ? eclipseKinds : plainKinds).indexOf(index) + 1);
const ECLIPSE_STEP = plainKinds.length + 1;
const SLOT_STEP = ECLIPSE_STEP * (eclipseKinds.length + 1);
const PLACES = POSITIONS.length;

const slotSteps = Array.from({ length: PLACES }, (_, place) => BASES * SLOT_STEP ** place);

/** What a piece adds to a card's make-up. */
const weightOf = (piece: number): number => {
  const { advancement, place } = pieceAt(piece);
  return (slotSteps[place] ?? 0) * (rankOf[advancement.index] ?? 0) * (advancement.eclipse ? ECLIPSE_STEP : 1);
};
const weights = Array.from({ length: allAdvancements().length * PLACES }, (_, piece) => weightOf(piece));

/** A starting card, by its id and the place of its printed section. */
export function startingMake(id: string, printedAt: number): Make {
  return tables.bases.findIndex((base) => base.id === id && base.printedAt === printedAt);
}
export const leaderMake = (leader: number, side: Side): Make => BASES - LEADER_BASES + 2 * leader + (side === 'upgraded' ? 1 : 0);

/** The card after sleeving. That the piece fits must be known. */
export const sleevedMake = (make: Make, piece: number): Make => make + (weights[piece] ?? 0);

/** Which of six kinds of room a piece needs: its place, plain or eclipse. */
const roomKinds = allAdvancements().flatMap(({ eclipse }) => POSITIONS.map((_, place) => (eclipse ? PLACES : 0) + place));
export const roomKindOf = (piece: number): number => roomKinds[piece] ?? 0;
export const ROOM_KINDS = 2 * PLACES;

/** Everything that counts on a card, worked out once for each make-up. */
export interface Face {
  readonly base: Base;
  /** The plain and the eclipse piece of each place; -1 for none. */
  readonly plain: readonly number[];
  readonly eclipse: readonly number[];
  readonly visible: readonly number[];
  readonly mana: number;
  readonly animal: number;
  readonly forest: number;
  readonly sky: number;
  readonly wild: number;
  /** Decay that counts, less growth: what the card does to effective decay. */
  readonly burden: number;
  readonly decay: number;
  readonly growth: number;
  readonly guardian: number;
  /** Blue VP: the key of its bearer, and how much. */
  readonly blue: readonly (readonly [key: number, vp: number])[];
  /** Gray VP that shows on its advancements, red VP that shows anywhere on it. */
  readonly gray: number;
  readonly red: number;
  /** Level 3 advancements, covered ones too. */
  readonly level3: number;
  /** The ids of what shows, top to bottom. */
  readonly parts: readonly string[];
  readonly isBlank: boolean;
  readonly isLeader: boolean;
  /** A bit for each kind of room that is free. */
  readonly room: number;
  readonly whenPlayed: readonly Ability[];
  readonly harvest: readonly Ability[];
  /** Moss Troll, Kirath */
  readonly onDeck: readonly Ability[];
  /** Algeni */
  readonly wouldSpoil: readonly Ability[];
  readonly discard: readonly Ability[];
  readonly endOfGame: readonly Ability[];
  readonly staysOnSpoil: boolean;
  /** Xanos */
  readonly turnsBack: boolean;
}

export const fits = (face: Face, piece: number): boolean => (face.room & (1 << roomKindOf(piece))) !== 0;

interface Content {
  readonly base: Base;
  readonly plain: number[];
  readonly eclipse: number[];
}

/** The piece of a rank among its sort; -1 for rank 0. */
const pieceOf = (kinds: readonly number[], rank: number, place: number): number => (rank === 0 ? -1 : (kinds[rank - 1] ?? 0) * PLACES + place);

function contentOf(make: Make): Content {
  const base = tables.bases[make % BASES];
  if (!base) throw new Error(`${make} is no card`);
  const content: Content = { base, plain: [], eclipse: [] };
  let rest = Math.floor(make / BASES);
  for (let place = 0; place < PLACES; place++) {
    const slot = rest % SLOT_STEP;
    content.plain.push(pieceOf(plainKinds, slot % ECLIPSE_STEP, place));
    content.eclipse.push(pieceOf(eclipseKinds, Math.floor(slot / ECLIPSE_STEP), place));
    rest = Math.floor(rest / SLOT_STEP);
  }
  return content;
}

/** MV-ECLIPSE-09: where both lie, the plain one shows. */
const visibleOf = ({ plain, eclipse }: Content): number[] =>
  plain.map((piece, place) => (piece >= 0 ? piece : (eclipse[place] ?? -1))).filter((piece) => piece >= 0);

function abilitiesOf(base: Base, visible: readonly number[]): readonly Ability[] {
  const abilities: Ability[] = [];
  for (const piece of visible) for (const effect of advancementAt(piece).effects) abilities.push({ key: piece, effect, piece });
  const own = base.leader?.[base.side].effects ?? [];
  own.forEach((effect, i) => {
    abilities.push({ key: LEADER_KEYS[base.side] + i, effect, piece: -1 });
  });
  return abilities;
}

const NO_ABILITIES: readonly Ability[] = [];
const timedAt = (timing: Timing, abilities: readonly Ability[]): readonly Ability[] =>
  abilities.some(({ effect }) => effect.timing === timing) ? abilities.filter(({ effect }) => effect.timing === timing) : NO_ABILITIES;

function roomOf({ base, plain, eclipse }: Content): number {
  if (base.leader) return 0; // MV-SLEEVE-06
  let room = 0;
  for (let place = 0; place < PLACES; place++) {
    if (place === base.printedAt) continue;
    if (plain[place] === -1) room |= 1 << place;
    if (eclipse[place] === -1) room |= 1 << (place + PLACES);
  }
  return room;
}

type Sum = { -readonly [K in keyof Symbols]: number };

function addTo(sum: Sum, part: Symbols): void {
  sum.mana += part.mana;
  sum.decay += part.decay;
  sum.growth += part.growth;
  sum.animal += part.animal;
  sum.forest += part.forest;
  sum.sky += part.sky;
  sum.wild += part.wild;
  sum.guardian += part.guardian;
  sum.vpHarvest += part.vpHarvest;
  sum.vpEnd += part.vpEnd;
  sum.vpNegative += part.vpNegative;
}

function sumOf(base: Base, visible: readonly number[]): Sum {
  const sum = { ...NO_SYMBOLS };
  addTo(sum, base.symbols);
  for (const piece of visible) addTo(sum, advancementAt(piece).symbols);
  return sum;
}

/** Seedling, Lifebringer Seed, Wind Whisperer, Ent Guard: what a card's ongoing abilities make of its symbols. */
function modify(sum: Sum, abilities: readonly Ability[], visible: readonly number[]): void {
  const level1 = visible.filter((piece) => advancementAt(piece).level === 1).length;
  for (const { effect } of abilities)
    for (const action of effect.actions) {
      if (action.op !== 'modifyCard') continue;
      if (action.capDecay !== undefined) sum.decay = Math.min(sum.decay, action.capDecay);
      if (action.cancelDecay) sum.decay = 0;
      sum.guardian += (action.guardianPerLevel1 ?? 0) * level1;
      if (action.spiritsBecome === 'wild') {
        sum.wild += sum.animal + sum.forest + sum.sky;
        sum.animal = sum.forest = sum.sky = 0;
      }
    }
}

function blueOf(base: Base, visible: readonly number[]): (readonly [number, number])[] {
  const blue: [number, number][] = [];
  for (const piece of visible) if (advancementAt(piece).symbols.vpHarvest > 0) blue.push([piece, advancementAt(piece).symbols.vpHarvest]);
  if (base.symbols.vpHarvest > 0) blue.push([LEADER_KEYS[base.side], base.symbols.vpHarvest]);
  return blue;
}

function partsOf({ base, plain, eclipse }: Content): string[] {
  if (base.leader || base.printedAt < 0) {
    const shown = visibleOf({ base, plain, eclipse }).map((piece) => advancementAt(piece).id);
    return shown.length > 0 ? shown : [base.id];
  }
  return plain.flatMap((piece, place) => {
    if (place === base.printedAt) return [base.id];
    const shown = piece >= 0 ? piece : (eclipse[place] ?? -1);
    return shown >= 0 ? [advancementAt(shown).id] : [];
  });
}

const isLevel3 = (piece: number): boolean => piece >= 0 && advancementAt(piece).level === 3;

function workOut(make: Make): Face {
  const content = contentOf(make);
  const { base, plain, eclipse } = content;
  const visible = visibleOf(content);
  const abilities = abilitiesOf(base, visible);
  const sum = sumOf(base, visible);
  modify(sum, abilities, visible);
  return {
    base,
    plain,
    eclipse,
    visible,
    mana: sum.mana,
    animal: sum.animal,
    forest: sum.forest,
    sky: sum.sky,
    wild: sum.wild,
    decay: sum.decay,
    growth: sum.growth,
    guardian: sum.guardian,
    burden: sum.decay - sum.growth,
    blue: blueOf(base, visible),
    gray: sum.vpEnd - base.symbols.vpEnd,
    red: sum.vpNegative,
    level3: plain.filter(isLevel3).length + eclipse.filter(isLevel3).length,
    parts: partsOf(content),
    isBlank: make === BLANK,
    isLeader: base.leader !== undefined,
    room: roomOf(content),
    whenPlayed: timedAt('whenPlayed', abilities),
    harvest: timedAt('harvest', abilities),
    onDeck: timedAt('onDeck', abilities),
    wouldSpoil: timedAt('wouldSpoil', abilities),
    discard: timedAt('discard', abilities),
    endOfGame: timedAt('endOfGame', abilities),
    staysOnSpoil: timedAt('spoil', abilities).length > 0,
    turnsBack: timedAt('harvestEnd', abilities).length > 0,
  };
}

const BLANK: Make = startingMake('blank', -1);
export const isBlank = (make: Make): boolean => make === BLANK;

// Caches, never state: what a make-up shows does not change while the values are the same. The small one in front is read many times a decision.
const MOST_FACES = 50_000;
const HOT_FACES = 4093;
const caches = perValues(() => ({
  faces: new Map<Make, Face>(),
  hotMakes: new Int32Array(HOT_FACES).fill(-1),
  hotFaces: new Array<Face | undefined>(HOT_FACES).fill(undefined),
}));

export function faceOf(make: Make): Face {
  const { hotMakes, hotFaces, faces } = caches();
  const at = make % HOT_FACES;
  const hot = hotFaces[at];
  if (hotMakes[at] === make && hot) return hot;
  const face = knownFace(faces, make);
  hotMakes[at] = make;
  hotFaces[at] = face;
  return face;
}

function knownFace(faces: Map<Make, Face>, make: Make): Face {
  const face = faces.get(make);
  if (face) return face;
  if (faces.size >= MOST_FACES) faces.clear();
  const made = workOut(make);
  faces.set(make, made);
  return made;
}
