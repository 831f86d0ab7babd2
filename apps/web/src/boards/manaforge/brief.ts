import { inARow, listed } from '@conclave/engine';
import { onBuildOfCard } from '@conclave/manaforge';
import { beside } from '../../i18n/index.ts';
import { type AbilityFacts, itemOf, type Printed, type TalentFacts, talentOf, textOf } from './look.ts';
import { storeLines } from './store-effects.ts';
import { say } from './words.ts';

/** "2 fire + 1 earth" */
const together = (parts: readonly string[]): string => (parts.length > 0 ? parts.reduce((first, second) => say('and', { first, second })) : '');

const manaText = (printed: Printed): string => together(Object.entries(printed).map(([element, n]) => say('manaOf', { n: n ?? 0, element })));

/** "2 gems" of any element, or those that are named. */
export const gemText = ({ any, ...named }: Printed): string =>
  together([...(any ? [say('gems', { n: any })] : []), ...Object.entries(named).map(([element, n]) => say('gemsOf', { n: n ?? 0, element }))]);

function costText({ cost }: AbilityFacts): string {
  if (cost.mana) return manaText(cost.mana);
  if (cost.gems) return gemText(cost.gems);
  if (cost.spends) return say('giveUp', { n: cost.spends });
  return cost.exhaustOther ? say('exhausts', { n: cost.exhaustOther }) : '';
}

function gainText({ gain }: AbilityFacts): string {
  if (gain.mana) return manaText(gain.mana);
  if (gain.choose)
    return listed(
      gain.choose.map(({ mana }) => manaText(mana)),
      'or',
    );
  if (gain.prestige) return say('nPrestige', { n: gain.prestige });
  if (gain.extraSpends) return say('spendMore', { n: gain.extraSpends });
  if (gain.recharge) return say('recharges');
  return gain.gemsMatchingPaid ? say('alike', { n: gain.gemsMatchingPaid }) : say('manaPerGem');
}

function abilityText(ability: AbilityFacts): string {
  const cost = costText(ability);
  return cost ? say('gives', { cost, gain: gainText(ability) }) : gainText(ability);
}

function workshopText(abilities: readonly AbilityFacts[]): string {
  const [first, ...more] = abilities;
  if (!first) return '';
  const opening = first.unlock ? say('withGems', { text: abilityText(first) }) : abilityText(first);
  const last = more.at(-1);
  return last ? beside(opening, say('upgraded', { text: abilityText(last) })) : opening;
}

function storeText(card: string, worth: number | undefined): string {
  const prestige = worth ?? onBuildOfCard(card).prestige ?? 0;
  return inARow([...(prestige > 0 ? [say('nPrestige', { n: prestige })] : []), ...storeLines(card).map(({ brief }) => brief)]);
}

/** What an item does, in one line; with the prestige it would bring now. */
export const briefOf = (card: string, worth?: number): string => {
  const item = itemOf(card);
  return item.abilities ? workshopText(item.abilities) : storeText(card, worth);
};

type Told<K extends TalentFacts['ability']['kind']> = (ability: Extract<TalentFacts['ability'], { kind: K }>, id: string) => string;

const told: { readonly [K in TalentFacts['ability']['kind']]: Told<K> } = {
  triggered: ({ when, gain }) => say('crafts', { type: when.buildElement, gift: gain.prisms ? say('prisms', { n: gain.prisms }) : gemText(gain.gems ?? {}) }),
  activated({ gain, cost }) {
    if (gain.flipDieToGem) return say('turnsDie', { type: gain.flipDieToGem.die });
    return gain.mana ? say('spendForMana') : say('gemForPrestige', { gem: gemText(cost.gems ?? {}), n: gain.prestige ?? 0 });
  },
  static({ effect }, id) {
    if (effect.storeDie) return say('keepsDie');
    return effect.buildFromDiscard ? say('buildsDiscard') : textOf(id);
  },
  setup: (_, id) => textOf(id),
};

/** What a talent does, in one short sentence. */
export function talentBrief(id: string): string {
  const { ability } = talentOf(id);
  return (told[ability.kind] as Told<typeof ability.kind>)(ability as never, id);
}
