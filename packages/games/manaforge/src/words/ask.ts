import type { Asked, Voice } from '@conclave/engine';
import { ELEMENTS, itemNumber, itemOf } from '../cards/index.ts';
import { ask, askOf, say } from '../messages/index.ts';
import type { ManaforgePrompt } from '../moves.ts';
import type { Amounts, ManaforgeView, PlayerView } from '../view/index.ts';
import { aGem, cardName, joined, orNone, paid } from './cards.ts';

/** Mana, gems and prisms at hand. */
function handText({ mana, gems, prisms }: PlayerView): string {
  const list = (amounts: Amounts): number[] => ELEMENTS.map((element) => amounts[element]);
  return joined([paid(list(mana), list(gems)), prisms > 0 ? say('part.prisms', { n: prisms }) : ''].filter(Boolean), 'then');
}

function actText({ turn, board, players }: ManaforgeView): Asked {
  const player = turn && players[turn.seat];
  if (!player) return ask('ask.else');
  return ask('ask.act', { spends: turn.spends, built: turn.hasBuilt, items: board.filter(Boolean).length, hand: orNone(handText(player)) });
}

function payExtraText(id: string): Asked {
  const { payExtra } = itemOf(itemNumber(id)).onBuild;
  const card = cardName(id);
  return payExtra ? ask('ask.payExtra', { card, max: payExtra.max, with: payExtra.with, prestige: payExtra.prestigeEach }) : ask('ask.payMore', { card });
}

function giftText(card: string, builder: number, voice: Voice): Asked {
  const { gemOffer } = itemOf(itemNumber(card)).onBuild;
  if (!gemOffer) return ask('ask.else');
  return askOf(voice, 'ask.gift', { who: builder }, { card: cardName(card), gem: aGem(gemOffer.element), prestige: gemOffer.prestige });
}

export function askText(view: ManaforgeView, prompt: ManaforgePrompt, voice: Voice): Asked {
  const { pending, draft } = view;
  if (pending?.ask === 'makeRoom') return ask('ask.makeRoom', { card: cardName(pending.card) });
  if (pending?.ask === 'payExtra') return payExtraText(pending.card);
  if (pending?.ask === 'mimic') return ask('ask.mimic');
  if (pending?.ask === 'gift') return giftText(pending.card, pending.builder, voice);
  if (prompt.ask === 'pickTalent') return askOf(voice, 'ask.pickTalent', { to: draft?.to ?? 0 }, { n: draft?.hand.length ?? 0 });
  if (prompt.ask === 'keepTalents' || prompt.ask === 'takeDie' || prompt.ask === 'removeDie') return ask(`ask.${prompt.ask}`);
  return actText(view);
}
