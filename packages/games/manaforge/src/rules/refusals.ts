import { type Message, type Refusal, refuse } from '@conclave/engine';

/** A move that lacks a detail: no rule forbids it, but it cannot be carried out as it is. */
const INCOMPLETE = 'TABLE-DETAIL';

export const incomplete = (what: Message): Refusal => refuse(INCOMPLETE, what);

/** A refusal, unless only a detail was left open. */
export const inPrinciple = (refusal: Refusal | undefined): Refusal | undefined => (refusal?.rule === INCOMPLETE ? undefined : refusal);
