import { lookUp } from '@conclave/engine';
import type { Action, ActionOf, Effect, Measure, Timing } from './schema.ts';

export type Op = Action['op'];
export type Bearer = 'advancement' | 'leader' | 'vale' | 'token';
/** Who bears an effect, and when it acts. */
type Place = `${Bearer}.${Timing}`;
/** Whether its owner may use it or it just happens. */
type Choice = 'may' | 'must';

interface OpFacts {
  /** Done on the spot; a question of some rule; or no deed at all, but something that counts as long as it is there. */
  readonly how: 'deed' | 'asked' | 'standing';
  /** Where some rule carries it out; elsewhere a card with it is refused. */
  readonly at: Readonly<Partial<Record<Place, Choice>>>;
  /** What it is worth each time to a bot, in VP, beside what it gains. */
  readonly worth: number;
}

const onCards = <T extends Timing, C extends Choice>(timing: T, choice: C) =>
  ({ [`advancement.${timing}`]: choice, [`leader.${timing}`]: choice }) as Record<`advancement.${T}` | `leader.${T}`, C>;

/** Everything a card's text can do. What is not listed here, or not at that moment, no rule carries out. */
export const OPS = {
  gain: {
    how: 'deed',
    at: {
      ...onCards('whenPlayed', 'must'),
      ...onCards('harvest', 'may'),
      ...onCards('onDeck', 'must'),
      'vale.harvest': 'may',
      'vale.planting': 'may',
      'vale.evoke': 'must',
      'vale.whenBought': 'may',
      'token.evoke': 'must',
    },
    worth: 0,
  },
  flipToken: { how: 'asked', at: onCards('whenPlayed', 'may'), worth: 0.8 },
  discard: { how: 'asked', at: { ...onCards('whenPlayed', 'may'), ...onCards('onDeck', 'must'), 'vale.evoke': 'may' }, worth: 0.8 },
  lookTopMayDiscard: { how: 'asked', at: onCards('whenPlayed', 'may'), worth: 0.8 },
  discardOnDeckAndReveal: { how: 'deed', at: { 'leader.wouldSpoil': 'may', 'vale.planting': 'may' }, worth: 0.6 },
  revealOnDeck: { how: 'asked', at: onCards('onDeck', 'must'), worth: 0 },
  moveToDeckBottom: { how: 'asked', at: { 'advancement.discard': 'may', 'token.evoke': 'must' }, worth: 0.2 },
  shuffleFromDiscard: { how: 'deed', at: { 'advancement.harvest': 'may' }, worth: 0.4 },
  addToField: { how: 'deed', at: { ...onCards('harvest', 'may'), 'token.evoke': 'must' }, worth: 1.2 },
  takeToWorkshop: { how: 'deed', at: { 'leader.harvest': 'may' }, worth: 0.4 },
  sleeveFromWorkshop: { how: 'deed', at: { 'leader.harvest': 'may' }, worth: 0.4 },
  pay: { how: 'deed', at: { 'leader.harvest': 'may' }, worth: 0.4 },
  turnLeader: { how: 'deed', at: { 'leader.harvest': 'may', 'leader.harvestEnd': 'must' }, worth: 0 },
  claimAdvancement: { how: 'asked', at: { 'advancement.whenBought': 'may' }, worth: 0 },
  sleeveBought: { how: 'asked', at: { 'token.evoke': 'must' }, worth: 0 },
  repeatWhenPlayed: { how: 'asked', at: { 'vale.planting': 'may' }, worth: 0 },
  removeSelf: { how: 'deed', at: { 'vale.harvest': 'may', 'vale.whenBought': 'may' }, worth: 0 },
  addToPool: { how: 'deed', at: { 'vale.whenBought': 'must' }, worth: 0 },
  paySpirits: { how: 'asked', at: { 'vale.whenBought': 'may' }, worth: 0 },
  stayInField: { how: 'standing', at: onCards('spoil', 'must'), worth: 0.2 },
  score: { how: 'standing', at: { ...onCards('endOfGame', 'must'), 'vale.endOfGame': 'must' }, worth: 2.5 },
  scoreMultiplier: { how: 'standing', at: { 'vale.endOfGame': 'must' }, worth: 0 },
  extraTurn: { how: 'deed', at: onCards('onDeck', 'must'), worth: 0 },
  extraPlanting: { how: 'standing', at: { 'vale.endOfGame': 'must' }, worth: 0 },
  modifyCard: { how: 'standing', at: onCards('ongoing', 'must'), worth: 0.4 },
  giveGuardian: { how: 'asked', at: { 'token.evoke': 'must' }, worth: 0 },
  mustPush: { how: 'standing', at: { 'token.used': 'must' }, worth: 0 },
  randomTokenSide: { how: 'deed', at: { 'token.evoke': 'must' }, worth: 0 },
  choose: { how: 'asked', at: { 'token.evoke': 'must' }, worth: 0 },
} as const satisfies Record<Op, OpFacts>;

