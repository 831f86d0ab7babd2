import type { Arguments } from '@conclave/engine';
import {
  actionOf,
  advancementNamed,
  effectTexts,
  leaderNamed,
  nameOf,
  PLAIN_TOKEN,
  POSITIONS,
  type Timing,
  textOf,
  tokenAt,
  tokenNamed,
  usually,
  valeNamed,
  within,
} from '../cards/index.ts';
import { say } from '../messages/index.ts';
import type { MysticValeMove } from '../moves.ts';
import { cardLook, craftedLook, forecast, type MysticValeView, pushOddsIn } from '../view/index.ts';
import { describeCard, describePlace, evokeLine, forecastWords, givenBy, joined, moverOf, pieceName, powerLine, spiritsOf, upgradeLine } from './cards.ts';

type Only<K extends MysticValeMove['do']> = Extract<MysticValeMove, { do: K }>;

function pushLabel(view: MysticValeView): string {
  const odds = pushOddsIn(view, moverOf(view));
  if (!odds) return say('move.push', { risk: 'untold' });
  const risk = odds.spoils === 0 ? 'none' : odds.spoils === odds.of ? 'all' : 'some';
  return say('move.push', { risk, spoils: odds.spoils, of: odds.of });
}

/** The VP of a vale just bought for so many spirits. */
function spentVp({ options }: MysticValeView, spent: number): number {
  const vp = actionOf(valeNamed(options?.bought?.card ?? '')?.effects ?? [], 'gain')?.amount;
  return typeof vp === 'object' ? Math.min(vp.max ?? Number.POSITIVE_INFINITY, (vp.times ?? 1) * spent) : 0;
}

/** What sleeving would switch off: what lies under the piece, or the piece itself where it goes below. */
function coverOf(view: MysticValeView, { card, position, on }: Only<'sleeve' | 'craft'>): Arguments {
  const section = craftedLook(moverOf(view), on, { card, position }).sections[POSITIONS.indexOf(position)];
  if (!section?.covered) return { cover: 'none' };
  return section.covered === card ? { cover: 'under', other: nameOf(section.shows ?? '') } : { cover: 'over', other: nameOf(section.covered) };
}

const sleeveLabel = (view: MysticValeView, move: Only<'sleeve' | 'craft'>): string =>
  say('move.sleeve', { piece: pieceName(move), place: describePlace(view, move.on), ...coverOf(view, move) });

function resolveLabel(view: MysticValeView): string {
  const { card } = moverOf(view).token;
  const token = nameOf(card);
  const [effect] = tokenNamed(card)?.active.effects ?? [];
  const gained = effect?.actions.some(({ op }) => op === 'choose') ? within(effect).find((action) => action.op === 'gain') : undefined;
  if (gained) return say('move.resolveForMana', { token, n: usually(gained.amount, 0) });
  const [text] = effectTexts(card, 'active');
  return text === undefined ? say('move.resolvePlainly', { token }) : say('move.resolve', { token, text });
}

function reclaimLabel(view: MysticValeView, on: readonly number[]): string {
  const n = on.length;
  if (n === 0) return say('move.reclaimNone');
  const cards = joined(
    'part.alternatives',
    on.map((card) => describeCard(cardLook(moverOf(view), card))),
  );
  const isAll = n === moverOf(view).discard.length;
  return say('move.reclaim', { how: isAll ? (n === 1 ? 'only' : 'all') : n === 1 ? 'one' : 'some', n, cards });
}

function turnBackPrice(view: MysticValeView): number {
  return actionOf(leaderNamed(moverOf(view).leader?.card ?? '')?.upgraded.effects ?? [], 'pay')?.amount ?? 0;
}

/** The text of a card for that moment. */
const textAt = (card: string, ...timings: Timing[]): string => effectTexts(card, 'does', ({ timing }) => timings.includes(timing))[0] ?? '';

