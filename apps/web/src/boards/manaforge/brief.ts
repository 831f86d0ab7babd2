import { type AbilityFacts, type ItemFacts, itemOf, type Printed } from './look.ts';
import { say } from './words.ts';

const listed = (printed: Printed): string =>
  Object.entries(printed)
    .map(([element, n]) => `${n} ${element}`)
    .join(' + ');

function costText({ cost }: AbilityFacts): string {
  if (cost.mana) return listed(cost.mana);
  if (cost.gems) return say('gems', { n: cost.gems.any ?? 0 });
  if (cost.spends) return say('giveUp', { n: cost.spends });
  return cost.exhaustOther ? say('exhausts', { n: cost.exhaustOther }) : '';
}

function gainText({ gain }: AbilityFacts): string {
  if (gain.mana) return listed(gain.mana);
  if (gain.choose) return gain.choose.map(({ mana }) => listed(mana)).join(` ${say('or')} `);
  if (gain.prestige) return say('nPrestige', { n: gain.prestige });
  if (gain.extraSpends) return say('spendMore', { n: gain.extraSpends });
  if (gain.recharge) return say('recharges');
  return gain.gemsMatchingPaid ? `${gain.gemsMatchingPaid} ${say('alike')}` : say('manaPerGem');
}

const abilityText = (ability: AbilityFacts): string => [costText(ability), gainText(ability)].filter(Boolean).join(' → ');

function workshopText(abilities: readonly AbilityFacts[]): string {
  const [first, ...more] = abilities;
  if (!first) return '';
  const opening = first.unlock ? say('withGems', { text: abilityText(first) }) : abilityText(first);
  const last = more.at(-1);
  return last ? `${opening}; ${say('upgraded', { text: abilityText(last) })}` : opening;
}

function storeText({ onBuild: store = {} }: ItemFacts, worth: number | undefined): string {
  const prestige = worth ?? store.prestige ?? 0;
  const parts = [
    ...(prestige > 0 ? [say('nPrestige', { n: prestige })] : []),
    ...(store.prisms ? [say('prisms', { n: store.prisms })] : []),
    ...(store.die ? [say('gainDie', { type: store.die })] : []),
    ...(store.prestigePerStoreWand ? [say('countsWands')] : []),
    ...(store.optionalPay
      ? [
          say('mana' in store.optionalPay ? 'perPaidMana' : 'perPaidGems', {
            max: store.optionalPay.max,
            n: say('nPrestige', { n: store.prestigePerPaid ?? 0 }),
          }),
        ]
      : []),
    ...(store.prestigePerElementShown ? [say('countsSigns')] : []),
    ...(store.prestigePerWorkshopCard ? [say('countsCards')] : []),
    ...(store.gemOffer ? [say('asksGems', { element: store.gemOffer.element })] : []),
    ...(store.copyStoreCard ? [say('copies')] : []),
  ];
  return parts.join(', ');
}

/** What an item does, in one line; with the prestige it would bring now. */
export const briefOf = (card: string, worth?: number): string => {
  const item = itemOf(card);
  return item.abilities ? workshopText(item.abilities) : storeText(item, worth);
};