/** What may be done at that moment. */
export type OpAt<P extends ActivePlace> = { [O in Op]: P extends PlaceOf<O> ? O : never }[Op];
/** What is done on the spot. */
export type DeedOp = { [O in Op]: (typeof OPS)[O]['how'] extends 'deed' ? O : never }[Op];
/** What is asked for by a rule of that moment. */
export type AskedAt<P extends ActivePlace> = { [O in Op]: (typeof OPS)[O]['how'] extends 'asked' ? (P extends PlaceOf<O> ? O : never) : never }[Op];

export const isDeed = (action: Action): action is ActionOf<DeedOp> => OPS[action.op].how === 'deed';

type Condition = keyof NonNullable<Effect['condition']>;
type Limit = Effect['limit'] | 'none';

interface PlaceFacts {
  readonly limits: readonly Limit[];
  readonly conditions?: readonly Condition[];
  readonly trigger?: NonNullable<Effect['trigger']>;
  /** Whether the phases it works in are its own to say, and whether it may react to a spoil. */
  readonly phases?: true;
  readonly reaction?: true;
}

type PlaceOf<O extends Op> = keyof (typeof OPS)[O]['at'];
/** Every moment at which some rule carries something out. */
export type ActivePlace = { [O in Op]: PlaceOf<O> }[Op];

const ONCE_A_TURN: PlaceFacts = { limits: ['oncePerTurn'], conditions: ['guardianOnSelfCard', 'guardianInField', 'pushesThisTurn'] };
const PLAIN: PlaceFacts = { limits: ['none'] };
const AT_THE_END: PlaceFacts = { limits: ['none'], conditions: ['guardianOnSelfCard'] };
const ON_A_SPOIL: PlaceFacts = { limits: ['none'], trigger: 'spoil' };

/** What the rules for each moment look at, beside the actions. */
const PLACES: Record<ActivePlace, PlaceFacts> = {
  'advancement.ongoing': PLAIN,
  'leader.ongoing': PLAIN,
  'advancement.whenPlayed': PLAIN,
  'leader.whenPlayed': PLAIN,
  'advancement.harvest': ONCE_A_TURN,
  'leader.harvest': ONCE_A_TURN,
  'advancement.onDeck': ON_A_SPOIL,
  'leader.onDeck': ON_A_SPOIL,
  'advancement.spoil': PLAIN,
  'leader.spoil': PLAIN,
  'advancement.endOfGame': AT_THE_END,
  'leader.endOfGame': PLAIN,
  'advancement.discard': { limits: ['oncePerTurn'] },
  'advancement.whenBought': PLAIN,
  'leader.wouldSpoil': { limits: ['oncePerTurn'], phases: true },
  'leader.harvestEnd': { limits: ['none'], conditions: ['upgradedThisTurn'] },
  'vale.harvest': { limits: ['oncePerTurn', 'oncePerGame'], conditions: ['guardianInField', 'pushesThisTurn'] },
  'vale.planting': { limits: ['oncePerTurn', 'oncePerGame'], phases: true, reaction: true },
  'vale.evoke': { limits: ['none'], trigger: 'ownTokenEvoked' },
  'vale.whenBought': { limits: ['none'], conditions: ['endTriggered'] },
  'vale.endOfGame': PLAIN,
  'token.evoke': { limits: ['none', 'oncePerTurn'] },
  'token.used': PLAIN,
};

type Fault = string | undefined;

const choiceAt = (op: Op, place: string): Choice | undefined => lookUp((OPS[op] as OpFacts).at as Record<string, Choice>, place);

