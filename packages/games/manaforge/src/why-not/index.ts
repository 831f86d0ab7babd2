import { type Frame, isAt, lookUp, playerOf, type Refusal, refuse, type Seat, topOf } from '@conclave/engine';
import { ARCHMAGE, constants, DIE_TYPES, itemNumber, itemOf, talentNumber } from '../cards/index.ts';
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
  turn as taking,
  wholeGame,
} from '../rules/index.ts';
import { type Draft, has, type ManaforgeState, workshopCard } from '../state.ts';
import { hinted, whyNoneOf } from './any.ts';

function whyNotDraft(game: ManaforgeState, draft: Draft, seat: Seat, { do: kind, talent, talents }: Wish): Refusal | undefined {
  if (kind !== 'pick' && kind !== 'keep') return refuse('MF-SETUP-06', 'The talents are drafted first.');
  const frame = topOf(game);
  if (frame?.sealed?.[seat]) return refuse('MF-DRAFT-08', 'Your choice is made; a sealed choice is final.');
  const isPicking = isAt(frame, drafting, 'everyonePicks');
  if (kind === 'pick') {
    if (!isPicking) return refuse('MF-DRAFT-03', 'All picks are made; now two of them are kept.');
    const isHeld = talent === undefined || draft.hands[seat]?.includes(talentNumber(talent));
    return isHeld ? undefined : refuse('MF-DRAFT-02', 'That talent is not in your hand.');
  }
  if (isPicking) return refuse('MF-DRAFT-04', 'Two talents are kept once all picks are made.');
  const own = draft.picks[seat] ?? [];
  const isFine =
    !talents || (talents.length === constants.talentsKept && new Set(talents).size === talents.length && talents.every((id) => own.includes(talentNumber(id))));
  return isFine ? undefined : refuse('MF-DRAFT-04', `Keep exactly ${constants.talentsKept} of the talents you picked.`);
}

function whyNotTakeDie(game: ManaforgeState, seat: Seat, { type }: Wish): Refusal | undefined {
  if (!isAt(topOf(game), wholeGame, 'archmageMayTakeADie') || !has(playerOf(game, seat), ARCHMAGE))
    return refuse('MF-TALENT-17', 'Only the Archmage takes a die, at the end of set-up.');
  const isLeft = type === undefined || (game.pool[DIE_TYPES.indexOf(type)] ?? 0) > 0;
  return isLeft ? undefined : refuse('MF-DIE-24', `No ${type} die is left in the pool.`);
}

/** Inside a build: one thing is asked, and prisms may be swapped. */
function whyNotInside(game: ManaforgeState, frame: Frame, seat: Seat, wish: Wish): Refusal | undefined {
  const player = playerOf(game, seat);
  if (wish.do === 'swapPrism') return refuseSwap(player);
  if (wish.do === 'makeRoom' && isAt(frame, build, 'makeRoom')) {
    const isHere = wish.card === undefined || workshopCard(player, itemNumber(wish.card));
    return isHere ? undefined : refuse('MF-BUILD-06', 'That card is not in your Workshop.');
  }
  if (wish.do === 'mimic' && isAt(frame, storeEffect, 'chooseACopy')) {
    const isHere = wish.card === undefined || player.store.includes(itemNumber(wish.card));
    return isHere ? undefined : refuse('MF-CARD-61', 'That card is not in your Store.');
  }
  if (wish.do === 'pay' && isAt(frame, storeEffect, 'payExtra')) {
    const { mana, gems } = wish;
    return mana && gems ? refuseExtra(player, frame.item, { do: 'pay', mana, gems }) : undefined;
  }
  return refuse('MF-TURN-10', 'First finish the build.');
}

function whyNotGive(game: ManaforgeState, frame: Frame | undefined, seat: Seat, wish: Wish): Refusal | undefined {
  if (!isAt(frame, storeEffect, 'othersMayGive')) return refuse('MF-OFF-06', 'Nobody asks for a gem now.');
  const { gemOffer } = itemOf(frame.item).onBuild;
  if (frame.seat === seat) return refuse('MF-OFF-01', 'The other players give; the builder does not.');
  if (gemOffer && !canGive(game, seat, DIE_TYPES.indexOf(gemOffer.element)))
    return refuse('MF-OFF-07', `You have neither ${gemOffer.element} gem nor prism to give.`);
  if (nextGiver(game, frame) !== seat) return refuse('MF-OFF-01', 'You are asked once, in your turn clockwise from the builder.');
  return refuseGift(playerOf(game, seat), frame.item, wish.from);
}

const OFF_TURN: Readonly<Record<string, Refusal>> = {
  swapPrism: refuse('MF-PRISM-01', 'Prisms are swapped on your own turn.'),
  placeDie: refuse('MF-TALENT-14d', 'A die is put on Aether Reserve on your own turn.'),
  useTalent: refuse('MF-TAL-05', 'Talents are used on your own turn.'),
  activate: refuse('MF-ACT-01', 'Cards are activated on your own turn.'),
};

function whyNotOffTurn(game: ManaforgeState, seat: Seat, { do: kind }: Wish): Refusal | undefined {
  if (kind === 'removeDie') return refuseRemoving(playerOf(game, seat));
  if (kind === 'leaveDie') return refuse('MF-ROUND-12', 'That is asked before a roll, of whoever has a die on Aether Reserve.');
  return lookUp(OFF_TURN, kind) ?? refuse('MF-OFF-06', 'It is not your turn.');
}

/** Why a move is not possible now, which may lack frame; nothing where it is. */
export function whyNot(game: ManaforgeState, seat: Seat, wish: Wish): Refusal | undefined {
  if (game.draft) return whyNotDraft(game, game.draft, seat, wish);
  if (wish.do === 'pick' || wish.do === 'keep') return refuse('MF-DRAFT-05', 'The draft is over.');
  if (wish.do === 'takeDie' || wish.do === 'takeNoDie') return whyNotTakeDie(game, seat, wish);
  const frame = topOf(game);
  if (wish.do === 'give' || wish.do === 'giveNothing') return whyNotGive(game, frame, seat, wish);
  const { turn } = game;
  if (!turn || turn.seat !== seat) return whyNotOffTurn(game, seat, wish);
  if (frame && !isAt(frame, taking)) return whyNotInside(game, frame, seat, wish);
  return whyNoneOf(game, turn, wish) ?? hinted(game, turn, wish, inPrinciple(refuseAction(game, turn, wish)));
}
