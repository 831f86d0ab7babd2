import { type Arguments, messagesOf } from '@conclave/engine';
import { type DieType, typeName } from '@conclave/manaforge';
import { en } from './en.ts';

const board = messagesOf('manaforge-board', en);
export const { sayOf } = board;

const TYPES: readonly DieType[] = ['earth', 'fire', 'wind', 'water', 'arcane'];

/** An element or a type of dice is called as the game calls it. */
function called(what: string): string {
  const type = TYPES.find((one) => one === what);
  if (type) return typeName(type);
  return what === 'any' ? board.say('any') : what;
}

/** Texts of this board only; cards, moves and log lines come from the game itself. Elements and types of dice are given by their ids. */
export function say(key: keyof typeof en, { element, type, ...args }: Arguments = {}): string {
  return board.say(key, { ...args, ...(typeof element === 'string' && { element: called(element) }), ...(typeof type === 'string' && { type: called(type) }) });
}
