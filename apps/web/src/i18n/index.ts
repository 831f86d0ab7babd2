import { messagesOf } from '@conclave/engine';
import { en } from './en.ts';

/** Every text of the interface has a key; texts of a game come from the game's own words. */
export type Key = keyof typeof en;

const { say } = messagesOf('app', en);

/** The text of a key, its `{details}` filled in. */
export const t = say;
