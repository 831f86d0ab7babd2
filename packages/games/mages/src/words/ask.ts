import { lookUp, type Prompt, type Voice } from '@conclave/engine';
import type { Asks, MagesMove } from '../moves.ts';
import { handLimit } from '../rules/index.ts';
import { type AttackView, duelOf, type MagesView, type PlayerView, savingChance } from '../view/index.ts';
import { actions, cards, named, percent } from './cards.ts';

const toStrike = (view: MagesView, attack: AttackView): string => `${percent(duelOf(view, attack).chance)} to strike`;

const attackOf = (view: MagesView, attack: AttackView, voice: Voice): string =>
  `${voice.name(attack.caster)} ${voice.verb(attack.caster, 'cast', 'casts')} ${named(attack.spell)} at you (${toStrike(view, attack)})`;

const ownOf = ({ players }: MagesView, { viewer }: Voice): PlayerView | undefined => (viewer === 'spectator' ? undefined : players[viewer]);
const excessOf = (own: PlayerView | undefined): number => (own ? Math.max(0, own.cards - handLimit(own)) : 0);

/** "You hold 13 cards, and the limit is 12." */
function overLimit(own: PlayerView | undefined): string {
  return own && excessOf(own) > 0 ? ` You hold ${cards(own.cards)}, and the limit is ${handLimit(own)}.` : '';
}

type Question = (view: MagesView, voice: Voice) => string;

const questions: Record<Asks, Question> = {
  chooseSkill: () => 'Choose a skill to raise by one level.',
  chooseSpell: () => 'Choose a spell: it will cost you 1 Jewel.',
  act: (view) => `Your turn: ${actions(view.actions)} left.`,
  endTurn: (view, voice) => `Your actions are done.${overLimit(ownOf(view, voice))} End the turn?`,
  drawForTroll: () => "Take the Troll's card from the deck?",
  discard: (view, voice) => `Discard ${cards(excessOf(ownOf(view, voice)))}.${overLimit(ownOf(view, voice))}`,
  resurrect: () => 'You are dead. Roll for a return? 18 or more on two ten-sided dice.',
  answerAttack: (view, voice) => `${view.attack ? attackOf(view, view.attack, voice) : 'You are attacked'}. Do you answer?`,
  shatterCounter: () => 'Your spell is countered. Do you cancel the Counter?',
  layCards: (view) => `The dice are about to be rolled${view.attack ? ` (${toStrike(view, view.attack)})` : ''}. Do you lay a Curse or a Mirror?`,
  lowerSkill: (view, voice) => `Wither strikes ${voice.whom(view.attack?.struck ?? 0)}. Which skill is lowered?`,
  nameTarget: (view) => `Name the target of the second ${view.attack ? named(view.attack.spell) : 'spell'}.`,
  nameDungeon: () => 'Who rolls for the dungeon against your second Heal?',
  staveOffDeath: (view) => `You have no heart left. The chance that a Heal saves you is ${percent(savingChance(view) ?? 0)}.`,
};

/** What a prompt asks of its seat. */
export const askInWords = (view: MagesView, { ask }: Prompt<MagesMove>, voice: Voice): string => lookUp(questions, ask)?.(view, voice) ?? 'Choose.';
