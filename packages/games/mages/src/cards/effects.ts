import * as v from 'valibot';
import { say } from '../messages/index.ts';
import { SKILLS, SPELLS } from './kinds.ts';

const some = v.pipe(v.number(), v.integer(), v.minValue(1));
const change = v.pipe(v.number(), v.integer(), v.notValue(0));
const skill = v.picklist(SKILLS);
const spell = v.picklist(SPELLS);

/** When an Item is played: by itself, as part of an action, or as an answer (A3, A5, A6 of `rulings.md`). */
export const MOMENTS = ['ownTurn', 'withAction', 'attacked', 'countered', 'beforeTheDice'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Whom or what an Item works on. */
export const TARGETS = ['self', 'otherPlayer', 'allLivingPlayers', 'resourceOrSpellInHand', 'counter', 'troll'] as const;
export type Target = (typeof TARGETS)[number];

export const itemEffect = v.variant('op', [
  v.strictObject({ op: v.literal('double') }),
  v.strictObject({ op: v.literal('deflect') }),
  v.strictObject({ op: v.literal('cancelWither') }),
  v.strictObject({ op: v.literal('cancelCounter') }),
  v.strictObject({ op: v.literal('modify'), amount: change }),
  v.strictObject({ op: v.literal('rollAgain') }),
  v.strictObject({ op: v.literal('limitActions'), actions: some }),
  v.strictObject({ op: v.literal('extraActions'), amount: some }),
  v.strictObject({ op: v.literal('steal') }),
  v.strictObject({ op: v.literal('forget') }),
  v.strictObject({ op: v.literal('lowerSkill') }),
  v.strictObject({ op: v.literal('takeTroll') }),
  v.strictObject({ op: v.literal('everyoneRolls'), skill, decides: v.picklist(['highestGainsHeart', 'lowestLosesHeart']) }),
]);
export type ItemEffect = v.InferOutput<typeof itemEffect>;
export type Op = ItemEffect['op'];
export type EffectOf<O extends Op> = Extract<ItemEffect, { op: O }>;

/** What bots think of a card, in Orbs: in hand, on the table, played by itself, as an answer. Judgement, not rule. */
export interface Worth {
  readonly hand: number;
  readonly table: number;
  readonly play: number;
  readonly answer: number;
}

interface Row<E> {
  /** Whether it is laid on the table and waits there (MG-ITEM-GEN-05). */
  readonly faceUp: boolean;
  /** The moments and targets for which some rule carries it out. */
  readonly moments: readonly Moment[];
  readonly targets: readonly Target[];
  /** What it does, where no event of its own tells. */
  readonly says?: (effect: E) => string;
  readonly worth: (effect: E) => Worth;
}

const worth = (hand: number, { table = 0, play = 0, answer = 0 }: Partial<Worth> = {}) => {
  const known: Worth = { hand, table, play, answer };
  return (): Worth => known;
};

const worthOfModifier = ({ amount }: EffectOf<'modify'>): Worth =>
  amount > 0 ? { hand: 0.4 * amount, table: 0.45 * amount, play: 5, answer: 2 } : { hand: -0.5 * amount, table: 0.6 * amount, play: 5, answer: 2 };

/** The one table of what Items do. Answers are offered in this order. */
export const ITEM_EFFECTS = {
  double: { faceUp: false, moments: ['withAction'], targets: ['resourceOrSpellInHand'], worth: worth(0.9) },
  deflect: { faceUp: false, moments: ['attacked'], targets: ['otherPlayer'], worth: worth(1, { answer: 6 }) },
  cancelWither: {
    faceUp: true,
    moments: ['ownTurn', 'attacked'],
    targets: ['self'],
    says: () => say('effect.cancelWither'),
    worth: worth(0.5, { table: 0.55, play: 6, answer: 5.5 }),
  },
  cancelCounter: { faceUp: false, moments: ['countered'], targets: ['counter'], worth: worth(0.4, { answer: 4 }) },
  modify: {
    faceUp: true,
    moments: ['ownTurn', 'beforeTheDice'],
    targets: ['self', 'otherPlayer'],
    says: ({ amount }) => say('effect.modify', { sign: amount > 0 ? 'plus' : 'minus', n: Math.abs(amount) }),
    worth: worthOfModifier,
  },
  rollAgain: {
    faceUp: true,
    moments: ['ownTurn', 'beforeTheDice'],
    targets: ['self'],
    says: () => say('effect.rollAgain'),
    worth: worth(0.6, { table: 0.65, play: 5, answer: 2.5 }),
  },
  limitActions: {
    faceUp: true,
    moments: ['ownTurn'],
    targets: ['otherPlayer'],
    says: ({ actions }) => say('effect.limitActions', { n: actions }),
    worth: worth(0.7, { table: -1, play: 10 }),
  },
  extraActions: {
    faceUp: false,
    moments: ['ownTurn'],
    targets: ['self'],
    says: ({ amount }) => say('effect.extraActions', { n: amount }),
    worth: ({ amount }) => ({ hand: 0.45 * amount, table: 0, play: 15 * amount, answer: 0 }),
  },
  steal: { faceUp: false, moments: ['ownTurn'], targets: ['otherPlayer'], worth: worth(0.5, { play: 12 }) },
  forget: { faceUp: false, moments: ['ownTurn'], targets: ['otherPlayer'], worth: worth(0.4, { play: 8 }) },
  lowerSkill: { faceUp: false, moments: ['ownTurn'], targets: ['otherPlayer'], worth: worth(1.2, { play: 11 }) },
  takeTroll: { faceUp: false, moments: ['ownTurn'], targets: ['troll'], worth: worth(0.5, { play: 14 }) },
  everyoneRolls: {
    faceUp: false,
    moments: ['ownTurn'],
    targets: ['allLivingPlayers'],
    says: ({ decides }) => say(`effect.${decides}`),
    worth: ({ decides }) => (decides === 'highestGainsHeart' ? { hand: 0.8, table: 0, play: 4, answer: 0 } : { hand: 0.5, table: 0, play: 2, answer: 0 }),
  },
} as const satisfies { [O in Op]: Row<EffectOf<O>> };

const rowOf = ({ op }: ItemEffect): Row<ItemEffect> => ITEM_EFFECTS[op] as Row<ItemEffect>;
export const worthOfEffect = (effect: ItemEffect): Worth => rowOf(effect).worth(effect);
/** What it does, where no event of its own tells. */
export const effectInWords = (effect: ItemEffect): string | undefined => rowOf(effect).says?.(effect);

/** An Item as it is printed. */
export interface ItemUse {
  readonly faceUp: boolean;
  readonly moments: readonly Moment[];
  readonly target: Target;
  readonly effect: ItemEffect;
}

/** What no rule carries out. */
export function itemFaults({ faceUp, moments, target, effect }: ItemUse): string[] {
  const row = rowOf(effect);
  return [
    ...moments.filter((moment) => !row.moments.includes(moment)).map((moment) => `no rule carries out ${effect.op} at the moment ${moment}`),
    ...(row.targets.includes(target) ? [] : [`no rule carries out ${effect.op} on ${target}`]),
    ...(row.faceUp === faceUp ? [] : [`no rule carries out ${effect.op} ${faceUp ? 'face-up' : 'without laying it face-up'}`]),
  ];
}

/** What a character does: once, or as long as it is held. */
export const characterEffect = v.variant('type', [
  v.strictObject({ type: v.literal('level'), skill, amount: some }),
  v.strictObject({ type: v.literal('levelChoice'), amount: some }),
  v.strictObject({ type: v.literal('spellPrice'), spell, jewels: some }),
  v.strictObject({ type: v.literal('spellPriceChoice'), jewels: some }),
  v.strictObject({ type: v.literal('handLimit'), value: some }),
  v.strictObject({ type: v.literal('itemPrice'), fin: some }),
  v.strictObject({ type: v.literal('trollRollsPerAction'), value: some }),
  v.strictObject({ type: v.literal('rowWildLimitPerTurn'), value: some }),
  v.strictObject({ type: v.literal('startingHearts'), value: some }),
  v.strictObject({ type: v.literal('gainHeart'), amount: some }),
  v.strictObject({ type: v.literal('startingSpells'), each: some, replacesStartingResources: v.boolean() }),
  v.strictObject({ type: v.literal('gainSpells'), each: some, onlyIfAvailable: v.literal(true) }),
]);
export type Effect = v.InferOutput<typeof characterEffect>;
export type Ability = Effect['type'];
export type AbilityOf<T extends Ability> = Extract<Effect, { type: T }>;

/** When a rule carries it out, and whether it lasts as long as the card is held. */
const CHARACTER_EFFECTS = {
  level: { at: ['start', 'claim'], lasts: false },
  levelChoice: { at: ['start', 'claim'], lasts: false },
  spellPrice: { at: ['start', 'claim'], lasts: true },
  spellPriceChoice: { at: ['start', 'claim'], lasts: true },
  handLimit: { at: ['start', 'claim'], lasts: true },
  itemPrice: { at: ['start', 'claim'], lasts: true },
  trollRollsPerAction: { at: ['start', 'claim'], lasts: true },
  rowWildLimitPerTurn: { at: ['start', 'claim'], lasts: true },
  startingHearts: { at: ['start'], lasts: false },
  gainHeart: { at: ['claim'], lasts: false },
  startingSpells: { at: ['start'], lasts: false },
  gainSpells: { at: ['claim'], lasts: false },
} as const satisfies Record<Ability, { at: readonly ('start' | 'claim')[]; lasts: boolean }>;

export interface CharacterUse {
  readonly start: Effect;
  readonly claim: Effect;
  readonly claimKind: 'oneTime' | 'standing';
}

/** What no rule carries out. */
export function characterFaults({ start, claim, claimKind }: CharacterUse): string[] {
  const isAt = (effect: Effect, at: 'start' | 'claim'): boolean => CHARACTER_EFFECTS[effect.type].at.some((one) => one === at);
  const kind = CHARACTER_EFFECTS[claim.type].lasts ? 'standing' : 'oneTime';
  return [
    ...(isAt(start, 'start') ? [] : [`no rule carries out ${start.type} at the start`]),
    ...(isAt(claim, 'claim') ? [] : [`no rule carries out ${claim.type} for a claimant`]),
    ...(claimKind === kind ? [] : [`${claim.type} is ${kind}, not ${claimKind}`]),
  ];
}
