import { messagesOf } from '@conclave/engine';
import { en } from './en.ts';

/** Texts of this board only; cards, moves and log lines come from the game itself. */
export const { say } = messagesOf('manaforge-board', en);
