import { listed, type Message, spoken } from '@conclave/engine';
import { message } from '../messages/index.ts';
import { amountMessage } from './names.ts';
import { type AbilityValues, type Effect, ELEMENTS, type Element, type Resource, type WhichRealm } from './schema.ts';

export type Op = Effect['op'];
export type EffectOf<O extends Op> = Extract<Effect, { op: O }>;
/** What is carried out once an ability is used; the permission to share a space is given while placing. */
export type Deed = Exclude<Effect, { op: 'shareSpace' }>;

/** What an ability is printed on. */
export type Bearer = 'figure' | 'card' | 'space' | 'bannerSpace' | 'caravanSpace' | 'enchantmentBoard' | 'lord' | 'wanderer' | 'reward';

/** What things are worth to a bot, in points. */
export type Prices = Readonly<Record<'gem' | 'onyx' | 'key' | 'energy' | 'influence' | 'caravan' | 'wanderer' | 'banner' | 'enchantment' | 'sharing', number>>;

/** How an effect is drawn: so many of something, and where. */
export interface Picture {
  readonly what: Resource | 'any' | 'influence' | 'caravan' | 'wanderer' | 'banner' | 'enchantment' | 'share';
  readonly n: number;
  /** Gems of these elements only. */
  readonly of?: readonly Element[];
  readonly different?: boolean;
  /** Elsewhere than here. */
  readonly at?: Exclude<WhichRealm, 'here'>;
}

interface Facts<E> {
  /** Where some rule carries it out; an ability with it elsewhere is refused. */
  readonly on: readonly Bearer[];
  /** The realm it needs. */
  realm(effect: E): WhichRealm | null;
  /** Whether it always changes something: gems, Onyx, Keys and points never run out (GM-COMP-03). */
  isSure(effect: E): boolean;
  /** What it gives, without a verb: "1 Key", "1 Influence here". */
  words(effect: E): Message;
  picture(effect: E): Picture;
  worth(effect: E, prices: Prices): number;
}

const BORNE_BY_ALL: readonly Bearer[] = ['figure', 'card', 'space', 'caravanSpace', 'enchantmentBoard', 'lord', 'wanderer', 'reward'];
/** A reward is chosen nowhere in particular. */
const IN_A_REALM: readonly Bearer[] = ['figure', 'card', 'space', 'caravanSpace', 'lord', 'wanderer'];
const never = (): boolean => false;
const nowhere = (): null => null;

const elsewhere = (realm: WhichRealm): Pick<Picture, 'at'> => (realm === 'here' ? {} : { at: realm });

function priceOf(resource: Resource, prices: Prices): number {
  if (resource === 'point') return 1;
  return resource === 'onyx' || resource === 'key' || resource === 'energy' ? prices[resource] : prices.gem;
}

/** So many gems of these elements, or of any. */
export function gemsMessage({ amount: n, of, different }: { amount: number; of: readonly Element[]; different?: boolean | undefined }): Message {
  if (of.length < ELEMENTS.length) return message('part.ofElements', { n, elements: { anyOf: of.map((element) => message(`part.${element}`)) } });
  return message(different ? 'part.differentGems' : 'part.anyGems', { n });
}

