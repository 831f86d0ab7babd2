import { type Asked, lookUp } from '@conclave/engine';
import { CONSTANTS, leaderNamed, nameOf } from '../cards/index.ts';
import { ask, say } from '../messages/index.ts';
import type { Asks, MysticValePrompt } from '../moves.ts';
import { cardLook, fieldDecay, type MysticValeView } from '../view/index.ts';
import { describeCard, describeSymbols, moverOf, supplyOf } from './cards.ts';

/** "Push or pass?" with the card that a push would plant. */
function plantQuestion(view: MysticValeView): Asked {
  const { onDeck } = moverOf(view);
  const card = onDeck === null ? undefined : cardLook(moverOf(view), onDeck);
  return ask('ask.plant', {
    decay: fieldDecay(moverOf(view)).counts,
    spoilsAt: CONSTANTS.spoilsAt,
    card: card ? describeCard(card) : 'none',
    symbols: describeSymbols(card?.symbols ?? {}),
    mustPush: view.options?.mustPush ?? 0,
    isLast: view.isEnding && !view.turn.hasExtra,
  });
}

/** Only what can be done is named. */
function harvestQuestion({ turn }: MysticValeView, { moves }: MysticValePrompt): Asked {
  const canBuy = moves.some((move) => move.do === 'buy' || move.do === 'upgrade');
  const what = [
    ...(canBuy ? [say('part.advancementBuys', { n: turn.buysLeft })] : []),
    ...(moves.some((move) => move.do === 'buyVale') ? [say('part.valeBuys', { n: turn.valeBuysLeft })] : []),
  ];
  const canUse = moves.some((move) => !['buy', 'upgrade', 'buyVale', 'takeVp', 'endHarvest'].includes(move.do));
  const can = canUse ? (what.length > 0 ? 'both' : 'use') : what.length > 0 ? 'buy' : 'none';
  return ask('ask.harvest', { means: supplyOf(turn.supply), can, what });
}

/** The player before the starting player closes a round, and with it a game that is ending. */
function endsTheGame({ isEnding, turn, players, start }: MysticValeView): boolean {
  return isEnding && !turn.hasExtra && (turn.seat + 1) % players.length === start;
}

/** The card that asks. */
const asker = ({ options }: MysticValeView): string => nameOf(options?.asking ?? '');
const tokenOf = (view: MysticValeView): string => nameOf(moverOf(view).token.card);
const boughtVale = ({ options }: MysticValeView): string => nameOf(options?.bought?.card ?? '');

function topQuestion(view: MysticValeView): Asked {
  const { top } = moverOf(view);
  return ask('ask.topOfDeck', { asker: asker(view), card: top === null ? 'none' : describeCard(cardLook(moverOf(view), top)) });
}

function takeQuestion({ moves }: MysticValePrompt): Asked {
  const isLeader = moves.map((move) => move.do === 'take' && leaderNamed(move.card) !== undefined);
  return ask('ask.take', { what: isLeader.every(Boolean) ? 'leader' : isLeader.some(Boolean) ? 'either' : 'amulet' });
}

/** Only what can be done is named. */
function discardQuestion(view: MysticValeView, { moves }: MysticValePrompt): Asked {
  const [canEvoke, canBury] = (['evoke', 'bury'] as const).map((kind) => moves.some((move) => move.do === kind));
  return ask('ask.discard', { can: canEvoke && canBury ? 'both' : canEvoke ? 'evoke' : 'bury', token: tokenOf(view) });
}

/** What each question asks. */
const questions: Record<Asks, (view: MysticValeView, prompt: MysticValePrompt) => Asked> = {
  take: (_view, prompt) => takeQuestion(prompt),
  swapAmulet: (view, { seat }) => ask('ask.swapAmulet', { token: nameOf(view.players[seat]?.token.card ?? '') }),
  plant: plantQuestion,
  plantForBog: (view) => ask('ask.plantForBog', { vp: moverOf(view).field.length }),
  wouldSpoil: (view) => ask('ask.wouldSpoil', { decay: fieldDecay(moverOf(view)).counts }),
  whichFirst: () => ask('ask.whichFirst'),
  discardFromField: (view) => ask('ask.discardFromField', { asker: asker(view) }),
  topOfDeck: topQuestion,
  turnToken: (view) => ask('ask.turnToken', { asker: asker(view), token: tokenOf(view) }),
  evoke: (view, { moves }) => ask('ask.evoke', { token: tokenOf(view), what: moves.every((move) => move.do === 'bury') ? 'bury' : 'other' }),
  evokeWithTree: (view) => ask('ask.evokeWithTree', { token: tokenOf(view) }),
  harvest: harvestQuestion,
  arrange: () => ask('ask.arrange'),
  claim: () => ask('ask.claim'),
  haloMountain: (view) => ask('ask.haloMountain', { vale: boughtVale(view) }),
  skyGarden: (view) => ask('ask.skyGarden', { vale: boughtVale(view), vp: view.options?.bought?.vp ?? 0 }),
  reclaim: () => ask('ask.reclaim'),
  store: () => ask('ask.store'),
  craft: () => ask('ask.craft'),
  craftMore: () => ask('ask.craftMore'),
  sleeve: () => ask('ask.sleeve'),
  confirmSleeving: (view) => ask('ask.confirmSleeving', { isLast: endsTheGame(view) }),
  discard: discardQuestion,
  prep: (view) => ask('ask.prep', { decay: fieldDecay(moverOf(view)).counts, stopsAt: CONSTANTS.prepStopsAt }),
};

export const askWords = (view: MysticValeView, prompt: MysticValePrompt): Asked => lookUp(questions, prompt.ask)?.(view, prompt) ?? ask('ask.choose');
