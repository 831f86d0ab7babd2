import { messagesOf } from '@conclave/engine';
import { en } from './en.ts';

export type ValeKey = keyof typeof en;

/** Texts of this board only; cards, moves and log lines come from the game itself. */
export const { say } = messagesOf('mystic-vale-board', en);
