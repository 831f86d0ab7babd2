import { mean } from '../numbers.ts';
import type { Observed } from './game.ts';
import type { LabSums } from './sums.ts';

/** What one deal gave, and of how many: 1 win of 2 owners, or 210 decisions of 1 game. */
export interface Part {
  readonly got: number;
  readonly of: number;
}

/** A mean with some values and with others on the same deals, and the bounds within which the true difference lies, 95 times in 100. */
export interface Difference {
  readonly one: number;
  readonly other: number;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

export interface ThingDifference {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly taken: Difference;
  /** What part of the win its owners took; nothing where it has few owners with either values. */
  readonly wins?: Difference;
}

export interface Differences {
  readonly bySeat: readonly Difference[];
  readonly decisions: Difference;
  readonly scores?: { readonly all: Difference; readonly winners: Difference };
  readonly ways: Readonly<Record<string, Difference>>;
  /** By kind, how far the shares of owners lie from a fair one, chance taken out. */
  readonly uneven: Readonly<Record<string, Difference>>;
  readonly things: readonly ThingDifference[];
}

const Z = 1.96;
/** Student's bounds for the 20 parts that all deals are divided into. */
const PARTS = 20;
const T = 2.093;
const FEWEST_OWNERS = 30;

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
const between = (one: number, other: number, half: number): Difference => {
  const difference = other - one;
  return { one, other, difference, low: difference - half, high: difference + half };
};

/** How far each deal draws a ratio from where it is. */
function pulls(parts: readonly Part[]): { ratio: number; pull: number[] } {
  const of = sum(parts.map((part) => part.of));
  const ratio = sum(parts.map(({ got }) => got)) / Math.max(1, of);
  const scale = parts.length / Math.max(1, of);
  return { ratio, pull: parts.map((part) => scale * (part.got - ratio * part.of)) };
}

/** The difference of two means over the same deals: what the deals have in common does not blur it. */
export function differenceOf(one: readonly Part[], other: readonly Part[]): Difference {
  const [before, after] = [pulls(one), pulls(other)];
  const squares = before.pull.map((pull, deal) => ((after.pull[deal] ?? 0) - pull) ** 2);
  const half = Z * Math.sqrt(sum(squares) / Math.max(1, squares.length - 1) / Math.max(1, squares.length));
  return between(before.ratio, after.ratio, half);
}

/** What the owners of a thing won in a game, and how many they were. */
const wonWith = (id: string, { held, shares }: Observed): Part => {
  const won = shares.filter((_, seat) => held[seat]?.includes(id));
  return { got: sum(won), of: won.length };
};

/** By thing, the parts of all deals. */
type Owned = ReadonlyMap<string, readonly Part[]>;

/** How far the shares of owners lie from a fair one: the root of the mean square, without what chance alone would make of it. */
function unevenness(owned: Owned, fair: number): number {
  const things = [...owned.values()].map((parts) => ({ got: sum(parts.map(({ got }) => got)), of: sum(parts.map((part) => part.of)) }));
  const squares = things.map(({ got, of }) => {
    const share = got / Math.max(1, of);
    return of * (share - fair) ** 2 - share * (1 - share);
  });
  return Math.sqrt(Math.max(0, sum(squares) / Math.max(1, sum(things.map(({ of }) => of)))));
}

const withoutPart = (owned: Owned, part: number): Owned => new Map(Array.from(owned, ([id, parts]) => [id, parts.filter((_, deal) => deal % PARTS !== part)]));

/** Its interval comes from leaving out each twentieth of the deals in turn. */
function unevenDifference(one: Owned, other: Owned, fair: number): Difference {
  const [before, after] = [unevenness(one, fair), unevenness(other, fair)];
  const left = Array.from({ length: PARTS }, (_, part) => unevenness(withoutPart(other, part), fair) - unevenness(withoutPart(one, part), fair));
  const middle = mean(left);
  const error = Math.sqrt(((PARTS - 1) / PARTS) * sum(left.map((value) => (value - middle) ** 2)));
  return between(before, after, T * error);
}

const ownedIn = (observed: readonly Observed[], ids: readonly string[]): Owned => new Map(ids.map((id) => [id, observed.map((game) => wonWith(id, game))]));

interface Side {
  readonly lab: LabSums;
  readonly observed: readonly Observed[];
}

function thingDifference({ id, name, kind }: LabSums['things'][number], one: readonly Part[], other: readonly Part[], seats: number): ThingDifference {
  const taken = (parts: readonly Part[]): Part[] => parts.map(({ of }) => ({ got: of, of: seats }));
  const isRare = [one, other].some((parts) => sum(parts.map(({ of }) => of)) < FEWEST_OWNERS);
  return { id, name, kind, taken: differenceOf(taken(one), taken(other)), ...(!isRare && { wins: differenceOf(one, other) }) };
}

/** Who had what, and what it brought, with either values. */
function ownersCompared(one: Side, other: Side): Pick<Differences, 'uneven' | 'things'> {
  const seats = one.lab.bySeat.length;
  const things = [...new Map([...one.lab.things, ...other.lab.things].map((thing) => [thing.id, thing])).values()];
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  const idsOf = (kind: string): string[] => things.filter((thing) => thing.kind === kind).map(({ id }) => id);
  const owned = (side: Side, ids: readonly string[]): Owned => ownedIn(side.observed, ids);
  const uneven = kinds.map((kind) => [kind, unevenDifference(owned(one, idsOf(kind)), owned(other, idsOf(kind)), 1 / seats)]);
  const parts = (side: Side, id: string): readonly Part[] => owned(side, [id]).get(id) ?? [];
  return {
    uneven: Object.fromEntries(uneven),
    things: things.map((thing) => thingDifference(thing, parts(one, thing.id), parts(other, thing.id), seats)),
  };
}

const each = (games: readonly Observed[], of: (game: Observed) => number): Part[] => games.map((game) => ({ got: of(game), of: 1 }));

/** Points of all seats, or of those that won. */
const scored = ({ scores = [], shares }: Observed, onlyWinners: boolean): Part => {
  const counted = scores.filter((_, seat) => !onlyWinners || (shares[seat] ?? 0) > 0);
  return { got: sum(counted), of: counted.length };
};

/** What changes with other values, on the same deals. */
export function differences(one: Side, other: Side): Differences {
  const by = (of: (game: Observed) => number): Difference => differenceOf(each(one.observed, of), each(other.observed, of));
  const points = (onlyWinners: boolean): Difference =>
    differenceOf(
      one.observed.map((game) => scored(game, onlyWinners)),
      other.observed.map((game) => scored(game, onlyWinners)),
    );
  const ways = [...new Set([...one.observed, ...other.observed].map(({ how }) => how))];
  return {
    bySeat: one.lab.bySeat.map((_, seat) => by(({ shares }) => shares[seat] ?? 0)),
    decisions: by(({ decisions }) => decisions),
    ...(one.lab.scores && other.lab.scores && { scores: { all: points(false), winners: points(true) } }),
    ways: Object.fromEntries(ways.map((way) => [way, by(({ how }) => (how === way ? 1 : 0))])),
    ...ownersCompared(one, other),
  };
}
