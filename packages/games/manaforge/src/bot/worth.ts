import { type Ability, constants, effectOf, type Item, itemOf, talentNumber } from '../cards/index.ts';
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

const abilityWorths: readonly (readonly number[])[] = Array.from({ length: constants.itemsPerDeckTotal * 3 }, (_, i) =>
  itemOf(i + 1).abilities.map(abilityWorth),
);
const worthOfAbility = (item: number, ability: number): number => abilityWorths[item - 1]?.[ability] ?? 0;

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
  const { die, prisms = 0, optionalPay } = item.onBuild;
  const isDieLeft = die && (game.pool[['earth', 'fire', 'wind', 'water', 'arcane'].indexOf(die)] ?? 0) > 0;
  const extra = optionalPay ? 1.5 : 0;
  return worthNow(player, number) + (isDieLeft ? DIE * turns : 0) + prisms * prismWorth(turns) + (item.isWand ? wandWorth(turns) : 0) + extra;
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

/** Talents, from the draft's point of view. */
const TALENTS: Readonly<Record<string, number>> = {
  'secret-stash': 3.2,
  archmage: 3.1,
  famous: 3,
  'arcane-crafter': 2.2,
  'earth-crafter': 2.5,
  'fire-crafter': 2.5,
  'wind-crafter': 2.5,
  'water-crafter': 2.5,
  geomancer: 2.6,
  pyromancer: 2.6,
  aeromancer: 2.6,
  hydromancer: 2.6,
  'earth-enchanter': 2.4,
  'fire-enchanter': 2.4,
  'wind-enchanter': 2.4,
  'water-enchanter': 2.4,
  'wizards-apprentice': 2.3,
  'aether-reserve': 2.2,
  scavenger: 2.3,
  precognition: 1.2,
};

/** What a talent is worth at the start of a game, in prestige. */
export const talentWorth = (id: string): number => (talentNumber(id) ? (TALENTS[id] ?? 0) : 0);