/** Everything an ability can do. What is offered, said, drawn and hoped for follows from here; `rules/effects.ts` carries it out. */
const EFFECTS: { readonly [O in Op]: Facts<EffectOf<O>> } = {
  gain: {
    on: BORNE_BY_ALL,
    realm: nowhere,
    isSure: ({ resource }) => resource !== 'energy',
    words: ({ resource, amount }) => amountMessage(resource, amount),
    picture: ({ resource, amount }) => ({ what: resource, n: amount }),
    worth: ({ resource, amount }, prices) => amount * priceOf(resource, prices),
  },
  gainGems: {
    on: BORNE_BY_ALL,
    realm: nowhere,
    isSure: () => true,
    words: gemsMessage,
    picture: ({ amount, of, different = false }) => ({ what: 'any', n: amount, different, ...(of.length < ELEMENTS.length && { of }) }),
    worth: ({ amount }, { gem }) => amount * gem * 1.05,
  },
  gainInfluence: {
    on: IN_A_REALM,
    realm: ({ realm }) => realm,
    isSure: never,
    words: ({ amount: n, realm: where }) => message('part.influence', { n, where }),
    picture: ({ amount, realm }) => ({ what: 'influence', n: amount, ...elsewhere(realm) }),
    worth: ({ amount }, { influence }) => amount * influence,
  },
  placeCaravans: {
    on: IN_A_REALM,
    realm: ({ realm }) => realm,
    isSure: never,
    words: ({ amount: n, realm: where }) => message('part.caravans', { n, where }),
    picture: ({ amount, realm }) => ({ what: 'caravan', n: amount, ...elsewhere(realm) }),
    worth: ({ amount }, { caravan }) => amount * caravan,
  },
  activateWanderer: {
    on: BORNE_BY_ALL,
    realm: nowhere,
    isSure: never,
    words: () => message('part.wandererExchange'),
    picture: () => ({ what: 'wanderer', n: 1 }),
    worth: (_, { wanderer }) => wanderer,
  },
  takeBanner: {
    on: ['bannerSpace'],
    realm: () => 'here',
    isSure: never,
    words: () => message('part.bannerHere'),
    picture: () => ({ what: 'banner', n: 1 }),
    worth: (_, { banner }) => banner,
  },
  gainEnchantments: {
    on: BORNE_BY_ALL,
    realm: nowhere,
    isSure: never,
    words: ({ amount: n }) => message('part.enchantments', { n }),
    picture: ({ amount }) => ({ what: 'enchantment', n: amount }),
    worth: ({ amount }, { enchantment }) => amount * enchantment,
  },
  shareSpace: {
    on: ['figure', 'card'],
    realm: nowhere,
    isSure: never,
    words: () => message('part.takenSpace'),
    picture: ({ where }) => ({ what: 'share', n: 2, ...(where === 'lord' && { at: where }) }),
    worth: (_, { sharing }) => sharing,
  },
};

const factsOf = <E extends Effect>({ op }: E): Facts<E> => EFFECTS[op] as unknown as Facts<E>;

export const realmOf = (effect: Effect): WhichRealm | null => factsOf(effect).realm(effect);
export const isSure = (effect: Effect): boolean => factsOf(effect).isSure(effect);
export const pictureOf = (effect: Effect): Picture => factsOf(effect).picture(effect);
export const worthOf = (effect: Effect, prices: Prices): number => factsOf(effect).worth(effect, prices);
export const gainWords = (effects: readonly Effect[]): string => listed(effects.map((effect) => spoken(factsOf(effect).words(effect))));

const WHILE_PLACING: readonly AbilityValues['when'][] = ['whilePlacing', 'either'];

function timingFault({ when, cost, effects }: AbilityValues, bearer: Bearer): string | undefined {
  const shares = effects.some(({ op }) => op === 'shareSpace');
  if ((when === 'onCaravan') !== (bearer === 'caravanSpace')) return `a ${bearer} is not used ${when}`;
  if (when === 'onCaravan' && cost) return 'nothing is paid for a Caravan space';
  if (shares !== WHILE_PLACING.includes(when)) return shares ? `shareSpace does nothing ${when}` : `nothing but shareSpace is used ${when}`;
  return undefined;
}

function realmFault({ when, effects }: AbilityValues): string | undefined {
  const realms = [...new Set(effects.map(realmOf).filter((realm) => realm !== null))];
  if (realms.length > 1) return `one use is in one realm, not in ${listed(realms)}`;
  const isThere = when === 'onCaravan' || when === 'whilePlacing';
  return isThere && realms.some((realm) => realm !== 'here') ? `no realm but here can be chosen ${when}` : undefined;
}

/** Why no rule would carry out an ability as it is printed. */
export function abilityFault(values: AbilityValues, bearer: Bearer): string | undefined {
  const stray = values.effects.find((effect) => !factsOf(effect).on.includes(bearer));
  if (stray) return `no rule carries out ${stray.op} of a ${bearer}`;
  return timingFault(values, bearer) ?? realmFault(values);
}
