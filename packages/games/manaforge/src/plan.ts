import type { Seat } from '@conclave/engine';
import {
  ELEMENTS,
  type Element,
  effectOf,
  gemFace,
  itemNumber,
  itemOf,
  type ManaOption,
  NONE,
  type Price,
  SCAVENGER,
  talentNumber,
  talentOf,
} from './cards/cards.ts';
import { DIE_TYPES } from './cards/schema.ts';
import type { ManaforgeMove } from './moves.ts';
import { EXTRA_GEMS, setGemsAside } from './rules/build.ts';
import { thriftiest } from './rules/mana.ts';
import { add, subtract } from './state.ts';
import type { DieView, ManaforgeView, PlayerView, WorkshopCardView } from './view.ts';

/** How to come by an item this turn: everything to be done, the build last. */
export interface BuildPlan {
  readonly moves: readonly ManaforgeMove[];
  /** Places of the dice to be spent. */
  readonly dice: readonly number[];
  readonly cards: readonly string[];
  readonly prisms: number;
}

export interface Planning {
  /** None where the item is out of reach. */
  readonly plan: BuildPlan | null;
  /** What would be lacking even so, by element or `any`. */
  readonly missing: Readonly<Record<string, number>>;
}

/** Dice (by place) and cards that must be used, or must be left alone. */
export interface PlanWishes {
  readonly use?: readonly (number | string)[];
  readonly spare?: readonly (number | string)[];
}

/** What things are worth keeping: a plan with less of it is better. */
const WEIGHT = { card: 1, die: 3, unit: 1, choice: 1, talent: 1, gem: 6, prism: 10 } as const;

/** One way to use a source. */
interface Way {
  readonly mana: readonly number[];
  readonly gems: readonly number[];
  readonly cost: number;
  readonly moves: readonly ManaforgeMove[];
  /** Spends it takes; below none, spends it brings. */
  readonly spends: number;
  /** A card that must be exhausted by then. */
  readonly after?: string;
  /** An element of which a gem must be owned by then. */
  readonly copies?: number;
  /** A talent that works once a turn. */
  readonly talent?: string;
}

interface Source {
  readonly name: number | string;
  readonly ways: readonly Way[];
}

const one = (e: number, n = 1): number[] => ELEMENTS.map((_, i) => (i === e ? n : 0));
const list = (amounts: Readonly<Record<Element, number>>): number[] => ELEMENTS.map((element) => amounts[element]);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, n) => total + n, 0);

type Base = Pick<Way, 'cost' | 'moves' | 'spends'>;

/** The ways an effect of a face brings something, each with the move that ends `base`. */
function waysOfFace(player: PlayerView, die: DieView, move: ManaforgeMove & { do: 'spend' }, base: Base): Way[] {
  const effect = effectOf(DIE_TYPES.indexOf(die.type), die.face ?? 0);
  const way = (details: Partial<Way>, chosen: object = {}): Way => ({
    mana: NONE,
    gems: NONE,
    ...base,
    moves: [...base.moves, { ...move, ...chosen }],
    ...details,
  });
  if (effect.kind === 'gem') return [way({ gems: one(effect.gem) })];
  if (effect.kind === 'gemCopy') return ELEMENTS.map((element, e) => way({ gems: one(e), copies: e }, { take: [element] }));
  if (effect.kind === 'powerSurge') return rechargedWays(player, (card) => ({ ...move, card }), base);
  return effect.gains.map(({ take, mana }) =>
    way({ mana, cost: base.cost + WEIGHT.unit * sum(mana) + (take ? WEIGHT.choice : 0) }, take ? { take: [...take] } : {}),
  );
}

const manaAbilities = (card: WorkshopCardView): { ability: number; gains: readonly ManaOption[] }[] =>
  itemOf(itemNumber(card.card)).abilities.flatMap(({ gains, manaFromGems }, ability) => {
    if (!card.levels[ability]?.open) return [];
    if (manaFromGems) return [{ ability, gains: [{ take: undefined, mana: ELEMENTS.map((element) => card.gems.filter((gem) => gem === element).length) }] }];
    return gains.length > 0 ? [{ ability, gains }] : [];
  });

