import { type Frame, isAt, lookUp, playerOf, type Refusal, refuse, type Seat, topOf } from '@conclave/engine';
import { constants, DIE_TYPES, dieTypeMessage, elementMessage, itemNumber, itemOf, talentNumber } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { Wish } from '../moves.ts';
import {
  build,
  canGive,
  draft as drafting,
  inPrinciple,
  nextGiver,
  refuseAction,
  refuseExtra,
  refuseGift,
  refuseRemoving,
  refuseSwap,
  storeEffect,
  takerAsked,
  turn as taking,
  wholeGame,
} from '../rules/index.ts';
import { type Draft, type ManaforgeState, workshopCard } from '../state.ts';
import { hinted, whyNoneOf } from './any.ts';

function whyNotDraft(game: ManaforgeState, draft: Draft, seat: Seat, { do: kind, talent, talents }: Wish): Refusal | undefined {
  if (kind !== 'pick' && kind !== 'keep') return refuse('MF-SETUP-06', message('whyNot.draftFirst'));
  const frame = topOf(game);
  if (frame?.sealed?.[seat]) return refuse('MF-DRAFT-08', message('whyNot.sealed'));
  const isPicking = isAt(frame, drafting, 'everyonePicks');
  if (kind === 'pick') {
    if (!isPicking) return refuse('MF-DRAFT-03', message('whyNot.picksMade'));
    const isHeld = talent === undefined || draft.hands[seat]?.includes(talentNumber(talent));
    return isHeld ? undefined : refuse('MF-DRAFT-02', message('whyNot.notInHand'));
  }
  if (isPicking) return refuse('MF-DRAFT-04', message('whyNot.keepLater'));
  const own = draft.picks[seat] ?? [];
  const isFine =
    !talents || (talents.length === constants.talentsKept && new Set(talents).size === talents.length && talents.every((id) => own.includes(talentNumber(id))));
  return isFine ? undefined : refuse('MF-DRAFT-04', message('whyNot.keepExactly', { n: constants.talentsKept }));
}

function whyNotTakeDie(game: ManaforgeState, seat: Seat, { type }: Wish): Refusal | undefined {
  const frame = topOf(game);
  if (!isAt(frame, wholeGame, 'archmageMayTakeADie') || takerAsked(game, frame) !== seat) return refuse('MF-TALENT-17', message('whyNot.onlyArchmage'));
  const isLeft = type === undefined || (game.pool[DIE_TYPES.indexOf(type)] ?? 0) > 0;
  return isLeft ? undefined : refuse('MF-DIE-24', message('whyNot.noDieLeft', { type: dieTypeMessage(DIE_TYPES.indexOf(type)) }));
}

/** Inside a build: one thing is asked, and prisms may be swapped. */
function whyNotInside(game: ManaforgeState, frame: Frame, seat: Seat, wish: Wish): Refusal | undefined {
  const player = playerOf(game, seat);
  if (wish.do === 'swapPrism') return refuseSwap(player);
  if (wish.do === 'makeRoom' && isAt(frame, build, 'makeRoom')) {
    const isHere = wish.card === undefined || workshopCard(player, itemNumber(wish.card));
    return isHere ? undefined : refuse('MF-BUILD-06', message('whyNot.notInWorkshop'));
  }
  if (wish.do === 'mimic' && isAt(frame, storeEffect, 'chooseACopy')) {
    const isHere = wish.card === undefined || player.store.includes(itemNumber(wish.card));
    return isHere ? undefined : refuse('MF-CARD-61', message('whyNot.notInStore'));
  }
  if (wish.do === 'pay' && isAt(frame, storeEffect, 'payExtra')) {
    const { mana, gems } = wish;
    return mana && gems ? refuseExtra(player, frame.item, { do: 'pay', mana, gems }) : undefined;
  }
  return refuse('MF-TURN-10', message('whyNot.finishBuild'));
}

function whyNotGive(game: ManaforgeState, frame: Frame | undefined, seat: Seat, wish: Wish): Refusal | undefined {
  if (!isAt(frame, storeEffect, 'othersMayGive')) return refuse('MF-OFF-06', message('whyNot.noGemAsked'));
  const { gemOffer } = itemOf(frame.item).onBuild;
  if (frame.seat === seat) return refuse('MF-OFF-01', message('whyNot.othersGive'));
  if (gemOffer && !canGive(game, seat, DIE_TYPES.indexOf(gemOffer.element)))
    return refuse('MF-OFF-07', message('whyNot.nothingToGive', { element: elementMessage(gemOffer.element) }));
  if (nextGiver(game, frame) !== seat) return refuse('MF-OFF-01', message('whyNot.askedInTurn'));
  return refuseGift(playerOf(game, seat), frame.item, wish.from);
}

const OFF_TURN: { readonly [K in Wish['do']]?: Refusal } = {
  swapPrism: refuse('MF-PRISM-01', message('whyNot.swapOnTurn')),
  placeDie: refuse('MF-TALENT-14d', message('whyNot.placeOnTurn')),
  useTalent: refuse('MF-TAL-05', message('whyNot.talentsOnTurn')),
  activate: refuse('MF-ACT-01', message('whyNot.activateOnTurn')),
};

function whyNotOffTurn(game: ManaforgeState, seat: Seat, { do: kind }: Wish): Refusal | undefined {
  if (kind === 'removeDie') return refuseRemoving(playerOf(game, seat));
  if (kind === 'leaveDie') return refuse('MF-ROUND-12', message('whyNot.leaveBeforeRoll'));
  return lookUp(OFF_TURN, kind) ?? refuse('MF-OFF-06', message('whyNot.notYourTurn'));
}

/** Why a move is not possible now, which may lack frame; nothing where it is. */
export function whyNot(game: ManaforgeState, seat: Seat, wish: Wish): Refusal | undefined {
  if (game.draft) return whyNotDraft(game, game.draft, seat, wish);
  if (wish.do === 'pick' || wish.do === 'keep') return refuse('MF-DRAFT-05', message('whyNot.draftOver'));
  if (wish.do === 'takeDie' || wish.do === 'takeNoDie') return whyNotTakeDie(game, seat, wish);
  const frame = topOf(game);
  if (wish.do === 'give' || wish.do === 'giveNothing') return whyNotGive(game, frame, seat, wish);
  const { turn } = game;
  if (!turn || turn.seat !== seat) return whyNotOffTurn(game, seat, wish);
  if (frame && !isAt(frame, taking)) return whyNotInside(game, frame, seat, wish);
  return whyNoneOf(game, turn, wish) ?? hinted(game, turn, wish, inPrinciple(refuseAction(game, turn, wish)));
}
