import {
  type Action,
  type Advancement,
  advancementAt,
  type Effect,
  type Face,
  faceOf,
  growthOfVales,
  OPS,
  perValues,
  type Timing,
  usually,
  valeAt,
} from '../cards/index.ts';
import { FRESH, faceAt, type MysticValeState, type Player } from '../state.ts';

/** What mana and a spirit are worth in VP, as bots see it. */
export const MANA = 0.35;
export const SPIRIT = 0.8;
/** How much of an ability comes about, by when it acts; what is not listed counts elsewhere. */
const SHARE: Partial<Record<Timing, number>> = { harvest: 1, whenPlayed: 0.5, onDeck: 0.3, wouldSpoil: 1, spoil: 1, discard: 1 };
/** How likely a condition is met. */
const LIKELY = 0.7;
const UNLIKELY = 0.4;

function actionWorth(action: Action, guardians: number): number {
  if (action.op !== 'gain') return OPS[action.op].worth;
  return usually(action.amount, guardians) * (action.what === 'vp' ? 1 : action.what === 'mana' ? MANA : SPIRIT);
}

function likelihood({ condition }: Effect): number {
  if (!condition) return 1;
  return condition.guardianInField ? UNLIKELY : LIKELY;
}

/** What an ability is worth each time its card is in the field. */
export function abilityWorth(effect: Effect, guardians: number): number {
  const { timing, condition, actions } = effect;
  if (condition?.guardianOnSelfCard && guardians < condition.guardianOnSelfCard.min) return 0.1;
  const all = actions.reduce((sum, action) => sum + actionWorth(action, guardians), 0);
  return (SHARE[timing] ?? 0) * likelihood(effect) * all;
}

const worths = new WeakMap<Face, number>();

/** What a card brings each time it is in the field, in VP; decay and growth count elsewhere. */
export function playWorth(face: Face): number {
  const known = worths.get(face);
  if (known !== undefined) return known;
  const { mana, animal, forest, sky, wild, blue, guardian } = face;
  const abilities = [...face.harvest, ...face.whenPlayed, ...face.onDeck, ...face.wouldSpoil, ...face.discard];
  const worth =
    MANA * mana +
    SPIRIT * (animal + forest + sky + 1.2 * wild) +
    blue.reduce((sum, [, vp]) => sum + vp, 0) +
    abilities.reduce((sum, { effect }) => sum + abilityWorth(effect, guardian), 0) +
    (face.staysOnSpoil ? 0.2 : 0);
  worths.set(face, worth);
  return worth;
}

/** Growth in VP, each time it is in the field. */
const GROWTH = 0.6;

const pieceWorths = perValues(() => new Map<number, number>());

/** What an advancement brings each time its card is in the field. */
export function pieceWorth(piece: number): number {
  const known = pieceWorths().get(piece);
  if (known !== undefined) return known;
  const { symbols, effects } = advancementAt(piece);
  const { mana, animal, forest, sky, wild, vpHarvest, growth, decay, guardian } = symbols;
  const modifies = effects.some(({ timing }) => timing === 'ongoing') ? OPS.modifyCard.worth : 0;
  const worth =
    MANA * mana +
    SPIRIT * (animal + forest + sky + 1.2 * wild) +
    vpHarvest +
    GROWTH * (growth - decay) +
    0.1 * guardian +
    modifies +
    effects.reduce((sum, effect) => sum + abilityWorth(effect, guardian + 1), 0);
  pieceWorths().set(piece, worth);
  return worth;
}

/** Points an advancement will probably score at the end. */
export function endWorth({ symbols, effects }: Advancement): number {
  const text = effects.some(({ timing }) => timing === 'endOfGame') ? OPS.score.worth : 0;
  return symbols.vpEnd + symbols.vpNegative + text;
}

const LEAST_BURDEN = 0.12;

/** How many cards a prepared field of this deck usually has, from how fast its decay adds up. */
export function usualField(player: Player): number {
  let burden = 0;
  for (let card = 0; card < player.cards.length; card++) burden += faceAt(player, card).burden;
  const each = Math.max(LEAST_BURDEN, (burden - 2 * growthOfVales(player.vales)) / player.cards.length);
  return Math.min(14, Math.max(3, 3 / each - 1.5));
}

/** What the deck brings in a usual turn, all of it taken together. */
export function turnWorth(player: Player): number {
  let worth = 0;
  for (let card = 0; card < player.cards.length; card++) worth += playWorth(faceAt(player, card));
  const share = usualField(player) / player.cards.length;
  return worth * share + valesWorth(player);
}

function valesWorth(player: Player): number {
  let worth = 0;
  for (let i = 0; i < player.vales.length; i++) {
    const { symbols, effects } = valeAt(player.vales[i] ?? 0);
    worth += MANA * symbols.mana + SPIRIT * (symbols.animal + symbols.forest + symbols.sky + 1.2 * symbols.wild) + symbols.vpHarvest;
    if (effects.length > 0 && player.valeUse[i] === FRESH) worth += 0.1;
  }
  return worth;
}

const USUAL_VP = 0.5;

/** VP a deck takes in a turn, as far as its symbols tell. */
function vpRate(player: Player): number {
  let vp = 0;
  for (let card = 0; card < player.cards.length; card++) for (const [, worth] of faceAt(player, card).blue) vp += worth;
  const share = usualField(player) / player.cards.length;
  let vales = 0;
  for (const vale of player.vales) vales += valeAt(vale).symbols.vpHarvest;
  return Math.max(USUAL_VP, vp * share + vales);
}

/** How many turns each player will probably still have after this one. */
export function turnsLeft(game: MysticValeState): number {
  if (game.isEnding) return 0;
  const rate = game.players.reduce((sum, player) => sum + vpRate(player), 0);
  return Math.min(18, Math.max(0.5, game.pool / rate));
}

export const makeWorth = (make: number): number => playWorth(faceOf(make));
