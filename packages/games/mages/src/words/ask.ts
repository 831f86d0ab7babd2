import { lookUp, type Prompt, type Voice } from '@conclave/engine';
import { say, sayOf } from '../messages/index.ts';
import type { Asks, MagesMove } from '../moves.ts';
import { handLimit } from '../rules/index.ts';
import { type AttackView, duelOf, type MagesView, type PlayerView, savingChance } from '../view/index.ts';
import { named, percent } from './cards.ts';

const toStrike = (view: MagesView, attack: AttackView): string => percent(duelOf(view, attack).chance);

const ownOf = ({ players }: MagesView, { viewer }: Voice): PlayerView | undefined => (viewer === 'spectator' ? undefined : players[viewer]);

/** What is held, and what may be. */
function handOf(view: MagesView, voice: Voice): { held: number; limit: number; excess: number } {
  const own = ownOf(view, voice);
  const [held, limit] = own ? [own.cards, handLimit(own)] : [0, 0];
  return { held, limit, excess: Math.max(0, held - limit) };
}

function endTurn(view: MagesView, voice: Voice): string {
  const hand = handOf(view, voice);
  return hand.excess > 0 ? say('ask.endTurnAbove', hand) : say('ask.endTurn');
}

function answerAttack(view: MagesView, voice: Voice): string {
  const { attack } = view;
  if (!attack) return say('ask.answer');
  return sayOf(voice, 'ask.answerAttack', { caster: attack.caster }, { spell: named(attack.spell), chance: toStrike(view, attack) });
}

type Question = (view: MagesView, voice: Voice) => string;

const questions: Record<Asks, Question> = {
  chooseSkill: () => say('ask.chooseSkill'),
  chooseSpell: () => say('ask.chooseSpell'),
  act: ({ actions }) => say('ask.act', { actions }),
  endTurn,
  drawForTroll: () => say('ask.drawForTroll'),
  discard: (view, voice) => say('ask.discard', handOf(view, voice)),
  resurrect: () => say('ask.resurrect'),
  answerAttack,
  shatterCounter: () => say('ask.shatterCounter'),
  layCards: (view) => (view.attack ? say('ask.layCardsAttacked', { chance: toStrike(view, view.attack) }) : say('ask.layCards')),
  lowerSkill: (view, voice) => sayOf(voice, 'ask.lowerSkill', { who: view.attack?.struck ?? 0 }),
  nameTarget: ({ attack }) => say('ask.nameTarget', { spell: attack ? named(attack.spell) : '' }),
  nameDungeon: () => say('ask.nameDungeon'),
  staveOffDeath: (view) => say('ask.staveOffDeath', { chance: percent(savingChance(view) ?? 0) }),
};

/** What a prompt asks of its seat. */
export const askInWords = (view: MagesView, { ask }: Prompt<MagesMove>, voice: Voice): string => lookUp(questions, ask)?.(view, voice) ?? say('ask.choose');
