import type { Refusal } from './core.ts';

/** A refusal: the rule, why in a sentence, and what is missing, if something is. */
export const refuse = (rule: string, reason: string, missing?: Record<string, number>): Refusal => (missing ? { rule, reason, missing } : { rule, reason });

const isCount = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number';

/** Only what a refusal is made of, whatever else came with it; nothing where it is no refusal. */
export function asRefusal(data: unknown): Refusal | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { rule, reason, missing } = data as Partial<Refusal>;
  if (typeof rule !== 'string' || typeof reason !== 'string') return undefined;
  if (typeof missing !== 'object' || missing === null) return { rule, reason };
  return { rule, reason, missing: Object.fromEntries(Object.entries(missing).filter(isCount)) };
}
