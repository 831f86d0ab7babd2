import { type Message, spoken } from '@conclave/engine';
import { message, say } from '../messages/index.ts';
import { byElement, priceOf } from './amounts.ts';
import { ELEMENTS, type Element, entryOf } from './cards.ts';
import { aGemMessage, elementMessage, printedText } from './names.ts';
import type { AbilityValues, Amounts, DieValues, FaceValues, ItemValues, OnBuildValues, SpecialValues, TalentAbility, TalentValues } from './schema.ts';

/** What a card says follows from its values. A text without numbers is the printed one. */

type Sentences = readonly Message[];

const number = (n: number): Message => message('text.number', { n });
const numbered = (n: number): { n: number; number: Message } => ({ n, number: number(n) });
const list = (parts: Sentences): Message => message('text.list', { list: parts });
const unitsIn = (amounts: Amounts): number => priceOf(amounts).total;

const ofEach = (amounts: Amounts, said: (element: Element, n: number) => Message): Message[] =>
  byElement(amounts).flatMap((n, e) => (n > 0 ? [said(ELEMENTS[e] as Element, n)] : []));
const manaMessages = (amounts: Amounts): Message[] => ofEach(amounts, (element, n) => message(`mana.${element}`, { n }));

/** "2 earth and 1 of any element" */
export const priceMessage = ({ any = 0, ...named }: Amounts): Message =>
  list([...manaMessages(named), ...(any > 0 ? [message('part.anyMana', { n: any })] : [])]);

/** "1 earth and 1 of an element you name" */
const gainedMana = ({ any = 0, ...named }: Amounts): Message => list([...manaMessages(named), ...(any > 0 ? [message('text.anyNamed', { n: any })] : [])]);

/** "1 earth and 1 wind, or 1 fire and 1 water" */
const choiceOf = (options: readonly { mana: Amounts }[]): Message =>
  options.map(({ mana }) => list(manaMessages(mana))).reduce((first, second) => message('text.orElse', { first, second }));

/** What a face shows: "2 earth", "an earth gem", "earth or wind", "Runestone". */
export function faceMessage(face: FaceValues): Message {
  if (face.kind === 'gem') return aGemMessage(face.element);
  if (face.kind === 'mana') return priceMessage(face.mana);
  return face.kind === 'choice' ? message('text.list', { list: { anyOf: face.options.map(elementMessage) } }) : message(`part.${face.special}`);
}

/** The gems that open a level: of an element that was asked for before, one more. */
function unlockMessage(slots: readonly (Element | 'any')[], before: readonly (Element | 'any')[]): Message {
  const anys = slots.filter((slot) => slot === 'any').length;
  const named = slots.filter((slot) => slot !== 'any');
  const gems = named.map((element, i) =>
    [...before, ...named.slice(0, i)].includes(element) ? message('text.oneMoreGem', { element: elementMessage(element) }) : aGemMessage(element),
  );
  return message('text.withGems', { gems: [...gems, ...(anys > 0 ? [message('text.gemsOfAny', numbered(anys))] : [])] });
}

const wordedGems = (gems: Amounts): Message[] => ofEach(gems, (element, n) => message('text.gems', { ...numbered(n), element: elementMessage(element) }));

function abilityCost({ mana, gems, spends, exhaustOther }: AbilityValues['cost']): Message | '' {
  if (mana) return message('text.payMana', { mana: priceMessage(mana) });
  if (gems?.any) return message('text.payGems', numbered(gems.any));
  if (gems) return message('text.payNamedGems', { gems: wordedGems(gems) });
  if (spends) return message('text.giveUpSpends', numbered(spends));
  return exhaustOther ? message('text.exhaustOthers', numbered(exhaustOther)) : '';
}

function abilityGain({ cost, gain }: AbilityValues): Message {
  const { mana, choose, prestige, extraSpends, gemsMatchingPaid } = gain;
  if (mana) return message('text.gain', { what: gainedMana(mana) });
  if (choose) return message('text.gain', { what: choiceOf(choose) });
  if (prestige) return message('text.prestige', { n: prestige });
  if (extraSpends) return message('text.moreSpends', numbered(extraSpends));
  if (gain.recharge) return message('text.recharge');
  if (gemsMatchingPaid) return message('text.gemsAlike', { ...numbered(gemsMatchingPaid), paid: unitsIn(cost.mana ?? cost.gems ?? {}) });
  return message('text.manaPerGem');
}

function workshopText(abilities: readonly AbilityValues[]): Sentences {
  return abilities.map((ability, i) => {
    const before = abilities.slice(0, i).flatMap(({ unlock }) => unlock ?? []);
    const when = ability.unlock ? unlockMessage(ability.unlock, before) : message('text.exhaust');
    return message('text.ability', { when, cost: abilityCost(ability.cost), gain: abilityGain(ability) });
  });
}

/** What is gained at once: prestige with what goes with it, in one sentence. */
function storeGains({ prestige, die, prestigePerStoreWand: each }: OnBuildValues): Message[] {
  if (prestige && die) return [message('text.storePrestigeAndDie', { n: prestige, die: message(`die.${die}`) })];
  if (prestige && each) return [message('text.storePrestigeAndWands', { n: prestige, each })];
  return [...(prestige ? [message('text.storePrestige', { n: prestige })] : []), ...(die ? [message('text.storeDie', { die: message(`die.${die}`) })] : [])];
}

function storeCounts({ prestige, die, prestigePerStoreWand: each, prestigePerElementShown: shown, prestigePerWorkshopCard: cards }: OnBuildValues): Message[] {
  return [
    ...(each && (!prestige || die) ? [message('text.storeWands', { each })] : []),
    ...(shown ? [message('text.storeSigns', { ...numbered(shown.symbols), each: shown.prestige })] : []),
    ...(cards ? [message('text.storeCards', cards)] : []),
  ];
}

