import { listed } from '@conclave/engine';
import {
  actionOf,
  advancementNamed,
  type Effect,
  leaderNamed,
  nameOf,
  PLAIN_TOKEN,
  POSITIONS,
  type Timing,
  tokenAt,
  tokenNamed,
  valeNamed,
} from '../cards/index.ts';
import type { MysticValeMove } from '../moves.ts';
import { cardLook, craftedLook, forecast, type MysticValeView, pushOddsIn } from '../view/index.ts';
import {
  describeCard,
  describePlace,
  describeSpirits,
  evokeLine,
  forecastWords,
  givenWords,
  listNames,
  moverOf,
  pieceName,
  powerLine,
  textOf,
  upgradeLine,
} from './cards.ts';

type Only<K extends MysticValeMove['do']> = Extract<MysticValeMove, { do: K }>;

function pushRisk(view: MysticValeView): string {
  const odds = pushOddsIn(view, moverOf(view));
  if (!odds) return '';
  if (odds.spoils === 0) return ': no card that may come would spoil you';
  return odds.spoils === odds.of ? ': every card that may come would spoil you' : `: ${odds.spoils} of the ${odds.of} cards that may come would spoil you`;
}

/** The VP of a vale just bought for so many spirits. */
function spentVp({ options }: MysticValeView, spent: number): number {
  const vp = actionOf(valeNamed(options?.bought?.card ?? '')?.effects ?? [], 'gain')?.amount;
  return typeof vp === 'object' ? Math.min(vp.max ?? 0, (vp.times ?? 1) * spent) : 0;
}

/** What sleeving would switch off: ", over Frostbane, ...", or ", under" where the piece itself goes below. */
function coverWords(view: MysticValeView, { card, position, on }: Only<'sleeve' | 'craft'>): string {
  const section = craftedLook(moverOf(view), on, { card, position }).sections[POSITIONS.indexOf(position)];
  if (!section?.covered) return '';
  if (section.covered === card) return `, under ${nameOf(section.shows ?? '')}, where it does nothing`;
  return `, over ${nameOf(section.covered)}, which then does nothing`;
}

const priced = (move: Only<'buy'>): string => `Buy ${pieceName(move)} for ${advancementNamed(move.card)?.cost ?? 0} mana. ${textOf(move.card)}`;

function resolveLabel(view: MysticValeView): string {
  const { token } = moverOf(view);
  const [effect] = tokenNamed(token.card)?.active.effects ?? [];
  if (effect?.actions.some(({ op }) => op === 'choose')) return `${nameOf(token.card)}: gain 1 mana`;
  return `${nameOf(token.card)}: ${effect?.text ?? 'use it'}`;
}

function leaderLabel(view: MysticValeView, ability: Only<'useLeader'>['ability']): string {
  const name = nameOf(moverOf(view).leader?.card ?? '');
  const labels: Record<typeof ability, string> = {
    gain: 'gain mana',
    addCards: 'add cards from your deck to your field',
    workshop: 'take an advancement into the workshop',
    craft: 'sleeve from the workshop',
  };
  return `Use ${name}: ${labels[ability]}`;
}

function reclaimLabel(view: MysticValeView, cards: readonly number[]): string {
  const { discard } = moverOf(view);
  if (cards.length === 0) return 'Leave your discard pile as it is';
  if (cards.length === discard.length) return `Shuffle in ${cards.length === 1 ? 'the only card' : `all ${cards.length} cards`}`;
  const chosen = cards.map((card) => describeCard(cardLook(moverOf(view), card)));
  return `Shuffle in ${cards.length > 1 ? `${cards.length} cards: ` : ''}${chosen.join('; ')}`;
}

const takeLabel = (card: string): string => `Take the ${leaderNamed(card) ? 'leader' : 'amulet'} ${powerLine(card)}`;

const textAt = (effects: readonly Effect[] = [], ...timings: Timing[]): string => effects.find(({ timing }) => timings.includes(timing))?.text ?? '';

