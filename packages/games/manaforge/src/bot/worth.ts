import { type Ability, constants, effectOf, type Item, itemOf, items, madeOfCards, talents, worthOfTalent } from '../cards/index.ts';
import { worthNow } from '../scoring.ts';
import { type Die, isFull, isOpen, type ManaforgeState, type Player, type WorkshopCard } from '../state.ts';

/** What things are worth in prestige, as a rule of thumb. */
export const MANA = 0.62;
export const GEM = 0.75;
export const PRISM = 0.95;
const SPEND = 0.7;
const RECHARGE = 0.8;
const DIE = 0.35;

/** How much of a thing that lasts can still be used, with so many turns to come. */
const lasting = (worth: number, turns: number): number => (turns <= 0 ? worth * 0.02 : worth);
export const gemWorth = (turns: number): number => lasting(GEM, turns);
export const prismWorth = (turns: number): number => lasting(PRISM, turns);

/** What one use of an ability brings beyond its cost. */
function abilityWorth({ mana, gems, spends, exhaustOther, gains, prestige, extraSpends, rechargesOther, gemsMatchingPaid, manaFromGems }: Ability): number {
  const cost = MANA * (mana?.total ?? 0) + GEM * (gems?.total ?? 0) + SPEND * spends + RECHARGE * exhaustOther;
  const named = gains.length > 1 ? 0.12 : 0;
  const units = gains[0]?.mana.reduce((sum, n) => sum + n, 0) ?? (manaFromGems ? 2 : 0);
  return prestige + MANA * units + named + SPEND * extraSpends * 0.6 + (rechargesOther ? RECHARGE : 0) + GEM * gemsMatchingPaid - cost;
}

const abilityWorths = madeOfCards(() => items().map(({ abilities }) => abilities.map(abilityWorth)));
const worthOfAbility = (item: number, ability: number): number => abilityWorths()[item - 1]?.[ability] ?? 0;

/** What a card in the Workshop brings each round, as it is now. */
export function cardWorth(card: WorkshopCard): number {
  const { abilities } = itemOf(card.item);
  let most = 0;
  for (let ability = 0; ability < abilities.length; ability++) if (isOpen(card, ability)) most = Math.max(most, worthOfAbility(card.item, ability));
  return most;
}

/** A gem that is still to be set costs a little more than one that is: so setting it is progress. */
const SETTING = 1.1 * GEM;

/** What a card will bring in so many rounds, counting upgrades that pay for themselves. */
export function cardFuture(item: number, gems: number, rounds: number): number {
  const { abilities } = itemOf(item);
  let most = 0;
  for (let ability = 0; ability < abilities.length; ability++) {
    const { gemsWhenOpen } = abilities[ability] as Ability;
    most = Math.max(most, worthOfAbility(item, ability) * rounds - SETTING * Math.max(0, gemsWhenOpen - gems));
  }
  return most;
}

/** What a wand in the Store will add to those built later. */
export const wandWorth = (turns: number): number => 0.25 * Math.min(4, turns);

/** What building an item is worth to a player who has so many turns after this one. */
export function itemWorth(game: ManaforgeState, player: Player, number: number, turns: number): number {
  const item = itemOf(number);
  if (item.isWorkshop) return workshopWorth(player, item, turns);
  const prospect = { prism: prismWorth(turns), die: (type: number) => ((game.pool[type] ?? 0) > 0 ? DIE * turns : 0) };
  const besides = item.effects.reduce((sum, effect) => sum + effect.worth(prospect), 0);
  return worthNow(player, number) + besides + (item.isWand ? wandWorth(turns) : 0);
}

function workshopWorth(player: Player, item: Item, turns: number): number {
  const gained = cardFuture(item.number, 0, turns);
  if (!isFull(player, constants.workshopSlots)) return gained;
  return gained - Math.min(...player.workshop.map(({ item: other, gems }) => cardFuture(other, gems.length, turns)));
}

/** What a die brings that is kept for the next round rather than rolled. */
export function keptDieWorth({ type, face }: Die): number {
  const { kind, gains } = effectOf(type, face);
  const units = gains[0]?.mana.reduce((sum, n) => sum + n, 0) ?? 0;
  return kind === 'gem' ? 0.1 : units > 1 ? 0.35 : kind === 'mana' ? -0.1 : -0.2;
}

const talentWorths = madeOfCards(() => new Map(talents().map(({ id, ability }) => [id, worthOfTalent(ability)])));

/** What a talent is worth at the start of a game, in prestige. */
export const talentWorth = (id: string): number => talentWorths().get(id) ?? 0;
