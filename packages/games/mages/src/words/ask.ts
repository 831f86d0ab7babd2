import { type Asked, lookUp, type Voice } from '@conclave/engine';
import { RULES } from '../cards/index.ts';
import { ask, askOf } from '../messages/index.ts';
import type { Asks, MagesPrompt } from '../moves.ts';
import { handLimit } from '../rules/index.ts';
import { type AttackView, duelOf, type MagesView, type PlayerView, savingChance } from '../view/index.ts';
import { named, percent } from './cards.ts';
import { returnChanceInWords } from './chances.ts';

const toStrike = (view: MagesView, attack: AttackView): string => percent(duelOf(view, attack).chance);

const ownOf = ({ players }: MagesView, { viewer }: Voice): PlayerView | undefined => (viewer === 'spectator' ? undefined : players[viewer]);

/** What is held, and what may be. */
function handOf(view: MagesView, voice: Voice): { held: number; limit: number; excess: number } {
  const own = ownOf(view, voice);
  const [held, limit] = own ? [own.cards, handLimit(own)] : [0, 0];
  return { held, limit, excess: Math.max(0, held - limit) };
}

function endTurn(view: MagesView, voice: Voice): Asked {
  const hand = handOf(view, voice);
  return hand.excess > 0 ? ask('ask.endTurnAbove', hand) : ask('ask.endTurn');
}

function answerAttack(view: MagesView, voice: Voice): Asked {
  const { attack } = view;
  if (!attack) return ask('ask.answer');
  return askOf(voice, 'ask.answerAttack', { caster: attack.caster }, { spell: named(attack.spell), chance: toStrike(view, attack) });
}

type Question = (view: MagesView, voice: Voice) => Asked;

const questions: Record<Asks, Question> = {
  chooseSkill: () => ask('ask.chooseSkill'),
  chooseSpell: () => ask('ask.chooseSpell'),
  act: ({ actions }) => ask('ask.act', { actions }),
  endTurn,
  drawForTroll: () => ask('ask.drawForTroll'),
  discard: (view, voice) => ask('ask.discard', handOf(view, voice)),
  resurrect: () => ask('ask.resurrect', { least: RULES.resurrectMinimum, ...RULES.resurrectDice, chance: returnChanceInWords() }),
  answerAttack,
  shatterCounter: () => ask('ask.shatterCounter'),
  layCards: (view) => (view.attack ? ask('ask.layCardsAttacked', { chance: toStrike(view, view.attack) }) : ask('ask.layCards')),
  lowerSkill: (view, voice) => askOf(voice, 'ask.lowerSkill', { who: view.attack?.struck ?? 0 }),
  nameTarget: ({ attack }) => ask('ask.nameTarget', { spell: attack ? named(attack.spell) : '' }),
  nameDungeon: () => ask('ask.nameDungeon'),
  staveOffDeath: (view) => ask('ask.staveOffDeath', { chance: percent(savingChance(view) ?? 0) }),
};

/** What a prompt asks of its seat. */
export const askInWords = (view: MagesView, prompt: MagesPrompt, voice: Voice): Asked => lookUp(questions, prompt.ask)?.(view, voice) ?? ask('ask.choose');