const activations = ({ card, ...rest }: WorkshopCardView): { mana: readonly number[]; move: ManaforgeMove }[] =>
  manaAbilities({ card, ...rest }).flatMap(({ ability, gains }) =>
    gains.map(({ take, mana }) => ({ mana, move: { do: 'activate', card, ability, ...(take && { take: [...take] }) } as ManaforgeMove })),
  );

/** A card used once more: recharged by what `move` makes of it, then activated. */
function rechargedWays(player: PlayerView, move: (card: string) => ManaforgeMove, base: Base): Way[] {
  return player.workshop.flatMap((card) =>
    card ? activations(card).map(({ mana, move: use }) => ({ ...base, mana, gems: NONE, moves: [...base.moves, move(card.card), use], after: card.card })) : [],
  );
}

function dieWays(player: PlayerView, die: DieView, place: number): Way[] {
  const move = { do: 'spend', die: place } as const;
  const base: Base = { cost: WEIGHT.die, moves: [], spends: 1 };
  if (die.shows?.kind !== 'special' || die.shows.special !== 'transmute')
    return [...waysOfFace(player, die, move, base), ...turnedWays(player, die, place, base)];
  const copied = player.dice.flatMap((other, copy) => {
    const isTransmute = other.shows?.kind === 'special' && other.shows.special === 'transmute';
    return copy === place || isTransmute ? [] : waysOfFace(player, other, { ...move, copy }, base);
  });
  return [...copied, ...turnedWays(player, die, place, base)];
}

/** A die turned to a gem by a talent first. */
function turnedWays({ talents }: PlayerView, { type, face }: DieView, place: number, base: Base): Way[] {
  return talents.flatMap(({ talent, used }) => {
    const { ability } = talentOf(talentNumber(talent));
    const turns = ability.kind === 'activated' && ability.gain.flipDieToGem?.die === type;
    const isGem = effectOf(DIE_TYPES.indexOf(type), face ?? 0).kind === 'gem';
    if (!turns || used || isGem || gemFace(DIE_TYPES.indexOf(type)) < 0) return [];
    const moves: ManaforgeMove[] = [
      { do: 'useTalent', talent, die: place },
      { do: 'spend', die: place },
    ];
    return [{ ...base, mana: NONE, gems: one(DIE_TYPES.indexOf(type)), cost: base.cost + WEIGHT.talent, moves, talent }];
  });
}

function cardWays(player: PlayerView, card: WorkshopCardView): Way[] {
  const base: Base = { cost: WEIGHT.card, moves: [], spends: 0 };
  const { abilities } = itemOf(itemNumber(card.card));
  const ways: Way[] = activations(card).map(({ mana, move }) => ({ ...base, mana, gems: NONE, moves: [move] }));
  abilities.forEach(({ extraSpends, rechargesOther }, ability) => {
    const move = { do: 'activate', card: card.card, ability } as const;
    if (!card.levels[ability]?.open) return;
    if (extraSpends) ways.push({ ...base, mana: NONE, gems: NONE, moves: [move], spends: -extraSpends });
    if (rechargesOther) ways.push(...rechargedWays(player, (recharge) => ({ ...move, recharge }), base).filter(({ after }) => after !== card.card));
  });
  return ways;
}

/** Wizard's Apprentice: a source for every spend there is. */
function apprenticeSources({ talents }: PlayerView, spends: number): Source[] {
  return talents.flatMap(({ talent }) => {
    const { ability } = talentOf(talentNumber(talent));
    if (ability.kind !== 'activated' || !ability.gain.mana) return [];
    const ways = ELEMENTS.map(
      (element, e): Way => ({ mana: one(e), gems: NONE, cost: WEIGHT.die + WEIGHT.choice, moves: [{ do: 'useTalent', talent, take: [element] }], spends: 1 }),
    );
    return Array.from({ length: spends }, () => ({ name: talent, ways }));
  });
}

