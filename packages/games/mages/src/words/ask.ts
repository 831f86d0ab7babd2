import { lookUp, type Prompt, type Voice } from '@conclave/engine';
import type { Asks, MagesMove } from '../moves.ts';
import type { AttackView, MagesView } from '../view/index.ts';
import { actions, cards, named, percent } from './cards.ts';

const attackOf = ({ caster, spell, chance }: AttackView, voice: Voice): string =>
  `${voice.name(caster)} ${voice.verb(caster, 'cast', 'casts')} ${named(spell)} at you (it strikes ${percent(chance ?? 0)})`;

/** "You hold 13 cards, and the limit is 12." */
function overLimit({ players }: MagesView, { viewer }: Voice): string {
  const own = viewer === 'spectator' ? undefined : players[viewer];
  return own && own.cards > own.handLimit ? ` You hold ${cards(own.cards)}, and the limit is ${own.handLimit}.` : '';
}

type Question = (view: MagesView, voice: Voice) => string;

const questions: Record<Asks, Question> = {
  chooseSkill: () => 'Choose a skill to raise by one level.',
  chooseSpell: () => 'Choose a spell: it will cost you 1 Jewel.',
  act: (view) => `Your turn: ${actions(view.actions)} left.`,
  endTurn: (view, voice) => `Your actions are done.${overLimit(view, voice)} End the turn?`,
  drawForTroll: () => "Take the Troll's card from the deck?",
  discard: (view, voice) => `Discard ${cards(view.overLimit)}.${overLimit(view, voice)}`,
  resurrect: () => 'You are dead. Roll for a return? 18 or more on two ten-sided dice.',
  answerAttack: (view, voice) => `${view.attack ? attackOf(view.attack, voice) : 'You are attacked'}. Do you answer?`,
  shatterCounter: () => 'Your spell is countered. Do you cancel the Counter?',
  layCards: (view) => `The dice are about to be rolled (it strikes ${percent(view.attack?.chance ?? 0)}). Do you lay a Curse or a Mirror?`,
  lowerSkill: (view, voice) => `Wither strikes ${voice.whom(view.attack?.struck ?? 0)}. Which skill is lowered?`,
  nameTarget: (view) => `Name the target of the second ${view.attack ? named(view.attack.spell) : 'spell'}.`,
  nameDungeon: () => 'Who rolls for the dungeon against your second Heal?',
  staveOffDeath: (view) => `You have no heart left. A Heal would save you ${percent(view.dying?.chance ?? 0)}.`,
};

/** What a prompt asks of its seat. */
export const askInWords = (view: MagesView, { ask }: Prompt<MagesMove>, voice: Voice): string => lookUp(questions, ask)?.(view, voice) ?? 'Choose.';
