import { type Catalogue, type CatalogueEntry, readCatalogue } from '@conclave/engine';
import data from './catalogue.json' with { type: 'json' };
import { type Bearer, checkEffects } from './effects.ts';
import { type Effect, type Kind, POSITIONS, type Position, readValues, type Symbols, type ValuesOf } from './schema.ts';

interface Printed {
  readonly index: number;
  readonly id: string;
  readonly copies: number;
}

export type StartingCard = Printed & ValuesOf<'startingCard'>;
export type Advancement = Printed & ValuesOf<'advancement'>;
export type Vale = Printed & ValuesOf<'vale'>;
export type Leader = Printed & ValuesOf<'leader'>;
/** A plain mana token or an amulet. */
export type Token = Printed & ValuesOf<'token'>;

/** One of the three copies of an advancement: its number says which advancement and which position. */
export interface Piece {
  readonly piece: number;
  readonly advancement: Advancement;
  readonly position: Position;
  /** 0 top, 1 middle, 2 bottom. */
  readonly place: number;
}

export type Side = 'start' | 'upgraded';

/** What a card is before anything is sleeved on it. */
export interface Base {
  /** The id of a starting card or of a leader. */
  readonly id: string;
  /** Where its printed section is; -1 where it has none. */
  readonly printedAt: number;
  readonly symbols: Symbols;
  readonly leader: Leader | undefined;
  readonly side: Side;
}

/** All cards with their values, by number and by id. Ids, numbers and their order are the same whatever the values. */
export interface Tables {
  readonly startingCards: readonly StartingCard[];
  readonly advancements: readonly Advancement[];
  readonly vales: readonly Vale[];
  readonly leaders: readonly Leader[];
  /** The plain mana token first, then the amulets. */
  readonly tokens: readonly Token[];
  readonly pieces: readonly Piece[];
  readonly bases: readonly Base[];
  readonly advancementsById: ReadonlyMap<string, Advancement>;
  readonly valesById: ReadonlyMap<string, Vale>;
  readonly leadersById: ReadonlyMap<string, Leader>;
  readonly tokensById: ReadonlyMap<string, Token>;
}

interface Borne {
  readonly bearer: Bearer;
  readonly effects: readonly Effect[];
}

/** All effects on a card, and what sort of card bears them. */
function borne(values: ValuesOf<Kind>): Borne[] {
  if ('active' in values) return [values.active, values.used].map(({ effects }) => ({ bearer: 'token', effects }));
  if ('upgraded' in values) return [values.start, values.upgraded].map(({ effects }) => ({ bearer: 'leader', effects }));
  if (!('effects' in values)) return [];
  return [{ bearer: 'eclipse' in values ? 'advancement' : 'vale', effects: values.effects }];
}

function cardsOf<K extends Kind>({ entries }: Catalogue, ...kinds: K[]): (Printed & ValuesOf<K>)[] {
  const isOfKind = (entry: CatalogueEntry): boolean => (kinds as string[]).includes(entry.kind);
  return entries.filter(isOfKind).map((entry, index) => {
    const { id, copies } = entry;
    const values = readValues(entry.kind as K, id, entry.values);
    for (const { bearer, effects } of borne(values)) checkEffects(bearer, id, effects);
    return { index, id, copies, ...values };
  });
}

const PLACES = POSITIONS.length;
const piecesOf = (advancements: readonly Advancement[]): Piece[] =>
  advancements.flatMap((advancement) => POSITIONS.map((position, place) => ({ piece: advancement.index * PLACES + place, advancement, position, place })));

function startingBases({ id, symbols, positions }: StartingCard): Base[] {
  const places = POSITIONS.map((_, place) => place).filter((place) => positions[POSITIONS[place] ?? 'top'] > 0);
  return (places.length > 0 ? places : [-1]).map((printedAt) => ({ id, printedAt, symbols, leader: undefined, side: 'start' }));
}

const leaderBases = (leader: Leader): Base[] =>
  (['start', 'upgraded'] as const).map((side) => ({ id: leader.id, printedAt: -1, symbols: leader[side].symbols, leader, side }));

const byId = <T extends Printed>(list: readonly T[]): ReadonlyMap<string, T> => new Map(list.map((one) => [one.id, one]));

/** Everything that follows from the values of a catalogue. Throws an `Error` that names card and value. */
export function tablesOf(catalogue: Catalogue): Tables {
  const startingCards: StartingCard[] = cardsOf(catalogue, 'startingCard');
  const advancements: Advancement[] = cardsOf(catalogue, 'advancement');
  const vales: Vale[] = cardsOf(catalogue, 'vale');
  const leaders: Leader[] = cardsOf(catalogue, 'leader');
  const tokens: Token[] = cardsOf(catalogue, 'token', 'amulet');
  return {
    startingCards,
    advancements,
    vales,
    leaders,
    tokens,
    pieces: piecesOf(advancements),
    bases: [...startingCards.flatMap(startingBases), ...leaders.flatMap(leaderBases)],
    advancementsById: byId(advancements),
    valesById: byId(vales),
    leadersById: byId(leaders),
    tokensById: byId(tokens),
  };
}

export const catalogue: Catalogue = readCatalogue(data);

/** Those in force: a values pack may stand in for them. Nothing else keeps what was made of values. */
export let tables: Tables = tablesOf(catalogue);

export function putTables(values: Tables): Tables {
  const before = tables;
  tables = values;
  return before;
}

/** Something that is worked out from the values in force: made once for each of them, and kept as long as they are. */
export function perValues<T extends object>(make: () => T): () => T {
  const made = new WeakMap<Tables, T>();
  let [last, latest] = [tables, make()];
  made.set(last, latest);
  return () => {
    if (last !== tables) {
      latest = made.get(tables) ?? make();
      made.set(tables, latest);
      last = tables;
    }
    return latest;
  };
}