/** Everything that brings mana or gems, such that what others need comes first. */
function sourcesOf(player: PlayerView, spends: number): Source[] {
  const cards = player.workshop.flatMap((card) => (card?.charged ? [{ name: card.card, ways: cardWays(player, card) }] : []));
  const dice = player.dice.flatMap((die, place) => (die.spent || die.face === null ? [] : [{ name: place, ways: dieWays(player, die, place) }]));
  const waits = ({ ways }: Source): number => (ways.some(({ copies, after }) => copies !== undefined || after !== undefined) ? 1 : 0);
  return [...cards, ...dice, ...apprenticeSources(player, spends)].filter(({ ways }) => ways.length > 0).sort((a, b) => waits(a) - waits(b));
}

interface Search {
  readonly price: Price;
  /** Gems to be paid on top of the price. */
  readonly extraGems: number;
  readonly sources: readonly Source[];
  readonly prisms: number;
  readonly use: readonly (number | string)[];
  mana: number[];
  gems: number[];
  spends: number;
  cost: number;
  exhausted: string[];
  talents: string[];
  chosen: { source: Source; way: Way }[];
  best: { cost: number; chosen: Search['chosen']; prisms: number[] } | undefined;
  /** The least that is lacking, as long as nothing suffices. */
  missing: Record<string, number> | undefined;
}

const lackingIn = (missing: Readonly<Record<string, number>>): number => sum(Object.values(missing));

/** Looks whether what is gathered so far pays the price with gems and prisms; keeps the best such way, or what is lacking. */
function judgePlan(search: Search): void {
  const { price, mana, gems } = search;
  let [gemsUsed, spareMana, spareGems, left] = [0, 0, 0, search.prisms];
  const swapped = [...NONE];
  const missing: Record<string, number> = {};
  for (const [e, element] of ELEMENTS.entries()) {
    const lacking = Math.max(0, (price.fixed[e] ?? 0) - (mana[e] ?? 0));
    const fromGems = Math.min(lacking, gems[e] ?? 0);
    const fromPrisms = Math.min(lacking - fromGems, left);
    left -= fromPrisms;
    swapped[e] = fromPrisms;
    gemsUsed += fromGems;
    spareMana += Math.max(0, (mana[e] ?? 0) - (price.fixed[e] ?? 0));
    spareGems += (gems[e] ?? 0) - fromGems;
    if (lacking > fromGems + fromPrisms) missing[element] = lacking - fromGems - fromPrisms;
  }
  const take = (kind: string, needed: number): void => {
    const fromGems = Math.min(needed, spareGems);
    const fromPrisms = Math.min(needed - fromGems, left);
    spareGems -= fromGems;
    left -= fromPrisms;
    gemsUsed += fromGems;
    swapped[0] = (swapped[0] ?? 0) + fromPrisms;
    if (needed > fromGems + fromPrisms) missing[kind] = needed - fromGems - fromPrisms;
  };
  take('gem', search.extraGems);
  take('any', Math.max(0, price.any - spareMana));
  const isUsed = search.use.every((name) => search.chosen.some(({ source }) => source.name === name));
  if (!isUsed) return;
  if (lackingIn(missing) === 0) {
    const cost = search.cost + WEIGHT.gem * gemsUsed + WEIGHT.prism * sum(swapped);
    if (!search.best || cost < search.best.cost) search.best = { cost, chosen: search.chosen.slice(), prisms: swapped };
  } else if (!search.missing || lackingIn(missing) < lackingIn(search.missing)) search.missing = missing;
}

function canUse(search: Search, { spends, after, copies, talent }: Way): boolean {
  if (spends > search.spends) return false;
  if (after !== undefined && !search.exhausted.includes(after)) return false;
  if (copies !== undefined && !search.gems[copies]) return false;
  return talent === undefined || !search.talents.includes(talent);
}

