import { type Frame, fastRandom, playerOf, type Rule, type Seat, voiceOf } from '@conclave/engine';
import { type Actor, type Stage, stage } from '@conclave/engine/testing';
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
  itemNumber,
  itemOf,
  itemsOfAge,
  talentNumber,
} from './cards/index.ts';
import { manaforge } from './index.ts';
import type { ManaforgeEvent, ManaforgeMove } from './moves.ts';
import { round, turn, wholeGame } from './rules/index.ts';
import { setup } from './setup.ts';
import { type Die, EMPTY, type ManaforgeState, type Player, type WorkshopCard } from './state.ts';
import { faceText } from './words/index.ts';

type Some = Partial<Record<Element, number>>;

/** A die as a test writes it: `earth: 2 earth`, `fire: Transmute`, `arcane: earth or wind`; with `!` behind it, spent. */
type DieSpec = string;
export type CardSpec = string | { card: string; exhausted?: true; gems?: Element[] };

interface PlayerSpec {
  prestige?: number;
  mana?: Some;
  gems?: Some;
  prisms?: number;
  dice?: DieSpec[];
  stored?: number;
  workshop?: CardSpec[];
  store?: string[];
  talents?: string[];
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
  /** Dice of a type left in the pool, against the count of owned ones. */
  pool?: Partial<Record<(typeof DIE_TYPES)[number], number>>;
  reopenTurns?: boolean;
}

const NAMES = ['ana', 'ben', 'cleo', 'dan'] as const;

const list = (some: Some = {}): number[] => ELEMENTS.map((element) => some[element] ?? 0);

