import { messagesOf } from '@conclave/engine';
import { en } from './en.ts';
import { printed } from './printed.ts';

export const { ask, askOf, say, sayOf, sentence, message } = messagesOf('gates-of-mara', en, printed);
