import { counted, listed, type Prompt } from '@conclave/engine';
import { actionOf, advancementNamed, leaderNamed, PLAIN_TOKEN, tokenAt, tokenNamed, valeNamed } from './cards/cards.ts';
import { POSITIONS } from './cards/schema.ts';
import type { MysticValeMove } from './moves.ts';
import { capital, cardOf, describeCard, describeMeans, describePlace, describeSpirits, describeSymbols, moverOf, nameOf } from './names.ts';
import type { MysticValeView } from './view.ts';
import { evokeLine, helpWords, pieceName, powerLine, textOf, upgradeLine } from './words-cards.ts';

type Only<K extends MysticValeMove['do']> = Extract<MysticValeMove, { do: K }>;

function pushRisk(view: MysticValeView): string {
  const { odds } = moverOf(view);
  if (!odds) return '';
  if (odds.spoils === 0) return ': no card that may come would spoil you';
  return odds.spoils === odds.of ? ': every card that may come would spoil you' : `: ${odds.spoils} of the ${odds.of} cards that may come would spoil you`;
}

/** "Push or pass?" with the card that a push would plant. */
function plantQuestion(view: MysticValeView): string {
  const { decay, onDeck } = moverOf(view);
  const card = onDeck === null ? undefined : cardOf(moverOf(view), onDeck);
  const next = card ? ` On deck: ${describeCard(card)} (${describeSymbols(card.symbols)}).` : '';
  const last = view.isEnding && !view.turn.hasExtra ? ' This is your last turn.' : '';
  return `Push or pass? Your decay is ${decay.counts} of ${view.limits.spoilsAt}.${next}${view.turn.mustPush ? ' Your amulet makes you push once.' : ''}${last}`;
}

/** Only what can be done is named. */
function harvestQuestion({ turn }: MysticValeView, { moves }: Prompt<MysticValeMove>): string {
  const canBuy = moves.some((move) => move.do === 'buy' || move.do === 'upgrade');
  const open = [
    ...(canBuy ? [counted(turn.buysLeft, 'advancement')] : []),
    ...(moves.some((move) => move.do === 'buyVale') ? [counted(turn.valeBuysLeft, 'vale')] : []),
  ];
  const canUse = moves.some((move) => !['buy', 'upgrade', 'buyVale', 'takeVp', 'endHarvest'].includes(move.do));
  const can = [...(canUse ? ['use abilities'] : []), ...(open.length > 0 ? [`buy up to ${listed(open)}`] : [])];
  const what = can.length > 0 ? `${capital(can.join(', '))}, then end it.` : 'Nothing more can be used or bought: end it.';
  return `Harvest: you have ${describeMeans(turn.supply)}. ${what}`;
}

/** The player before the starting player closes a round, and with it a game that is ending. */
function endsTheGame({ isEnding, turn, players, start }: MysticValeView): boolean {
  return isEnding && !turn.hasExtra && (turn.seat + 1) % players.length === start;
}

/** Halo Mountain's VP for so many spirits. */
function haloVp(spent: number): number {
  const vp = actionOf(valeNamed('halo-mountain')?.effects ?? [], 'gain')?.amount;
  return typeof vp === 'object' ? Math.min(vp.max ?? 0, (vp.times ?? 1) * spent) : 0;
}

/** What each question asks. */
const questions: Record<string, (view: MysticValeView) => string> = {
  plant: plantQuestion,
  plantForBog: (view) => `Borderwatch Bog: push on, or stop for ${moverOf(view).field.length} VP?`,
  wouldSpoil: (view) => `Decay ${moverOf(view).decay.counts}: this card spoils your field. React, or let it spoil?`,
  whichFirst: () => 'Which ability of the planted card comes first?',
  discardFromField: () => 'You may discard one card of your field.',
  topOfDeck: (view) => {
    const { top } = moverOf(view);
    return `The top of your deck${top === null ? '' : ` is: ${describeCard(cardOf(moverOf(view), top))}`}. Keep it or discard it?`;
  },
  turnToken: (view) => `Turn ${nameOf(moverOf(view).token.card)} to its active side?`,
  evoke: (view) => `${nameOf(moverOf(view).token.card)}: choose what it does.`,
  evokeWithTree: (view) => `${nameOf(moverOf(view).token.card)} and Silver Tree: choose what happens next.`,
  arrange: () => 'Which of the cards that stay shall be leftmost?',
  claim: () => 'Nightvale Pathfinder: claim another advancement for free?',
  haloMountain: () => 'Halo Mountain: spend spirits for VP and give it up, or keep it?',
  skyGarden: (view) => `Sky Garden: give it up for ${view.turn.gardenVp} VP, or keep it?`,
  reclaim: () => 'Magpie: which cards of your discard pile go back into your deck?',
  store: () => "Take an advancement into Barkarb's Workshop.",
  craft: () => "Sleeve an advancement of Barkarb's Workshop on a card of your field.",
  craftMore: () => 'Sleeve another one on the same card, or put it under your deck?',
  sleeve: () => 'Sleeve what you bought on cards of your field.',
  confirmSleeving: (view) => `All is sleeved. Go on, and ${endsTheGame(view) ? 'the game ends' : 'new cards come to the commons'}.`,
  prep: (view) => `Prep, decay ${moverOf(view).decay.counts} of ${view.limits.prepStopsAt}: evoke now, or plant the next card?`,
};

