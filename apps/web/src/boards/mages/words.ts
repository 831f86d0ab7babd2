import { messagesOf } from '@conclave/engine';
import { type EffectOf, type ItemEffect, isItem, itemCard, type Op } from '@conclave/mages';
import { en } from './en.ts';

export type MagesKey = keyof typeof en;

/** Texts of this board only; cards, moves and log lines come from the game itself. */
export const { say, sayOf } = messagesOf('mages-board', en);

/** What an Item does, in a few words. */
const shortOf: { [O in Op]: (effect: EffectOf<O>) => string } = {
  double: () => say('short.double'),
  deflect: () => say('short.deflect'),
  cancelWither: () => say('short.cancelWither'),
  cancelCounter: () => say('short.cancelCounter'),
  modify: ({ amount }) => say(amount > 0 ? 'short.bonus' : 'short.malus', { n: Math.abs(amount) }),
  rollAgain: () => say('short.rollAgain'),
  limitActions: ({ actions }) => say('short.limitActions', { n: actions }),
  extraActions: ({ amount }) => say('short.extraActions', { n: amount }),
  steal: () => say('short.steal'),
  forget: () => say('short.forget'),
  lowerSkill: () => say('short.lowerSkill'),
  takeTroll: () => say('short.takeTroll'),
  everyoneRolls: ({ decides }) => say(`short.${decides}`),
};

export function shortText(id: string): string {
  if (!isItem(id)) return Object.hasOwn(en, `short.${id}`) ? say(`short.${id}` as MagesKey) : '';
  const { effect } = itemCard(id);
  return (shortOf[effect.op] as (effect: ItemEffect) => string)(effect);
}
