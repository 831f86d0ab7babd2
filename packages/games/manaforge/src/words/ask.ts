import type { Prompt, Voice } from '@conclave/engine';
import { ELEMENTS, itemNumber, itemOf } from '../cards/index.ts';
import { say, sayOf } from '../messages/index.ts';
import type { ManaforgeMove } from '../moves.ts';
import type { Amounts, ManaforgeView, PlayerView } from '../view/index.ts';
import { aGem, cardName, joined, orNone, paid } from './cards.ts';

/** Mana, gems and prisms at hand. */
function handText({ mana, gems, prisms }: PlayerView): string {
  const list = (amounts: Amounts): number[] => ELEMENTS.map((element) => amounts[element]);
  return joined([paid(list(mana), list(gems)), prisms > 0 ? say('part.prisms', { n: prisms }) : ''].filter(Boolean), 'then');
}

function actText({ turn, board, players }: ManaforgeView): string {
  const player = turn && players[turn.seat];
  if (!player) return say('ask.else');
  return say('ask.act', { spends: turn.spends, built: turn.hasBuilt, items: board.filter(Boolean).length, hand: orNone(handText(player)) });
}

function payExtraText(id: string): string {
  const { payExtra } = itemOf(itemNumber(id)).onBuild;
  const card = cardName(id);
  return payExtra ? say('ask.payExtra', { card, max: payExtra.max, with: payExtra.with, prestige: payExtra.prestigeEach }) : say('ask.payMore', { card });
}

function giftText(card: string, builder: number, voice: Voice): string {
  const { gemOffer } = itemOf(itemNumber(card)).onBuild;
  if (!gemOffer) return '';
  return sayOf(voice, 'ask.gift', { who: builder }, { card: cardName(card), gem: aGem(gemOffer.element), prestige: gemOffer.prestige });
}

export function askText(view: ManaforgeView, { ask }: Prompt<ManaforgeMove>, voice: Voice): string {
  const { pending, draft } = view;
  if (pending?.ask === 'makeRoom') return say('ask.makeRoom', { card: cardName(pending.card) });
  if (pending?.ask === 'payExtra') return payExtraText(pending.card);
  if (pending?.ask === 'mimic') return say('ask.mimic');
  if (pending?.ask === 'gift') return giftText(pending.card, pending.builder, voice);
  if (ask === 'pickTalent') return sayOf(voice, 'ask.pickTalent', { to: draft?.to ?? 0 }, { n: draft?.hand.length ?? 0 });
  if (ask === 'keepTalents' || ask === 'takeDie' || ask === 'removeDie') return say(`ask.${ask}`);
  return actText(view);
}
