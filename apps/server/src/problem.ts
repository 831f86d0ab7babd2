import type { Refusal } from '@conclave/engine';

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

export const problem = (status: number, rule: string, reason: string): Problem => new Problem(status, { rule, reason });

export const noSuchTable = (): Problem => problem(404, 'TABLE-NONE', 'There is no such table.');
