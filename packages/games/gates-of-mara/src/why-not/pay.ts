import type { Refusal } from '@conclave/engine';
import { refuse } from '@conclave/engine';
import { type Cost, costMessages, ELEMENTS } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import { canPay, countGems, missingFor, waysToPay } from '../rules/index.ts';
import type { Player } from '../state.ts';
import { missingMessages } from '../words/index.ts';

/** Something is too dear: what is missing is named. */
export const tooDear = (rule: string, missing: Record<string, number>): Refusal =>
  refuse(rule, message('whyNot.lack', { missing: missingMessages(missing) }), missing);

export const isGem = (gem: string): boolean => (ELEMENTS as readonly string[]).includes(gem);

/** What is wrong with a payment: too dear, or not the right gems. */
export function payFault(player: Player, cost: Cost, pay: readonly string[] | undefined, rule = 'GM-ABIL-05'): Refusal | undefined {
  if (!canPay(player, cost)) return tooDear(rule, missingFor(player, cost) ?? {});
  if (pay === undefined) return undefined;
  if (cost.any === 0) return refuse('GM-ABIL-12', message('whyNot.noChoiceOfGems'));
  if (!pay.every(isGem)) return refuse('GM-COMP-05', message('whyNot.onlyGems'));
  const wanted = countGems(pay).join();
  const isWay = waysToPay(player.gems, cost).some((way) => countGems(way).join() === wanted);
  return isWay ? undefined : refuse('GM-ABIL-12', message('whyNot.gemsDoNotPay', { price: costMessages(cost) }));
}