/** Tries every way of the sources from `from` on. */
function tryFrom(search: Search, from: number): void {
  judgePlan(search);
  for (let i = from; i < search.sources.length; i++) {
    const source = search.sources[i] as Source;
    for (const way of source.ways) {
      if (!canUse(search, way) || (search.best && search.cost + way.cost >= search.best.cost)) continue;
      tryWay(search, source, way, i + 1);
    }
  }
}

function tryWay(search: Search, source: Source, way: Way, next: number): void {
  const [exhausted, talents] = [search.exhausted, search.talents];
  add(search.mana, way.mana);
  add(search.gems, way.gems);
  search.spends -= way.spends;
  search.cost += way.cost;
  search.chosen.push({ source, way });
  if (typeof source.name === 'string') search.exhausted = [...exhausted, source.name];
  if (way.talent) search.talents = [...talents, way.talent];
  tryFrom(search, next);
  subtract(search.mana, way.mana);
  subtract(search.gems, way.gems);
  search.spends += way.spends;
  search.cost -= way.cost;
  search.chosen.pop();
  search.exhausted = exhausted;
  search.talents = talents;
}

/** The last move of a plan. */
function finalBuild(card: string, price: Price, mana: number[], gems: number[], extraGems: number): ManaforgeMove {
  if (extraGems === 0) return { do: 'build', card, ...thriftiest(mana, gems, price) };
  const aside = setGemsAside(mana, gems, price);
  const paid = thriftiest(mana, aside?.left ?? gems, price);
  add(paid.gems, aside?.extra ?? NONE);
  return { do: 'scavenge', card, ...paid };
}

function planFrom(player: PlayerView, card: string, { price, extraGems }: Search, { chosen, prisms }: NonNullable<Search['best']>): BuildPlan {
  const mana = list(player.mana);
  const gems = list(player.gems);
  for (const { way } of chosen) {
    add(mana, way.mana);
    add(gems, way.gems);
  }
  add(gems, prisms);
  const swaps = prisms.flatMap((n, e) => Array<ManaforgeMove>(n).fill({ do: 'swapPrism', gem: ELEMENTS[e] as Element }));
  const names = chosen.map(({ source }) => source.name);
  return {
    moves: [...chosen.flatMap(({ way }) => way.moves), ...swaps, finalBuild(card, price, mana, gems, extraGems)],
    dice: names.filter((name) => typeof name === 'number'),
    cards: names.filter((name) => typeof name === 'string'),
    prisms: sum(prisms),
  };
}

/**
 * The thriftiest way for the player whose turn it is to come by an item of the board, or as a Scavenger by one of the discard pile: which dice, cards, gems and prisms to use. It knows
 * mana and gems of dice and cards, Transmute, Gem Copy, Power Surge, recharging, extra spends, turned dice and the Apprentice.
 */
export function planBuild(view: ManaforgeView, seat: Seat, card: string, { use = [], spare = [] }: PlanWishes = {}): Planning {
  const player = view.players[seat];
  const number = itemNumber(card);
  if (!player || !number || view.turn?.seat !== seat || view.turn.hasBuilt) return { plan: null, missing: {} };
  const price = itemOf(number).cost;
  const isOnBoard = view.board.some((item) => item?.card === card);
  const canScavenge = player.talents.some(({ talent }) => talentNumber(talent) === SCAVENGER) && view.discard.includes(card);
  if (!isOnBoard && !canScavenge) return { plan: null, missing: {} };
  const search: Search = {
    price,
    extraGems: isOnBoard ? 0 : EXTRA_GEMS,
    sources: sourcesOf(player, view.turn.spends).filter(({ name }) => !spare.includes(name)),
    prisms: player.prisms,
    use,
    mana: list(player.mana),
    gems: list(player.gems),
    spends: view.turn.spends,
    cost: 0,
    exhausted: player.workshop.flatMap((one) => (one && !one.charged ? [one.card] : [])),
    talents: [],
    chosen: [],
    best: undefined,
    missing: undefined,
  };
  tryFrom(search, 0);
  return search.best ? { plan: planFrom(player, card, search, search.best), missing: {} } : { plan: null, missing: search.missing ?? {} };
}
