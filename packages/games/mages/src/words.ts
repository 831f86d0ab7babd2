import type { Voice, Words } from '@conclave/engine';
import type { MagesEvent, MagesMove } from './moves.ts';
import type { AttackView, MagesView } from './view.ts';
import { actions, named } from './words/cards.ts';
import { eventInWords } from './words/events.ts';
import { moveInWords } from './words/moves.ts';
import { tableInWords } from './words/table.ts';

const percent = (chance: number | null): string => `${Math.round((chance ?? 0) * 100)} in 100`;

const attackOf = ({ caster, spell, chance }: AttackView, voice: Voice): string =>
  `${voice.name(caster)} ${voice.verb(caster, 'cast', 'casts')} ${named(spell)} at you (it strikes ${percent(chance)})`;

type Question = (view: MagesView, voice: Voice) => string;

const questions: Record<string, Question> = {
  chooseSkill: () => 'Choose a skill to raise by one level.',
  chooseSpell: () => 'Choose a spell: it will cost you 1 Jewel.',
  act: (view) => `Your turn: ${actions(view.actions)} left.`,
  endTurn: () => 'Your actions are done. End the turn?',
  drawForTroll: () => "Take the Troll's card from the deck?",
  discard: (view) => `Too many cards: discard ${view.overLimit} more.`,
  resurrect: () => 'You are dead. Roll for a return? 18 or more on two ten-sided dice.',
  answerAttack: (view, voice) => `${view.attack ? attackOf(view.attack, voice) : 'You are attacked'}. Do you answer?`,
  shatterCounter: () => 'Your spell is countered. Do you cancel the Counter?',
  layCards: () => 'The dice are about to be rolled. Do you lay a Curse or a Mirror?',
  lowerSkill: (view, voice) => `Wither strikes ${voice.whom(view.attack?.struck ?? 0)}. Which skill is lowered?`,
  nameTarget: (view) => `Name the target of the second ${view.attack ? named(view.attack.spell) : 'spell'}.`,
  nameDungeon: () => 'Who rolls for the dungeon against your second Heal?',
  staveOffDeath: (view) => `You have no heart left. A Heal would save you ${percent(view.dying?.chance ?? null)}.`,
};

export const words: Words<MagesView, MagesMove, MagesEvent> = {
  ask: (view, prompt, voice) => questions[prompt.ask]?.(view, voice) ?? 'Choose.',
  move: moveInWords,
  event: eventInWords,
  table: tableInWords,
  standing: 'hearts and levels',
  result(result, voice) {
    const [seat = 0] = result.winners;
    const how = result.how === 'allSkills' ? 'with all four skills at the top' : 'as the last one alive';
    return `${voice.name(seat)} ${voice.verb(seat, 'win', 'wins')} ${how}.`;
  },
};
