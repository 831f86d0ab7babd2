import type { GameModule, Printing } from '@conclave/engine';
import { guide } from './bot/index.ts';
import { printing, RULES } from './cards/index.ts';
import { clone } from './clone.ts';
import { type MagesEvent, type MagesMove, shapes } from './moves.ts';
import { options } from './options.ts';
import { redeal } from './redeal.ts';
import { book } from './rules/index.ts';
import { holdings, standings } from './scoring.ts';
import { setup } from './setup.ts';
import type { MagesState } from './state.ts';
import { type MagesView, viewFor } from './view/index.ts';
import { whyNot } from './why-not/index.ts';
import { words } from './words/index.ts';

export const mages: GameModule<MagesState, MagesMove, MagesView, MagesEvent> = {
  id: 'mages',
  title: 'Mages',
  seats: { min: RULES.minPlayers, max: RULES.maxPlayers },
  options,
  rulesVersion: 2,
  shapes,
  rulebook: book,
  setup,
  whyNot,
  clone,
  viewFor,
  redeal,
  standings,
  holdings,
  words,
  guide,
  printing: printing as Printing,
};

export type { BySkill, BySpell, Card, Character, Item, Resource, Skill, Spell } from './cards/index.ts';
export {
  doing,
  type EffectOf,
  entries,
  entryOf,
  type ItemEffect,
  isItem,
  itemCard,
  nameOf,
  nameOfMissing,
  type Op,
  RULES,
  SPELLS,
  shortName,
  textOf,
} from './cards/index.ts';
export type { Asks, Attacking, MagesEvent, MagesIdea, MagesMove } from './moves.ts';
export { handLimit, isTop, itemPrice, NOBODY, nextLevelPrice, spellPrice } from './rules/index.ts';
export type { MagesState } from './state.ts';
export { type AttackView, duelAfter, duelOf, type MagesView, type PlayerView, type SideView, savingChance } from './view/index.ts';
