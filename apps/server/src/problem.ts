import { type Message, type Refusal, refuse } from '@conclave/engine';
import { because } from '@conclave/protocol';

/** A request that cannot be met, with the reason its sender is told. */
export class Problem extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(refusal.reason);
    this.status = status;
    this.refusal = refusal;
  }
}

export const problem = (status: number, rule: string, why: Message): Problem => new Problem(status, refuse(rule, why));

/** What only who writes a program against the server can mend: said in English. */
export const malformed = (rule: string, reason: string): Problem => new Problem(400, { rule, reason });

export const noSuchTable = (): Problem => problem(404, 'TABLE-NONE', because('noTable'));