function choiceFault({ optional }: Effect, op: Op, place: string): Fault {
  const choice = choiceAt(op, place);
  if (!choice) return `no rule carries out ${op}`;
  return optional === (choice === 'may') ? undefined : `${op} is ${choice === 'may' ? 'always' : 'never'} optional`;
}

function fieldFault({ limit, trigger, phases, reaction, condition = {} }: Effect, facts: PlaceFacts): Fault {
  if (!facts.limits.includes(limit ?? 'none')) return `the limit ${limit ?? 'none'} means nothing`;
  if (trigger !== facts.trigger) return `the trigger ${trigger ?? 'none'} means nothing`;
  if (phases && !facts.phases) return 'phases mean nothing';
  if (reaction !== undefined && !facts.reaction) return 'a reaction means nothing';
  const stray = Object.keys(condition).find((name) => !(facts.conditions ?? []).includes(name as Condition));
  return stray && `nobody tests ${stray}`;
}

const amountsIn = (action: Action): readonly Measure[] =>
  Object.values(action).filter((value): value is Measure => typeof value === 'object' && value !== null && 'per' in value);

function measureFault({ per, base, table, times }: Measure, actions: readonly Action[], bearer: Bearer): Fault {
  const isOnCard = bearer === 'advancement' || bearer === 'leader';
  if (per === 'guardianOnSelfCard' && !isOnCard) return 'it has no card whose guardians count';
  if (per === 'spiritsPaid' && !actions.some(({ op }) => op === 'paySpirits')) return 'no spirits are paid';
  if ((per === 'cardsBelowInField') !== (base !== undefined)) return `base and ${per} do not go together`;
  return table && times !== undefined ? 'either a table or a factor' : undefined;
}

/** Only mana and wild spirits wait for a Harvest; growth lasts while the field lies. */
function gainFault(action: Action, timing: Timing): Fault {
  if (action.op !== 'gain') return undefined;
  const { what, until, from } = action;
  const isHeld = timing === 'harvest' || timing === 'whenBought';
  if (!isHeld && (what === 'animal' || what === 'forest' || what === 'sky')) return `${what} cannot wait for a Harvest`;
  if ((what === 'growth') !== (until === 'field')) return 'growth, and nothing else, lasts until the field is discarded';
  if (until === 'nextHarvest' && timing !== 'evoke') return 'only what is evoked may wait for the next Harvest';
  return (what === 'vp') === (from !== undefined) ? undefined : 'VP, and nothing else, come from somewhere';
}

/** The actions of an effect, those to choose from too. */
export const within = ({ actions }: Effect): readonly Action[] =>
  actions.flatMap((action) => (action.op === 'choose' ? [action, ...action.options.flat()] : [action]));

function faultOf(bearer: Bearer, effect: Effect): Fault {
  const place = `${bearer}.${effect.timing}`;
  const actions = within(effect);
  if (actions.length === 0) return 'it does nothing';
  const asked = effect.actions.find(({ op }) => OPS[op].how === 'asked' && op !== 'paySpirits');
  if (asked && effect.actions.length > 1 && effect.timing !== 'onDeck') return `${asked.op} stands alone`;
  if (place === 'vale.whenBought' && effect.optional && !effect.actions.some(({ op }) => op === 'removeSelf')) return 'it must be given up for something';
  for (const action of actions) {
    const fault = choiceFault(effect, action.op, place) ?? gainFault(action, effect.timing);
    if (fault) return fault;
    for (const measure of amountsIn(action)) {
      const wrong = measureFault(measure, actions, bearer);
      if (wrong) return `${measure.per}: ${wrong}`;
    }
  }
  const facts = lookUp<PlaceFacts>(PLACES, place);
  return facts ? fieldFault(effect, facts) : 'nothing happens then';
}

/** Throws an `Error` naming the card and what no rule would carry out. */
export function checkEffects(bearer: Bearer, id: string, effects: readonly Effect[]): void {
  for (const effect of effects) {
    const fault = faultOf(bearer, effect);
    if (fault) throw new Error(`${id}: ${effect.timing}: ${fault}`);
  }
}

/** Whether an ability costs nothing and asks nothing: it may be used along with all others like it. */
export const isFree = ({ limit, actions }: Effect): boolean => limit !== 'oncePerGame' && actions.every(({ op }) => op === 'gain');