const useLabel = (move: Only<'use'>): string => `Use ${pieceName(move)}: ${textAt(advancementNamed(move.card)?.effects, 'harvest')}`;

function passLabel(view: MysticValeView): string {
  if (view.turn.phase === 'bog') return `Stop for ${moverOf(view).field.length} VP`;
  return `Pass and harvest ${forecastWords(forecast(view, view.turn.seat))}`;
}

type Labels = { [K in MysticValeMove['do']]: (view: MysticValeView, move: Only<K>) => string };

const labels: Labels = {
  take: (_view, { card }) => takeLabel(card),
  keepAmulet: () => 'Keep the amulet',
  swapAmulet: () => `Take a plain mana token. ${tokenAt(PLAIN_TOKEN).text}`,
  push: (view) => `Push${pushRisk(view)}`,
  pass: passLabel,
  evoke: (view) => evokeLine(moverOf(view).token.card),
  redraw: () => 'Algeni: discard this card and reveal another',
  spoil: () => 'Let the field spoil',
  useVale: (_view, { card }) => `Use ${nameOf(card)}: ${textAt(valeNamed(card)?.effects, 'harvest', 'planting')}`,
  repeat: (_view, { card, position }) => `Harpy Canyon: repeat ${nameOf(card)}${position ? ` (${position})` : ''}`,
  goOn: () => 'Plant the next card',
  resolve: resolveLabel,
  resolveFirst: (_view, move) => `${pieceName(move)} first`,
  discard: (view, { on }) => `Discard ${describePlace(view, on)}`,
  keepTop: () => 'Leave it on top',
  discardTop: () => 'Discard it',
  turnToken: (view) => `Turn ${nameOf(moverOf(view).token.card)} active`,
  giveGuardians: (view, { on }) => `Give guardians to ${describePlace(view, on)}`,
  bury: (view, { on }) => `Put ${describePlace(view, on)} under your deck`,
  arrange: (view, { cards }) => `From left to right: ${listed(cards.map((on) => describePlace(view, on)))}`,
  decline: () => 'No, leave it',
  use: (_view, move) => useLabel(move),
  useAll: ({ options }) => `Use all: ${listNames(options?.free?.cards ?? [])}, for ${givenWords(options?.free?.means)}`,
  useLeader: (view, { ability }) => leaderLabel(view, ability),
  takeVp: (view) => `Take your ${view.turn.supply.vp} blue VP now`,
  buy: (_view, move) => priced(move),
  claim: (_view, move) => `Claim ${pieceName(move)}. ${textOf(move.card)}`,
  buyVale: (_view, move) => `Buy ${nameOf(move.card)} for ${describeSpirits(move)}. ${textOf(move.card)}`,
  spend: (view, move) => `Spend ${describeSpirits(move)} for ${spentVp(view, move.animal + move.forest + move.sky + move.wild)} VP`,
  giveUp: (view) => `Give it up for ${view.options?.bought?.vp ?? 0} VP`,
  upgrade: (view) => upgradeLine(moverOf(view).leader?.card ?? ''),
  turnBack: () => 'Pay 1 mana to turn Old Barkarb back',
  store: (_view, move) => `Take ${pieceName(move)} into the workshop. ${textOf(move.card)}`,
  craft: (view, move) => `Sleeve ${pieceName(move)} on ${describePlace(view, move.on)}${coverWords(view, move)}`,
  reclaim: (view, { cards }) => reclaimLabel(view, cards),
  endHarvest: (view) => `End Harvest${view.turn.supply.vp > 0 ? ` and take ${view.turn.supply.vp} blue VP` : ''}`,
  sleeve: (view, move) => `Sleeve ${pieceName(move)} on ${describePlace(view, move.on)}${coverWords(view, move)}`,
  done: () => 'Done, go on',
  endTurn: () => 'Finish the turn without more questions',
};

export function moveWords(view: MysticValeView, move: MysticValeMove): string {
  const label = labels[move.do] as (view: MysticValeView, move: MysticValeMove) => string;
  return label(view, move);
}
