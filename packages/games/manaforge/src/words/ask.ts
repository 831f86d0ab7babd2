import { counted, type Prompt, type Voice } from '@conclave/engine';
import { a, ELEMENTS, itemNumber, itemOf } from '../cards/index.ts';
import type { ManaforgeMove } from '../moves.ts';
import type { Amounts, ManaforgeView, PlayerView } from '../view/index.ts';
import { itemName, payment } from './cards.ts';

/** Mana, gems and prisms at hand. */
function handText({ mana, gems, prisms }: PlayerView): string {
  const list = (amounts: Amounts): number[] => ELEMENTS.map((element) => amounts[element]);
  const parts = [payment(list(mana), list(gems)), ...(prisms > 0 ? [counted(prisms, 'prism')] : [])].filter((part) => part !== 'nothing');
  return parts.length > 0 ? ` You have ${parts.join('; ')}.` : '';
}

function actText({ turn, board, players }: ManaforgeView): string {
  const player = turn && players[turn.seat];
  if (!player) return 'What will you do?';
  const build = turn.hasBuilt ? 'your build is used' : `you may build one of ${counted(board.filter(Boolean).length, 'item')} or gain a prism`;
  return `Your turn: ${counted(turn.spends, 'spend')} left, ${build}.${handText(player)}`;
}

function payExtraText(card: string): string {
  const { payExtra } = itemOf(itemNumber(card)).onBuild;
  if (!payExtra) return `${itemName(card)}: pay more?`;
  return `${itemName(card)}: pay up to ${payExtra.max} ${payExtra.with === 'gems' ? 'unlike gems' : 'more mana'}, ${payExtra.prestigeEach} prestige each?`;
}

function giftText(card: string): string {
  const { gemOffer } = itemOf(itemNumber(card)).onBuild;
  return gemOffer ? `Give ${a(gemOffer.element)} gem for ${gemOffer.prestige} prestige?` : '';
}

export function askText(view: ManaforgeView, { ask }: Prompt<ManaforgeMove>, voice: Voice): string {
  const { pending, draft } = view;
  if (pending?.ask === 'makeRoom') return `Your Workshop is full. Which card makes room for ${itemName(pending.card)}?`;
  if (pending?.ask === 'payExtra') return payExtraText(pending.card);
  if (pending?.ask === 'mimic') return 'Which card of your Store does Mimic Essence copy?';
  if (pending?.ask === 'gift') return `${voice.name(pending.builder)} built ${itemName(pending.card)}. ${giftText(pending.card)}`;
  if (ask === 'pickTalent') return `Pick one of ${counted(draft?.hand.length ?? 0, 'talent')}; the others go to ${voice.whom(draft?.to ?? 0)}.`;
  if (ask === 'keepTalents') return 'Which two of your four talents do you keep?';
  if (ask === 'takeDie') return 'Archmage: which die do you take besides?';
  if (ask === 'removeDie') return 'The dice are about to be rolled. Does the die stay on Aether Reserve?';
  return actText(view);
}
