import type { Frame, Random, Rule, Seat } from '@conclave/engine';
import {
  AGES,
  constants,
  DIE_TYPES,
  diceOfType,
  ELEMENTS,
  type Element,
  effectOf,
  elementIndex,
  FACES,
  type FaceValues,
  itemNumber,
  items,
  itemsOfAge,
  talentNumber,
} from '../cards/index.ts';
import { build, round, turn, wholeGame } from '../rules/index.ts';
import { setup } from '../setup.ts';
import { type Die, EMPTY, type ManaforgeState, type Player, type WorkshopCard } from '../state.ts';

type Some = Partial<Record<Element, number>>;

/** A die as it is written down: `earth: 2 earth`, `fire: transmute`, `arcane: earth or wind`; with `!` behind it, spent. */
type DieSpec = string;
export type CardSpec = string | { card: string; exhausted?: true; gems?: Element[] };

export interface PlayerSpec {
  prestige?: number;
  mana?: Some;
  gems?: Some;
  prisms?: number;
  dice?: DieSpec[];
  stored?: number;
  workshop?: CardSpec[];
  store?: string[];
  talents?: string[];
  /** Prestige at the end of each round played. */
  byRound?: number[];
}

export interface TableSpec {
  ana?: PlayerSpec;
  ben?: PlayerSpec;
  cleo?: PlayerSpec;
  dan?: PlayerSpec;
  board?: string[];
  discard?: string[];
  /** The cards to come, the next first. */
  deck?: string[];
  round?: number;
  /** Who holds the marker; Ana has the turn. */
  first?: Seat;
  spends?: number;
  hasBuilt?: boolean;
  /** The item that Ana has paid for and whose effect is not done yet. */
  building?: string;
  /** Dice of a type left in the pool, against the count of owned ones. */
  pool?: Partial<Record<(typeof DIE_TYPES)[number], number>>;
  reopenTurns?: boolean;
}

export const NAMES = ['ana', 'ben', 'cleo', 'dan'] as const;

const list = (some: Some = {}): number[] => ELEMENTS.map((element) => some[element] ?? 0);

function written(face: FaceValues): string {
  if (face.kind === 'mana')
    return Object.entries(face.mana)
      .map(([element, n]) => `${n} ${element}`)
      .join(' and ');
  return face.kind === 'choice' ? face.options.join(' or ') : face.kind === 'special' ? face.special : 'gem';
}

function dieFrom(spec: DieSpec): Die {
  const [word = '', shows = ''] = spec.replace('!', '').split(': ');
  const type = DIE_TYPES.indexOf(word as (typeof DIE_TYPES)[number]);
  const face = Array.from({ length: FACES }, (_, i) => i).find((i) => written(effectOf(type, i).face) === shows);
  if (face === undefined) throw new Error(`no die shows ${spec}`);
  return { type, face, spent: spec.endsWith('!') };
}

const cardFrom = (spec: CardSpec): WorkshopCard =>
  typeof spec === 'string'
    ? { item: number(spec), charged: true, gems: [] }
    : { item: number(spec.card), charged: !spec.exhausted, gems: (spec.gems ?? []).map(elementIndex) };

function number(id: string): number {
  const found = itemNumber(id);
  if (!found) throw new Error(`no item ${id}`);
  return found;
}

const playerFrom = (spec: PlayerSpec): Player => ({
  prestige: spec.prestige ?? 0,
  mana: list(spec.mana),
  gems: list(spec.gems),
  prisms: spec.prisms ?? 0,
  dice: (spec.dice ?? []).map(dieFrom),
  storedDie: spec.stored ?? null,
  workshop: (spec.workshop ?? []).map(cardFrom),
  store: (spec.store ?? []).map(number),
  talents: (spec.talents ?? []).map(talentNumber),
  earnedFrom: spec.prestige ? ['famous'] : [],
  earned: spec.prestige ? [spec.prestige] : [],
  byRound: [...(spec.byRound ?? [])],
});

/** As many cards as the deck still has in that round, of the right ages, none of them lying elsewhere. */
function deckFor(round: number, used: ReadonlySet<number>): number[] {
  const perAge = constants.rounds / AGES.length;
  const cards = AGES.flatMap((age, i) => {
    const rounds = Math.min(perAge, Math.max(0, (i + 1) * perAge - round));
    return itemsOfAge(age)
      .filter((item) => !used.has(item))
      .slice(0, rounds * constants.itemsDealtPerRound);
  });
  return cards.reverse();
}

function layItems(game: ManaforgeState, { board = [], discard = [], deck, building }: TableSpec): void {
  game.board = Array.from({ length: constants.itemsDealtPerRound }, (_, i) => (board[i] ? number(board[i]) : EMPTY));
  game.discard = discard.map(number);
  const held = game.players.flatMap(({ store, workshop }) => [...store, ...workshop.map(({ item }) => item)]);
  const used = new Set([...game.board, ...game.discard, ...held, ...(building ? [number(building)] : [])]);
  game.deck = deck ? deck.map(number).reverse() : deckFor(game.round, used);
  game.removed = items().flatMap((item) => (used.has(item.number) || game.deck.includes(item.number) ? [] : [item.number]));
}

const inStep = <P extends object, S extends string>(rule: Rule<P, S>, details: P, at: NoInfer<S>): Frame => ({ ...rule(details), at });

const turnsOn = ({ firstPlayer, seats }: ManaforgeState, { building }: TableSpec): Frame[] => [
  inStep(wholeGame, {}, 'playARound'),
  inStep(round, { turns: ((seats - (firstPlayer ?? 0)) % seats) + 1 }, 'nextTurn'),
  inStep(turn, { seat: 0 }, 'act'),
  ...(building ? [build({ seat: 0, item: number(building), space: null })] : []),
];

/** A table in Ana's turn, with only what matters on it. */
export function layTable(spec: TableSpec, random: Random): ManaforgeState {
  const specs = NAMES.flatMap((name, i) => (spec[name] || i < 2 ? [spec[name] ?? {}] : []));
  const game = setup(specs.length, { reopenTurns: spec.reopenTurns ?? false }, random);
  game.players = specs.map(playerFrom);
  game.draft = null;
  game.round = spec.round ?? 1;
  game.firstPlayer = spec.first ?? 0;
  layItems(game, spec);
  const dice = game.players.flatMap((player) => player.dice);
  game.pool = diceOfType().map((n, type) => spec.pool?.[DIE_TYPES[type] as 'earth'] ?? n - dice.filter((die) => die.type === type).length);
  game.turn = { seat: 0, spends: spec.spends ?? constants.spendsPerTurn, hasBuilt: spec.hasBuilt ?? spec.building !== undefined, used: [], hasPlaced: false };
  game.stack = turnsOn(game, spec);
  return game;
}

/** The table before the draft, with these talents dealt. */
export function layDraft(hands: string[][], random: Random): ManaforgeState {
  const game = setup(hands.length, {}, random);
  const dealt = hands.map((hand) => hand.map(talentNumber));
  const all = [...game.unusedTalents, ...(game.draft?.hands.flat() ?? [])];
  game.draft = { hands: dealt, picks: dealt.map(() => []) };
  game.unusedTalents = all.filter((talent) => !dealt.flat().includes(talent)).sort((one, other) => one - other);
  return game;
}
