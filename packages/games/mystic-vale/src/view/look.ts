import { advancementAt, type Face, faceOf, leaderMake, leaderNamed, POSITIONS, type Side, type Symbols, sleevedMake } from '../cards/index.ts';
import { NONE } from '../state.ts';
import { makeFrom, pieceFrom } from './reading.ts';
import type { PieceView, PlayerView } from './types.ts';

/** One third of a crafted card: top, middle or bottom. */
export interface SectionLook {
  /** What shows here: a printed section, an advancement, or nothing. */
  readonly shows: string | null;
  readonly isEclipse: boolean;
  /** An eclipse advancement underneath, off in every way. */
  readonly covered: string | null;
}

/** A crafted card with everything merged. */
export interface CardLook {
  /** Its number among its owner's 20: what moves call `on`. */
  readonly card: number;
  /** `blank`, `cursed-land`, `fertile-land` or a leader's id. */
  readonly base: string;
  /** The side a leader shows. */
  readonly side: Side | null;
  /** Top, middle and bottom; a leader has none. */
  readonly sections: readonly SectionLook[];
  /** What counts on it now, ongoing abilities and lent guardians included. What is zero is left out. */
  readonly symbols: Partial<Symbols>;
  /** Guardians lent until the turn ends. */
  readonly lent: number;
  readonly isBlank: boolean;
  /** It stays though the field has spoiled. */
  readonly isKept: boolean;
}

function sectionOf({ base, plain, eclipse }: Face, place: number): SectionLook {
  const over = plain[place] ?? NONE;
  const under = eclipse[place] ?? NONE;
  const shown = over === NONE ? under : over;
  const sleeved = shown === NONE ? null : advancementAt(shown).id;
  return {
    shows: place === base.printedAt ? base.id : sleeved,
    isEclipse: shown !== NONE && advancementAt(shown).eclipse,
    covered: over !== NONE && under !== NONE ? advancementAt(under).id : null,
  };
}

function symbolsOf(face: Face, lent: number): Partial<Symbols> {
  const { mana, decay, growth, animal, forest, sky, wild, guardian, blue, gray, red, base } = face;
  const vpHarvest = blue.reduce((sum, [, vp]) => sum + vp, 0);
  const all = { mana, decay, growth, animal, forest, sky, wild, guardian: guardian + lent, vpHarvest, vpEnd: gray + base.symbols.vpEnd, vpNegative: red };
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n !== 0));
}

/** MV-LEADER-14: in Harvest a leader gives what the side in force gives. */
function faceInForce(face: Face, { leader }: PlayerView): Face {
  const known = face.isLeader && leader?.countsAs ? leaderNamed(leader.card) : undefined;
  return known && leader?.countsAs ? faceOf(leaderMake(known.index, leader.countsAs)) : face;
}

function look(player: PlayerView, card: number, face: Face): CardLook {
  const lent = player.lent.filter((one) => one === card).length;
  return {
    card,
    base: face.base.id,
    side: face.isLeader ? face.base.side : null,
    sections: face.isLeader ? [] : POSITIONS.map((_, place) => sectionOf(face, place)),
    symbols: symbolsOf(faceInForce(face, player), lent),
    lent,
    isBlank: face.isBlank,
    isKept: player.kept.includes(card),
  };
}

const looks = new WeakMap<PlayerView, readonly CardLook[]>();

/** All cards of a player as they look, by number. */
export function cardLooks(player: PlayerView): readonly CardLook[] {
  const known = looks.get(player);
  if (known) return known;
  const made = player.cards.map((card, on) => look(player, on, faceOf(makeFrom(card))));
  looks.set(player, made);
  return made;
}

export function cardLook(player: PlayerView, on: number): CardLook {
  const found = cardLooks(player)[on];
  if (!found) throw new Error(`there is no card ${on}`);
  return found;
}

/** What a card would look like with an advancement sleeved on it, where it fits. */
export function craftedLook(player: PlayerView, on: number, piece: PieceView): CardLook {
  const card = player.cards[on];
  if (!card) throw new Error(`there is no card ${on}`);
  return look(player, on, faceOf(sleevedMake(makeFrom(card), pieceFrom(piece))));
}
