import { type Ability, type ByElement, type Effect, effectOf, itemOf, type ManaOption, NONE, type Price } from '../cards/index.ts';
import { manaOf, ONE } from '../rules/index.ts';
import { isOpen, type WorkshopCard } from '../state.ts';
import type { Payer } from './payer.ts';

/** What a player could still make of a turn, roughly: resources are used up as they are promised to something. */
export interface Purse {
  mana: number[];
  gems: number[];
  prisms: number;
  spends: number;
  dice: { place: number; effect: Effect; used: boolean }[];
  cards: { card: WorkshopCard; gains: readonly ManaOption[]; used: boolean }[];
}

/** What a rough payment uses. */
export interface Used {
  /** Bits of the places of the dice to spend. */
  dice: number;
  /** Numbers of the cards to use. */
  cards: number[];
  /** The elements for which prisms are to be swapped. */
  swaps: number[];
}

/** What pieces are worth that are given away, in prestige. */
export interface Rates {
  readonly gem: number;
  readonly prism: number;
}

export const DIE_COST = 0.06;
const CARD_COST = 0.03;

/** Whether an ability costs nothing but exhausting its card. */
export const isFree = ({ mana, gems, spends, exhaustOther }: Ability): boolean => !(mana || gems || spends || exhaustOther);

/** The mana of the highest level of a card that gives some for nothing but exhausting it. */
function bestMana(card: WorkshopCard): readonly ManaOption[] {
  const { abilities } = itemOf(card.item);
  for (let ability = abilities.length - 1; ability >= 0; ability--) {
    if (!isOpen(card, ability) || !isFree(abilities[ability] as Ability)) continue;
    const options = manaOf(card, ability);
    if (options.length > 0) return options;
  }
  return [];
}

export function purseOf({ player, turn }: Pick<Payer, 'player' | 'turn'>): Purse {
  const dice: Purse['dice'] = [];
  player.dice.forEach((die, place) => {
    if (!die.spent) dice.push({ place, effect: effectOf(die.type, die.face), used: false });
  });
  const cards = player.workshop.filter(({ charged }) => charged).map((card) => ({ card, gains: bestMana(card), used: false }));
  return { mana: player.mana.slice(), gems: player.gems.slice(), prisms: player.prisms, spends: turn.spends, dice, cards };
}

export const copyPurse = ({ mana, gems, prisms, spends, dice, cards }: Purse): Purse => ({
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

/** What a die would put towards a need. */
function dieOption(purse: Purse, need: Need, effect: Effect, depth: number): { mana: ByElement; covers: number } {
  if (effect.kind === 'mana') return bestOption(need, effect.gains);
  if (effect.kind === 'gem') return { mana: ONE[effect.gem] ?? NONE, covers: coverage(need, ONE[effect.gem] ?? NONE) * 0.55 };
  if (effect.kind !== 'transmute' || depth > 0) return { mana: NONE, covers: 0 };
  let best = { mana: NONE, covers: 0 };
  for (const { effect: other } of purse.dice) {
    const option = dieOption(purse, need, other, 1);
    if (option.covers > best.covers) best = option;
  }
  return best;
}

/** Uses the die that covers most; how many there are left to gain from is not its concern. */
function useADie(purse: Purse, need: Need, used: Used): boolean {
  let best: { mana: ByElement; covers: number; die: Purse['dice'][number] } | undefined;
  for (const die of purse.dice) {
    if (die.used) continue;
    const { mana, covers } = dieOption(purse, need, die.effect, 0);
    if (covers > (best?.covers ?? 0)) best = { mana, covers, die };
  }
  if (!best) return false;
  best.die.used = true;
  purse.spends--;
  used.dice |= 1 << best.die.place;
  apply(purse, need, best.mana);
  return true;
}

/** Pays a price from a purse, as thriftily as a quick look allows; the cost in prestige, or none if it is out of reach. */
export function payRoughly(purse: Purse, { fixed, any }: Price, used: Used, rates: Rates): number | undefined {
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
    used.cards.push(source.card.item);
    apply(purse, need, mana);
    cost += CARD_COST;
  }
  while (purse.spends > 0 && !isMet(need) && useADie(purse, need, used)) cost += DIE_COST;
  return payWithTokens(purse, need, used, { cost, ...rates });
}

function payWithTokens(purse: Purse, need: Need, used: Used, { cost: paid, gem, prism }: Rates & { cost: number }): number | undefined {
  let cost = paid;
  for (let e = 0; e < 4; e++) {
    const lacking = need.fixed[e] as number;
    const gems = Math.min(lacking, purse.gems[e] as number);
    const prisms = lacking - gems;
    if (prisms > purse.prisms) return undefined;
    purse.gems[e] = (purse.gems[e] as number) - gems;
    purse.prisms -= prisms;
    for (let i = 0; i < prisms; i++) used.swaps.push(e);
    cost += gems * gem + prisms * prism;
  }
  for (let e = 0; e < 4 && need.any > 0; e++) {
    const gems = Math.min(need.any, purse.gems[e] as number);
    purse.gems[e] = (purse.gems[e] as number) - gems;
    need.any -= gems;
    cost += gems * gem;
  }
  if (need.any > purse.prisms) return undefined;
  for (let i = 0; i < need.any; i++) used.swaps.push(0);
  purse.prisms -= need.any;
  return cost + need.any * prism;
}
