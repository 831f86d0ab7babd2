import { type GameModule, rulebook } from '@conclave/engine';
import { guide } from './bot.ts';
import { RULES } from './cards/cards.ts';
import { clone } from './clone.ts';
import { type MagesEvent, type MagesMove, shapes } from './moves.ts';
import { redeal } from './redeal.ts';
import { attack } from './rules/attack.ts';
import { game } from './rules/beginning.ts';
import { claim } from './rules/claim.ts';
import { loseHeart } from './rules/death.ts';
import { heal } from './rules/heal.ts';
import { turn } from './rules/turn.ts';
import { standings } from './scoring.ts';
import { setup } from './setup.ts';
import type { MagesState } from './state.ts';
import { type MagesView, viewFor } from './view.ts';
import { whyNot } from './why-not.ts';
import { words } from './words.ts';

export const mages: GameModule<MagesState, MagesMove, MagesView, MagesEvent> = {
  id: 'mages',
  title: 'Mages',
  seats: { min: RULES.minPlayers, max: RULES.maxPlayers },
  options: {
    confirmEndOfTurn: { kind: 'switch', label: 'Ask before a turn ends, so that the last action can be taken back', default: true },
  },
  rulesVersion: 1,
  shapes,
  rulebook: rulebook([game, turn, attack, heal, loseHeart, claim]),
  setup,
  whyNot,
  clone,
  viewFor,
  redeal,
  standings,
  words,
  guide,
};

export type { BySkill, BySpell, Card, Character, Item, Resource, Skill, Spell } from './cards/kinds.ts';
export type { Answer, Attacking, MagesEvent, MagesMove, MoveKind, Paid } from './moves.ts';
export { chanceToWin } from './odds.ts';
export type { MagesState, Player, Rolled, RollFor, Status } from './state.ts';
export type { AttackView, DyingView, HealView, MagesView, Phase, PlayerView, SideView } from './view.ts';
