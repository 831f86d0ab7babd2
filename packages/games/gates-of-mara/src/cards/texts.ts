import { listed, type Message, perLanguage, spoken } from '@conclave/engine';
import { say } from '../messages/index.ts';
import { abilityById, isAbility, lordOf, madeOfCards, objectiveOf, tribeOf, wandererCardOf } from './cards.ts';
import { type Deed, gainWords, gemsMessage } from './effects.ts';
import { amountMessage, capital, printedText } from './names.ts';
import { ELEMENTS } from './schema.ts';
import { type Ability, type Cost, entryOf, type Objective } from './tables.ts';

/** What a card says follows from its values. A text without numbers is the printed one. */

/** A cost, part by part; nothing where it is free. */
export function costMessages(cost: Cost): Message[] {
  return [
    ...(cost.energy > 0 ? [amountMessage('energy', cost.energy)] : []),
    ...ELEMENTS.flatMap((element, i) => ((cost.gems[i] ?? 0) > 0 ? [amountMessage(element, cost.gems[i] ?? 0)] : [])),
    ...(cost.any > 0 ? [gemsMessage({ amount: cost.any, of: ELEMENTS.filter((_, i) => cost.of[i]), different: cost.different })] : []),
    ...(cost.onyx > 0 ? [amountMessage('onyx', cost.onyx)] : []),
  ];
}
/** A cost in words; empty where it is free. */
export const costWords = (cost: Cost): string => listed(costMessages(cost).map(spoken));

type Verb = 'gain' | 'score' | 'place' | 'activate' | 'take' | 'buy';

const VERBS: Readonly<Record<Deed['op'], Verb>> = {
  gain: 'gain',
  gainGems: 'gain',
  gainInfluence: 'gain',
  placeCaravans: 'place',
  activateWanderer: 'activate',
  takeBanner: 'take',
  gainEnchantments: 'buy',
};
const verbOf = (deed: Deed): Verb => (deed.op === 'gain' && deed.resource === 'point' ? 'score' : VERBS[deed.op]);

const objectOf = (deed: Deed): string => (deed.op === 'activateWanderer' ? say('text.wanderer') : gainWords([deed]));

/** "gain 1 Energy, 1 gem of your choice and activate the Wanderer": a verb is said once where it holds for several. */
function deedsText(deeds: readonly Deed[]): string {
  const parts = deeds.map((deed, i) => {
    const before = deeds[i - 1];
    const [verb, what] = [verbOf(deed), objectOf(deed)];
    return before && verbOf(before) === verb ? what : say('text.deed', { verb, what });
  });
  return listed(parts);
}

function doesText({ shares, effects }: Ability): string {
  const does = deedsText(effects);
  if (shares === null) return does;
  return say('text.share', { where: shares, does: does || 'none' });
}

function abilityText(ability: Ability): string {
  const does = doesText(ability);
  const price = costWords(ability.cost);
  return price ? say('text.paid', { price, does }) : say('text.free', { does: capital(does) });
}

function bargainText(id: string): string {
  const { cost, rewards } = wandererCardOf(id);
  const does = rewards.map(doesText).reduce((first, next) => (first ? say('text.orElse', { first, next }) : next), '');
  return say('text.paid', { price: costWords(cost), does });
}

function supplyText(need: Readonly<Partial<Record<string, number>>>): string {
  const [n = 0, ...others] = ELEMENTS.map((element) => need[element] ?? 0);
  const isOfEach = n > 0 && others.every((other) => other === n);
  const parts = Object.entries(need).filter(([what]) => !isOfEach || what === 'onyx');
  const amounts = parts.map(([what, amount = 0]) => spoken(amountMessage(what, amount)));
  return say('text.supply', { what: listed(isOfEach ? [say('text.ofEach', { n }), ...amounts] : amounts) });
}

function objectiveText(objective: Objective): string {
  if (objective.test === 'supply') return supplyText(objective.need);
  return 'least' in objective ? say(`text.${objective.test}`, { n: objective.least }) : printedText(objective.id);
}

function lordText(id: string): string {
  const { ability, influence, influencePerCaravan } = lordOf(id);
  if (influence > 0) return say('text.holds', { n: influence });
  if (influencePerCaravan > 0) return say('text.perCaravan', { n: influencePerCaravan });
  const gains = ability?.effects.filter(({ op }) => op !== 'activateWanderer') ?? [];
  return gains.length > 0 ? say('text.brings', { gains: gainWords(gains) }) : printedText(id);
}

function textNow(id: string): string {
  const kind = entryOf(id)?.kind;
  if (kind === 'tribe') return say('text.specialist', { text: abilityText(tribeOf(id).ability) });
  if (kind === 'objective') return objectiveText(objectiveOf(id));
  if (kind === 'wanderer-card') return bargainText(id);
  if (kind === 'lord') return lordText(id);
  return kind !== 'wanderer' && isAbility(id) ? abilityText(abilityById(id)) : printedText(id);
}

const texts = perLanguage(() => madeOfCards(() => new Map<string, string>()));

/** What is printed on a card, a board or a figure, with the numbers in force. */
export function textOf(id: string): string {
  const made = texts()();
  const known = made.get(id);
  if (known !== undefined) return known;
  const text = textNow(id);
  if (entryOf(id) || isAbility(id)) made.set(id, text);
  return text;
}