function dieFrom(spec: DieSpec): Die {
  const [word = '', shows = ''] = spec.replace('!', '').split(': ');
  const type = DIE_TYPES.indexOf(word as (typeof DIE_TYPES)[number]);
  const face = Array.from({ length: FACES }, (_, i) => i).find((i) => faceText(effectOf(type, i).face) === shows);
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
  byRound: [],
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

function stateFrom(spec: TableSpec): ManaforgeState {
  const specs = NAMES.flatMap((name, i) => (spec[name] || i < 2 ? [spec[name] ?? {}] : []));
  const game = setup(specs.length, { reopenTurns: spec.reopenTurns ?? false }, fastRandom(7));
  game.players = specs.map(playerFrom);
  game.draft = null;
  game.round = spec.round ?? 1;
  game.firstPlayer = spec.first ?? 0;
  game.board = Array.from({ length: constants.itemsDealtPerRound }, (_, i) => (spec.board?.[i] ? number(spec.board[i]) : EMPTY));
  game.discard = (spec.discard ?? []).map(number);
  const used = new Set([...game.board, ...game.discard, ...game.players.flatMap(({ store, workshop }) => [...store, ...workshop.map(({ item }) => item)])]);
  game.deck = spec.deck ? spec.deck.map(number).reverse() : deckFor(game.round, used);
  game.pool = diceOfType.map(
    (n, type) => spec.pool?.[DIE_TYPES[type] as 'earth'] ?? n - game.players.flatMap(({ dice }) => dice).filter((die) => die.type === type).length,
  );
  game.turn = { seat: 0, spends: spec.spends ?? constants.spendsPerTurn, hasBuilt: spec.hasBuilt ?? false, used: [], hasPlaced: false };
  game.stack = turnsOn(game);
  return game;
}

const inStep = <P extends object, S extends string>(rule: Rule<P, S>, details: P, at: NoInfer<S>): Frame => ({ ...rule(details), at });

const turnsOn = ({ firstPlayer, seats }: ManaforgeState): Frame[] => [
  inStep(wholeGame, {}, 'playARound'),
  inStep(round, { turns: ((seats - (firstPlayer ?? 0)) % seats) + 1 }, 'nextTurn'),
  inStep(turn, { seat: 0 }, 'act'),
];

/** A plain sentence: begins with a capital, ends with a full stop, holds nothing raw. */
function expectSentence(sentence: string | undefined, about: unknown): void {
  if (!sentence || !/^[A-Z].+\.$/s.test(sentence) || /undefined|NaN/.test(sentence)) throw new Error(`no sentence for ${JSON.stringify(about)}: ${sentence}`);
}

/** An actor whose every refusal must have a reason, and of whose every move all must be told in words. */
function watched(actor: Actor<ManaforgeMove>, table: Stage<ManaforgeState, ManaforgeMove, ManaforgeEvent>, told: ManaforgeEvent[]): Actor<ManaforgeMove> {
  const voice = voiceOf(NAMES, 'spectator');
  return {
    ...actor,
    get isAsked() {
      return actor.isAsked;
    },
    plays(kind, details) {
      actor.plays(kind, details);
      const events = table.heard();
      for (const event of events)
        expectSentence(
          manaforge.words.event(event, voice)?.replace(/^[a-z]/, (first) => first.toUpperCase()),
          event,
        );
      told.push(...events);
    },
    cannot(kind, details) {
      const refusal = actor.cannot(kind, details);
      expectSentence(refusal.reason, refusal);
      return refusal;
    },
  };
}

/** A table in Ana's turn, with only what matters on it. */
export function scenario(spec: TableSpec = {}) {
  const game = stateFrom(spec);
  const stageOf = stage(manaforge, game, NAMES.slice(0, game.seats));
  const told = stageOf.heard();
  const table = Object.assign(Object.create(stageOf) as typeof stageOf, { heard: () => told.splice(0) });
  const [ana, ben, cleo, dan] = stageOf.actors.map((actor) => watched(actor, stageOf, told)) as [
    Actor<ManaforgeMove>,
    Actor<ManaforgeMove>,
    Actor<ManaforgeMove>,
    Actor<ManaforgeMove>,
  ];
  return {
    table,
    game,
    ana,
    ben,
    cleo,
    dan,
    of: ({ seat }: Actor<ManaforgeMove>): Player => playerOf(game, seat),
    prestige: (): number[] => game.players.map(({ prestige }) => prestige),
    /** Names of the cards in a Workshop that are charged. */
    charged: ({ seat }: Actor<ManaforgeMove>): string[] =>
      playerOf(game, seat)
        .workshop.filter(({ charged }) => charged)
        .map(({ item }) => itemOf(item).id),
  };
}

/** The table before the draft, with these talents dealt. */
export function draftTable(hands: string[][]) {
  const game = setup(hands.length, {}, fastRandom(3));
  const dealt = hands.map((hand) => hand.map(talentNumber));
  const all = [...game.unusedTalents, ...(game.draft?.hands.flat() ?? [])];
  game.draft = { hands: dealt, picks: dealt.map(() => []) };
  game.unusedTalents = all.filter((talent) => !dealt.flat().includes(talent)).sort((one, other) => one - other);
  const table = stage(manaforge, game, NAMES.slice(0, game.seats));
  return { table, game, actors: table.actors, of: ({ seat }: Actor<ManaforgeMove>): Player => playerOf(game, seat) };
}

/** All pick the first talent of their hand each time, then keep the two named. */
export function draftInto(kept: [string, string][]) {
  const fillers = ['earth-crafter', 'fire-crafter', 'wind-crafter', 'water-crafter', 'geomancer', 'pyromancer', 'aeromancer', 'hydromancer', 'earth-enchanter'];
  const free = fillers.filter((id) => !kept.flat().includes(id));
  // A pick made after n passes comes from the hand dealt n places before: lay the hands out so that everybody picks what they keep.
  const seats = kept.length;
  const hands: string[][] = kept.map(() => []);
  for (let at = 0; at < constants.talentsDealt; at++)
    for (let seat = 0; seat < seats; seat++) hands[(seat - at + 2 * constants.talentsDealt * seats) % seats]?.push(kept[seat]?.[at] ?? (free.pop() as string));
  const scene = draftTable(hands);
  for (let at = 0; at < constants.talentsDealt - 1; at++)
    for (const actor of scene.actors) actor.plays('pick', { talent: hands[(actor.seat - at + 8 * seats) % seats]?.[at] });
  return { ...scene, keepAll: () => scene.actors.forEach((actor) => void actor.plays('keep', { talents: sorted(kept[actor.seat] ?? []) })) };
}

const sorted = (ids: readonly string[]): string[] => ids.toSorted((one, other) => talentNumber(one) - talentNumber(other));
