import type { Refusal } from './core.ts';
import { type Argument, inEnglish, isKnownMessage, type Message, spoken } from './messages.ts';

const DEEPEST = 4;

/**
 * A refusal: the rule, why, and what is missing, if something is. The sentence is only made when it is read:
 * rules ask whether there is a refusal far more often than why.
 */
export function refuse(rule: string, why: Message, missing?: Record<string, number>): Refusal {
  return {
    rule,
    get reason() {
      return inEnglish(why);
    },
    said: why,
    ...(missing && { missing }),
  };
}

/** A sentence from elsewhere in the language read here, where it came as a message that is known here; else in English. */
export const heard = (english: string, said: Message | undefined): string => (said && isKnownMessage(said) ? spoken(said) : english);

/** Why, in the language read here. */
export const reasonIn = ({ reason, said }: Refusal): string => heard(reason, said);

const isCount = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === 'number';

function isArgument(data: unknown, depth: number): data is Argument {
  if (typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') return true;
  if (typeof data !== 'object' || data === null || depth === 0) return false;
  if (Array.isArray(data)) return data.every((one) => isArgument(one, depth - 1));
  return 'anyOf' in data ? isArgument(data.anyOf, depth) && Object.keys(data).length === 1 : isMessage(data, depth - 1);
}

/** Whether something has the exact form of a message. */
export function isMessage(data: unknown, depth = DEEPEST): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  const { key, with: args = {}, ...others } = data as Partial<Message>;
  if (typeof key !== 'string' || typeof args !== 'object' || args === null || Object.keys(others).length > 0) return false;
  return Object.values(args).every((one) => isArgument(one, depth));
}

/** Only what a refusal is made of, whatever else came with it; nothing where it is no refusal. */
export function asRefusal(data: unknown): Refusal | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { rule, reason, missing, said } = data as Partial<Refusal>;
  if (typeof rule !== 'string' || typeof reason !== 'string') return undefined;
  return {
    rule,
    reason,
    ...(isMessage(said) && { said }),
    ...(typeof missing === 'object' && missing !== null && { missing: Object.fromEntries(Object.entries(missing).filter(isCount)) }),
  };
}
