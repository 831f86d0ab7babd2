import { messagesOf } from '@conclave/engine';
import { en } from './en.ts';

export const { say } = messagesOf('rulebook', en);
