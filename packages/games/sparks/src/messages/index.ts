import { messagesOf } from '@conclave/engine';
import { en } from './en.ts';

export const { ask, say, sayOf, sentence, message } = messagesOf('sparks', en);
