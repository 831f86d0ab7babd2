import { playerOf } from '@conclave/engine';
import { type Ability, type ByElement, type Effect, effectOf, itemOf, type ManaOption, NONE, type Price } from '../cards/index.ts';
import { EMPTY, isOpen, type ManaforgeState, type Player, type Turn, type WorkshopCard } from '../state.ts';
import { GEM, gemWorth, itemWorth, PRISM, prismWorth } from './worth.ts';

/** What a player could still make of a turn, roughly: resources are used up as they are promised to something. */
interface Purse {
  mana: number[];
  gems: number[];
  prisms: number;
  spends: number;
  dice: { place: number; effect: Effect; used: boolean }[];
  cards: { card: WorkshopCard; gains: readonly ManaOption[]; used: boolean }[];
}

/** The best thing to do with a turn, as far as a quick look tells. */
export interface TurnSketch {
  /** In prestige. */
  worth: number;
  /** The item to build; none: 0. */
  item: number;
  /** Bits of the places of the dice to spend for it. */
  dice: number;
  /** Numbers of the cards to use for it. */
  cards: number[];
  /** The elements for which prisms are to be swapped. */
  swaps: number[];
}

const DIE_COST = 0.06;
const CARD_COST = 0.03;

function manaOf(card: WorkshopCard): readonly ManaOption[] {
  const { abilities } = itemOf(card.item);
  for (let ability = abilities.length - 1; ability >= 0; ability--) {
    const { gains, manaFromGems } = abilities[ability] as Ability;
    if (!isOpen(card, ability)) continue;
    if (manaFromGems) return [{ take: undefined, mana: NONE.map((_, e) => card.gems.filter((gem) => gem === e).length) }];
    if (gains.length > 0) return gains;
  }
  return [];
}

function purseOf(player: Player, turn: Turn): Purse {
  const dice: Purse['dice'] = [];
  player.dice.forEach((die, place) => {
    if (!die.spent) dice.push({ place, effect: effectOf(die.type, die.face), used: false });
  });
  const cards = player.workshop.filter(({ charged }) => charged).map((card) => ({ card, gains: manaOf(card), used: false }));
  return { mana: player.mana.slice(), gems: player.gems.slice(), prisms: player.prisms, spends: turn.spends, dice, cards };
}

const copyPurse = ({ mana, gems, prisms, spends, dice, cards }: Purse): Purse => ({
  mana: mana.slice(),
  gems: gems.slice(),
  prisms,
  spends,
  dice: dice.map(({ place, effect, used }) => ({ place, effect, used })),
  cards: cards.map(({ card, gains, used }) => ({ card, gains, used })),
});

/** What is still to be paid: by element, and of any. */
interface Need {
  fixed: number[];
  any: number;
}

const isMet = ({ fixed, any }: Need): boolean => any <= 0 && fixed[0] === 0 && fixed[1] === 0 && fixed[2] === 0 && fixed[3] === 0;

/** How many needed units an amount covers; those of a named element count a little more. */
function coverage({ fixed, any }: Need, mana: ByElement): number {
  let [covered, spare] = [0, 0];
  for (let e = 0; e < 4; e++) {
    const n = mana[e] as number;
    const hit = Math.min(n, fixed[e] as number);
    covered += hit * 1.05;
    spare += n - hit;
  }
  return covered + Math.min(spare, any);
}

/** Puts an amount towards the need; what is left over stays in the reserve. */
function apply(purse: Purse, need: Need, mana: ByElement): void {
  for (let e = 0; e < 4; e++) {
    const n = mana[e] as number;
    const hit = Math.min(n, need.fixed[e] as number);
    const loose = Math.min(n - hit, need.any);
    need.fixed[e] = (need.fixed[e] as number) - hit;
    need.any -= loose;
    purse.mana[e] = (purse.mana[e] as number) + n - hit - loose;
  }
}

function bestOption(need: Need, gains: readonly ManaOption[]): { mana: ByElement; covers: number } {
  let best = { mana: NONE, covers: 0 };
  for (const { mana } of gains) {
    const covers = coverage(need, mana);
    if (covers > best.covers) best = { mana, covers };
  }
  return best;
}

const GEMS: readonly ByElement[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
];

/** What a die would put towards a need. */
function dieOption(purse: Purse, need: Need, effect: Effect, depth: number): { mana: ByElement; covers: number } {
  if (effect.kind === 'mana') return bestOption(need, effect.gains);
  if (effect.kind === 'gem') return { mana: GEMS[effect.gem] ?? NONE, covers: coverage(need, GEMS[effect.gem] ?? NONE) * 0.55 };
  if (effect.kind !== 'transmute' || depth > 0) return { mana: NONE, covers: 0 };
  let best = { mana: NONE, covers: 0 };
  for (const { effect: other } of purse.dice) {
    const option = dieOption(purse, need, other, 1);
    if (option.covers > best.covers) best = option;
  }
  return best;
}

/** Uses the die that covers most; how many there are left to gain from is not its concern. */
function useADie(purse: Purse, need: Need, sketch: TurnSketch): boolean {
  let best: { mana: ByElement; covers: number; die: Purse['dice'][number] } | undefined;
  for (const die of purse.dice) {
    if (die.used) continue;
    const { mana, covers } = dieOption(purse, need, die.effect, 0);
    if (covers > (best?.covers ?? 0)) best = { mana, covers, die };
  }
  if (!best) return false;
  best.die.used = true;
  purse.spends--;
  sketch.dice |= 1 << best.die.place;
  apply(purse, need, best.mana);
  return true;
}

