import { messagesOf } from '@conclave/engine';
import { en } from './en.ts';
import { printed } from './printed.ts';

export const { ask, say, sayOf, sentence, message } = messagesOf('mystic-vale', en, printed);