function passLabel(view: MysticValeView): string {
  if (view.turn.phase === 'bog') return say('move.stop', { vp: moverOf(view).field.length });
  return say('move.pass', { forecast: forecastWords(forecast(view, view.turn.seat)) });
}

type Labels = { [K in MysticValeMove['do']]: (view: MysticValeView, move: Only<K>) => string };

const labels: Labels = {
  take: (_view, { card }) => say('move.take', { isLeader: leaderNamed(card) !== undefined, power: powerLine(card) }),
  keepAmulet: () => say('move.keepAmulet'),
  swapAmulet: () => say('move.swapAmulet', { text: textOf(tokenAt(PLAIN_TOKEN).id) }),
  push: pushLabel,
  pass: passLabel,
  evoke: (view) => evokeLine(moverOf(view).token.card),
  redraw: () => say('move.redraw'),
  spoil: () => say('move.spoil'),
  useVale: (_view, { card }) => say('move.use', { card: nameOf(card), text: textAt(card, 'harvest', 'planting') }),
  repeat: (_view, { card, position = 'none' }) => say('move.repeat', { card: nameOf(card), position }),
  goOn: () => say('move.goOn'),
  resolve: resolveLabel,
  resolveFirst: (_view, move) => say('move.resolveFirst', { piece: pieceName(move) }),
  discard: (view, { on }) => say('move.discard', { place: describePlace(view, on) }),
  keepTop: () => say('move.keepTop'),
  discardTop: () => say('move.discardTop'),
  turnToken: (view) => say('move.turnToken', { token: nameOf(moverOf(view).token.card) }),
  giveGuardians: (view, { on }) => say('move.giveGuardians', { place: describePlace(view, on) }),
  bury: (view, { on }) => say('move.bury', { place: describePlace(view, on) }),
  arrange: (view, { cards }) => say('move.arrange', { places: cards.map((on) => describePlace(view, on)) }),
  decline: () => say('move.decline'),
  use: (_view, move) => say('move.use', { card: pieceName(move), text: textAt(move.card, 'harvest') }),
  useAll: ({ options }) => say('move.useAll', { cards: (options?.free?.cards ?? []).map(nameOf), means: givenBy(options?.free?.means) }),
  useLeader: (view, { ability }) => say('move.useLeader', { leader: nameOf(moverOf(view).leader?.card ?? ''), ability }),
  takeVp: (view) => say('move.takeVp', { vp: view.turn.supply.vp }),
  buy: (_view, move) => say('move.buy', { piece: pieceName(move), cost: advancementNamed(move.card)?.cost ?? 0, text: textOf(move.card) }),
  claim: (_view, move) => say('move.claim', { piece: pieceName(move), text: textOf(move.card) }),
  buyVale: (_view, move) => say('move.buyVale', { vale: nameOf(move.card), spirits: spiritsOf(move), text: textOf(move.card) }),
  spend: (view, move) => say('move.spend', { spirits: spiritsOf(move), vp: spentVp(view, move.animal + move.forest + move.sky + move.wild) }),
  giveUp: (view) => say('move.giveUp', { vp: view.options?.bought?.vp ?? 0 }),
  upgrade: (view) => upgradeLine(moverOf(view).leader?.card ?? ''),
  turnBack: (view) => say('move.turnBack', { n: turnBackPrice(view) }),
  store: (_view, move) => say('move.store', { piece: pieceName(move), text: textOf(move.card) }),
  craft: sleeveLabel,
  reclaim: (view, { cards }) => reclaimLabel(view, cards),
  endHarvest: (view) => say('move.endHarvest', { vp: view.turn.supply.vp }),
  sleeve: sleeveLabel,
  done: () => say('move.done'),
  endTurn: () => say('move.endTurn'),
};

export function moveWords(view: MysticValeView, move: MysticValeMove): string {
  const label = labels[move.do] as (view: MysticValeView, move: MysticValeMove) => string;
  return label(view, move);
}