function takeQuestion({ moves }: Prompt<MysticValeMove>): string {
  const isLeader = moves.map((move) => move.do === 'take' && leaderNamed(move.card) !== undefined);
  return `Take ${isLeader.every(Boolean) ? 'a leader' : isLeader.some(Boolean) ? 'a leader or an amulet' : 'an amulet'} for this game.`;
}

/** Only what can be done is named. */
function discardQuestion(view: MysticValeView, { moves }: Prompt<MysticValeMove>): string {
  const can = [
    ...(moves.some((move) => move.do === 'evoke') ? [`evoke ${nameOf(moverOf(view).token.card)}`] : []),
    ...(moves.some((move) => move.do === 'bury') ? ['put a card under your deck'] : []),
  ];
  return `Before your field is discarded: ${can.join(', ')}, or go on.`;
}

export function askWords(view: MysticValeView, prompt: Prompt<MysticValeMove>): string {
  if (prompt.ask === 'swapAmulet') return `Keep ${nameOf(view.players[prompt.seat]?.token.card ?? '')}, or take a plain mana token instead?`;
  if (prompt.ask === 'take') return takeQuestion(prompt);
  if (prompt.ask === 'harvest') return harvestQuestion(view, prompt);
  if (prompt.ask === 'discard') return discardQuestion(view, prompt);
  return questions[prompt.ask]?.(view) ?? 'Choose.';
}

/** What sleeving would switch off: ", over Frostbane, ...", or ", under" where the piece itself goes below. */
function coverWords({ turn }: MysticValeView, { card, position, on }: Only<'sleeve' | 'craft'>): string {
  const piece = [...turn.aside, ...turn.workshop].find((one) => one.card === card && one.position === position);
  const section = piece?.spots.find((spot) => spot.on === on)?.crafted.sections[POSITIONS.indexOf(piece.position)];
  if (!section?.covered) return '';
  if (section.covered === card) return `, under ${nameOf(section.shows ?? '')}, where it does nothing`;
  return `, over ${nameOf(section.covered)}, which then does nothing`;
}

const priced = (move: Only<'buy'>): string => `Buy ${pieceName(move)} for ${advancementNamed(move.card)?.cost ?? 0} mana. ${textOf(move.card)}`;

function resolveLabel(view: MysticValeView): string {
  const { token } = moverOf(view);
  const [effect] = tokenNamed(token.card)?.active.effects ?? [];
  if (effect?.actions[0]?.op === 'choose') return `${nameOf(token.card)}: gain 1 mana`;
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
  const chosen = cards.map((card) => describeCard(cardOf(moverOf(view), card)));
  return `Shuffle in ${cards.length > 1 ? `${cards.length} cards: ` : ''}${chosen.join('; ')}`;
}

const takeLabel = (card: string): string => `Take the ${leaderNamed(card) ? 'leader' : 'amulet'} ${powerLine(card)}`;

const useLabel = (move: Only<'use'>): string => `Use ${pieceName(move)}: ${advancementNamed(move.card)?.effects[0]?.text ?? ''}`;

type Labels = { [K in MysticValeMove['do']]: (view: MysticValeView, move: Only<K>) => string };

const labels: Labels = {
  take: (_view, { card }) => takeLabel(card),
  keepAmulet: () => 'Keep the amulet',
  swapAmulet: () => `Take a plain mana token. ${tokenAt(PLAIN_TOKEN).text}`,
  push: (view) => `Push${pushRisk(view)}`,
  pass: (view) =>
    view.turn.phase === 'bog'
      ? `Stop for ${moverOf(view).field.length} VP`
      : `Pass and harvest ${describeMeans(moverOf(view).harvest)}${helpWords(moverOf(view))}`,
  evoke: (view) => evokeLine(moverOf(view).token.card),
  redraw: () => 'Algeni: discard this card and reveal another',
  spoil: () => 'Let the field spoil',
  useVale: (_view, { card }) => `Use ${nameOf(card)}: ${valeNamed(card)?.effects[0]?.text ?? ''}`,
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
  useLeader: (view, { ability }) => leaderLabel(view, ability),
  takeVp: (view) => `Take your ${view.turn.supply.vp} blue VP now`,
  buy: (_view, move) => priced(move),
  claim: (_view, move) => `Claim ${pieceName(move)}. ${textOf(move.card)}`,
  buyVale: (_view, move) => `Buy ${nameOf(move.card)} for ${describeSpirits(move)}. ${textOf(move.card)}`,
  spend: (_view, move) => `Spend ${describeSpirits(move)} for ${haloVp(move.animal + move.forest + move.sky + move.wild)} VP`,
  giveUp: (view) => `Give it up for ${view.turn.gardenVp} VP`,
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
