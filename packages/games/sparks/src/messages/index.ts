import { messagesOf } from '@conclave/engine';
import { en } from './en.ts';

export const { say, sayOf, sentence, message } = messagesOf('sparks', en);