/** What asks somebody. */
function storeAsks({ prestige, optionalPay, prestigePerPaid: each = 0, gemOffer, copyStoreCard }: OnBuildValues): Message[] {
  const offer = gemOffer && { isAfter: prestige !== undefined, element: elementMessage(gemOffer.element), n: gemOffer.giverPrestige };
  return [
    ...(optionalPay ? [message('mana' in optionalPay ? 'text.storePayMana' : 'text.storePayGems', { ...numbered(optionalPay.max), each })] : []),
    ...(offer ? [message('text.storeGems', offer)] : []),
    ...(copyStoreCard ? [message('text.storeCopy')] : []),
  ];
}

const storeText = (onBuild: OnBuildValues): Sentences => [
  ...storeGains(onBuild),
  ...storeCounts(onBuild),
  ...(onBuild.prisms ? [message('text.storePrisms', numbered(onBuild.prisms))] : []),
  ...storeAsks(onBuild),
];

const itemText = (values: ItemValues): Sentences => (values.type === 'workshop' ? workshopText(values.abilities) : storeText(values.onBuild));

type Of<K extends TalentAbility['kind']> = Extract<TalentAbility, { kind: K }>;

function useText({ limitPerTurn, cost, gain }: Of<'activated'>): Message | undefined {
  const once = limitPerTurn !== null;
  const spends = cost.spends ?? 0;
  if (gain.prestige && cost.gems) return message('text.talentGemsForPrestige', { once, gems: wordedGems(cost.gems), n: gain.prestige });
  if (gain.prestige && spends) return message('text.talentSpendsForPrestige', { once, spends, number: number(spends), n: gain.prestige });
  if (gain.prestige) return message('text.talentFreePrestige', { once, n: gain.prestige });
  return gain.mana && spends ? message('text.talentSpendsForMana', { once, spends, number: number(spends) }) : undefined;
}

const gemGift = (element: Element, n: number): Message => (n === 1 ? aGemMessage(element) : message(`gem.${element}`, { n }));

function craftText({ when, gain }: Of<'triggered'>): Message {
  const gift = gain.prisms ? message('text.aPrism', numbered(gain.prisms)) : list(ofEach(gain.gems ?? {}, gemGift));
  return message('text.talentCraft', { item: message(`item.${when.buildElement}.a`), gift });
}

function startText({ gain: { prestige, gems } }: Of<'setup'>): Message | undefined {
  if (prestige) return message('text.startPrestige', { n: prestige });
  if (!gems) return undefined;
  const [n = 0, ...others] = byElement(gems);
  return others.every((other) => other === n) ? message('text.startEachGem', numbered(n)) : message('text.startGems', { gems: wordedGems(gems) });
}

function lastingText({ effect: { peekDeck, buildFromDiscard } }: Of<'static'>): Message | undefined {
  if (peekDeck) return message('text.talentForesees', numbered(peekDeck.cards));
  return buildFromDiscard && message('text.talentScavenges', numbered(buildFromDiscard.extraCost.gems.any));
}

const talentTexts: { readonly [K in TalentAbility['kind']]: (ability: Of<K>) => Message | undefined } = {
  activated: useText,
  triggered: craftText,
  setup: startText,
  static: lastingText,
};

/** What a talent does, to go on with after a colon; nothing where its text has no number. */
function talentDeed({ ability, dice }: TalentValues): Message | undefined {
  const deed = (talentTexts[ability.kind] as (ability: TalentAbility) => Message | undefined)(ability);
  return deed && dice.length === 0 ? message('text.noDie', { deed }) : deed;
}

function talentText(values: TalentValues): Sentences {
  const deed = talentDeed(values);
  return deed ? [message('text.sentence', { deed })] : [];
}

/** An element's die is told in one sentence as long as it is like the others. */
function dieText({ type, faces }: DieValues): Sentences {
  const mana = faces.flatMap((face) => (face.kind === 'mana' ? [face.mana] : []));
  const own = mana.filter((amounts) => Object.keys(amounts).join() === type);
  const [first, ...others] = mana.filter((amounts) => !own.includes(amounts));
  const [big] = own;
  if (mana.length === 0 || type === 'arcane') return [];
  const alike =
    first && Object.keys(first).length === 1 && !first.any && others.every((other) => Object.keys(other).length === 1 && unitsIn(other) === unitsIn(first));
  const special = faces.find(({ kind }) => kind === 'special');
  if (own.length !== 1 || !big || !first || !alike || others.length !== 1 || !special) return [message('text.faces', { faces: faces.map(faceMessage) })];
  return [message('text.die', { element: elementMessage(type), ...numbered(unitsIn(big)), each: number(unitsIn(first)), special: faceMessage(special) })];
}

const signText = (values: SpecialValues): Sentences =>
  values.special === 'runestone' ? [message('text.gainOne', { what: choiceOf(values.gain.choose) })] : [];

const texts: Readonly<Record<string, (values: never) => Sentences>> = { item: itemText, talent: talentText, die: dieText, special: signText };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is written on a card, a die or a sign, with the values in force. */
export function textOf(id: string): string {
  const entry = entryOf(id);
  const sentences = entry && Object.hasOwn(texts, entry.kind) ? (texts[entry.kind]?.(entry.values as never) ?? []) : [];
  if (sentences.length === 0) return printedText(id);
  return capital(spoken(sentences.reduce((first, second) => message('text.sentences', { first, second }))));
}

/** What a talent says, to go on with after a colon. */
export function talentWithin(id: string): string {
  const deed = talentDeed(entryOf(id)?.values as unknown as TalentValues);
  return deed ? spoken(deed) : say(`card.${id}.within`);
}
