import { lookUp, type Prompt } from '@conclave/engine';
import { CONSTANTS, leaderNamed, nameOf } from '../cards/index.ts';
import { say } from '../messages/index.ts';
import type { MysticValeMove } from '../moves.ts';
import { cardLook, fieldDecay, type MysticValeView } from '../view/index.ts';
import { describeCard, describeSymbols, moverOf, supplyOf } from './cards.ts';

/** "Push or pass?" with the card that a push would plant. */
function plantQuestion(view: MysticValeView): string {
  const { onDeck } = moverOf(view);
  const card = onDeck === null ? undefined : cardLook(moverOf(view), onDeck);
  return say('ask.plant', {
    decay: fieldDecay(moverOf(view)).counts,
    spoilsAt: CONSTANTS.spoilsAt,
    card: card ? describeCard(card) : 'none',
    symbols: describeSymbols(card?.symbols ?? {}),
    mustPush: view.options?.mustPush === true,
    isLast: view.isEnding && !view.turn.hasExtra,
  });
}

/** Only what can be done is named. */
function harvestQuestion({ turn }: MysticValeView, { moves }: Prompt<MysticValeMove>): string {
  const canBuy = moves.some((move) => move.do === 'buy' || move.do === 'upgrade');
  const what = [
    ...(canBuy ? [say('part.advancementBuys', { n: turn.buysLeft })] : []),
    ...(moves.some((move) => move.do === 'buyVale') ? [say('part.valeBuys', { n: turn.valeBuysLeft })] : []),
  ];
  const canUse = moves.some((move) => !['buy', 'upgrade', 'buyVale', 'takeVp', 'endHarvest'].includes(move.do));
  const can = canUse ? (what.length > 0 ? 'both' : 'use') : what.length > 0 ? 'buy' : 'none';
  return say('ask.harvest', { means: supplyOf(turn.supply), can, what });
}

/** The player before the starting player closes a round, and with it a game that is ending. */
function endsTheGame({ isEnding, turn, players, start }: MysticValeView): boolean {
  return isEnding && !turn.hasExtra && (turn.seat + 1) % players.length === start;
}

/** The card that asks. */
const asker = ({ options }: MysticValeView): string => nameOf(options?.asking ?? '');
const tokenOf = (view: MysticValeView): string => nameOf(moverOf(view).token.card);
const boughtVale = ({ options }: MysticValeView): string => nameOf(options?.bought?.card ?? '');

function topQuestion(view: MysticValeView): string {
  const { top } = moverOf(view);
  return say('ask.topOfDeck', { asker: asker(view), card: top === null ? 'none' : describeCard(cardLook(moverOf(view), top)) });
}

/** What each question asks. */
const questions: Record<string, (view: MysticValeView) => string> = {
  plant: plantQuestion,
  plantForBog: (view) => say('ask.plantForBog', { vp: moverOf(view).field.length }),
  wouldSpoil: (view) => say('ask.wouldSpoil', { decay: fieldDecay(moverOf(view)).counts }),
  whichFirst: () => say('ask.whichFirst'),
  discardFromField: (view) => say('ask.discardFromField', { asker: asker(view) }),
  topOfDeck: topQuestion,
  turnToken: (view) => say('ask.turnToken', { asker: asker(view), token: tokenOf(view) }),
  evoke: (view) => say('ask.evoke', { token: tokenOf(view) }),
  evokeWithTree: (view) => say('ask.evokeWithTree', { token: tokenOf(view) }),
  arrange: () => say('ask.arrange'),
  claim: () => say('ask.claim'),
  haloMountain: (view) => say('ask.haloMountain', { vale: boughtVale(view) }),
  skyGarden: (view) => say('ask.skyGarden', { vale: boughtVale(view), vp: view.options?.bought?.vp ?? 0 }),
  reclaim: () => say('ask.reclaim'),
  store: () => say('ask.store'),
  craft: () => say('ask.craft'),
  craftMore: () => say('ask.craftMore'),
  sleeve: () => say('ask.sleeve'),
  confirmSleeving: (view) => say('ask.confirmSleeving', { isLast: endsTheGame(view) }),
  prep: (view) => say('ask.prep', { decay: fieldDecay(moverOf(view)).counts, stopsAt: CONSTANTS.prepStopsAt }),
};

function takeQuestion({ moves }: Prompt<MysticValeMove>): string {
  const isLeader = moves.map((move) => move.do === 'take' && leaderNamed(move.card) !== undefined);
  return say('ask.take', { what: isLeader.every(Boolean) ? 'leader' : isLeader.some(Boolean) ? 'either' : 'amulet' });
}

/** Only what can be done is named. */
function discardQuestion(view: MysticValeView, { moves }: Prompt<MysticValeMove>): string {
  const [canEvoke, canBury] = (['evoke', 'bury'] as const).map((kind) => moves.some((move) => move.do === kind));
  return say('ask.discard', { can: canEvoke && canBury ? 'both' : canEvoke ? 'evoke' : 'bury', token: tokenOf(view) });
}

export function askWords(view: MysticValeView, prompt: Prompt<MysticValeMove>): string {
  if (prompt.ask === 'swapAmulet') return say('ask.swapAmulet', { token: nameOf(view.players[prompt.seat]?.token.card ?? '') });
  if (prompt.ask === 'take') return takeQuestion(prompt);
  if (prompt.ask === 'harvest') return harvestQuestion(view, prompt);
  if (prompt.ask === 'discard') return discardQuestion(view, prompt);
  return lookUp(questions, prompt.ask)?.(view) ?? say('ask.choose');
}