/** Pays a price from a purse, as thriftily as a quick look allows; the cost in prestige, or none if it is out of reach. */
function payRoughly(purse: Purse, { fixed, any }: Price, sketch: TurnSketch, gemCost: number, prismCost: number): number | undefined {
  const need: Need = { fixed: fixed.slice(), any };
  const reserve = purse.mana;
  purse.mana = [0, 0, 0, 0];
  apply(purse, need, reserve);
  let cost = 0;
  for (const source of purse.cards) {
    if (source.used || source.gains.length === 0 || isMet(need)) continue;
    const { mana, covers } = bestOption(need, source.gains);
    if (covers === 0) continue;
    source.used = true;
    sketch.cards.push(source.card.item);
    apply(purse, need, mana);
    cost += CARD_COST;
  }
  while (purse.spends > 0 && !isMet(need) && useADie(purse, need, sketch)) cost += DIE_COST;
  return payWithTokens(purse, need, sketch, cost, gemCost, prismCost);
}

function payWithTokens(purse: Purse, need: Need, sketch: TurnSketch, paid: number, gemCost: number, prismCost: number): number | undefined {
  let cost = paid;
  for (let e = 0; e < 4; e++) {
    const lacking = need.fixed[e] as number;
    const gems = Math.min(lacking, purse.gems[e] as number);
    const prisms = lacking - gems;
    if (prisms > purse.prisms) return undefined;
    purse.gems[e] = (purse.gems[e] as number) - gems;
    purse.prisms -= prisms;
    for (let i = 0; i < prisms; i++) sketch.swaps.push(e);
    cost += gems * gemCost + prisms * prismCost;
  }
  for (let e = 0; e < 4 && need.any > 0; e++) {
    const gems = Math.min(need.any, purse.gems[e] as number);
    purse.gems[e] = (purse.gems[e] as number) - gems;
    need.any -= gems;
    cost += gems * gemCost;
  }
  if (need.any > purse.prisms) return undefined;
  for (let i = 0; i < need.any; i++) sketch.swaps.push(0);
  purse.prisms -= need.any;
  return cost + need.any * prismCost;
}

const blank = (): TurnSketch => ({ worth: 0, item: EMPTY, dice: 0, cards: [], swaps: [] });

/** What charged wares would bring out of what is left, and gems from dice nobody needs. */
function leftovers(purse: Purse, turns: number): number {
  let worth = 0;
  const [gemCost, prismCost] = [gemWorth(turns), prismWorth(turns)];
  for (const [place, { used, gains }] of purse.cards.entries()) {
    if (!used && gains.length === 0) worth += wareWorth(purse, place, gemCost, prismCost);
  }
  for (const die of purse.dice) {
    if (die.used || purse.spends === 0 || die.effect.kind !== 'gem') continue;
    purse.spends--;
    worth += gemCost - DIE_COST;
  }
  return worth;
}

/** The best ability of a ware that can be paid for; what it takes leaves the purse. */
function wareWorth(purse: Purse, place: number, gemCost: number, prismCost: number): number {
  const { card } = purse.cards[place] as Purse['cards'][number];
  const { abilities } = itemOf(card.item);
  for (let ability = abilities.length - 1; ability >= 0; ability--) {
    const { prestige, mana, gems, spends, exhaustOther, extraSpends } = abilities[ability] as Ability;
    if (!isOpen(card, ability)) continue;
    if (extraSpends) purse.spends += extraSpends;
    if (prestige === 0 || gems || exhaustOther) continue;
    if (spends > purse.spends) continue;
    const trial = copyPurse(purse);
    trial.spends -= spends;
    const cost = mana ? payRoughly(trial, mana, blank(), gemCost, prismCost) : 0;
    if (cost === undefined || cost >= prestige) continue;
    Object.assign(purse, trial);
    (purse.cards[place] as Purse['cards'][number]).used = true;
    return prestige - cost;
  }
  return 0;
}

/** The best use of a turn that a quick look finds: one item or none, then wares, then gems. */
export function sketchTurn(game: ManaforgeState, turn: Turn, turns: number): TurnSketch {
  const player = playerOf(game, turn.seat);
  const purse = purseOf(player, turn);
  const idle = blank();
  idle.worth = leftovers(copyPurse(purse), turns) + (turn.hasBuilt ? 0 : prismWorth(turns));
  if (turn.hasBuilt) return idle;
  let best = idle;
  for (const item of game.board) {
    if (item === EMPTY) continue;
    const gain = itemWorth(game, player, item, turns);
    if (gain <= 0) continue;
    const trial = copyPurse(purse);
    const sketch = blank();
    const cost = payRoughly(trial, itemOf(item).cost, sketch, gemWorth(turns), prismWorth(turns));
    if (cost === undefined) continue;
    sketch.item = item;
    sketch.worth = gain - cost + leftovers(trial, turns);
    if (sketch.worth > best.worth) best = sketch;
  }
  return best;
}

/** Gems and prisms that a player holds, in prestige. */
export const tokenWorth = ({ gems, prisms }: Player, turns: number): number => {
  const owned = gems.reduce((sum, n) => sum + n, 0);
  return turns > 0 ? GEM * Math.min(owned, 8) + 0.2 * Math.max(0, owned - 8) + PRISM * prisms : 0.02 * (owned + prisms);
};
