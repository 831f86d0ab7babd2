import type { Refusal } from '@conclave/engine';
import { missingWords } from '../wording.ts';

export const refuse = (rule: string, reason: string): Refusal => ({ rule, reason });

/** Something is too dear: what is missing is named. */
export const tooDear = (rule: string, missing: Record<string, number>): Refusal => ({ rule, reason: `You lack ${missingWords(missing)}.`, missing });
