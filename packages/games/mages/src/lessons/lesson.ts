import type { Lesson } from '@conclave/engine';
import type { Item, Resource } from '../cards/index.ts';
import type { MagesMove } from '../moves.ts';
import { type MagesState, takeOut } from '../state.ts';
import type { MagesView } from '../view/index.ts';

export type MagesLesson = Lesson<MagesState, MagesMove, MagesView>;

/** The next cards of the Resource deck, the first to come first. */
export function onTop(game: MagesState, ...cards: Resource[]): MagesState {
  for (const card of cards.toReversed()) {
    takeOut(game.deck, card);
    game.deck.push(card);
  }
  return game;
}

/** The Item that is bought next. */
export function itemOnTop(game: MagesState, item: Item): MagesState {
  takeOut(game.items, item);
  game.items.push(item);
  return game;
}

/** One's own skills. */
export const SKILLS: readonly string[] = ['skill.attack', 'skill.defense', 'skill.dark-magic', 'skill.healing'];
