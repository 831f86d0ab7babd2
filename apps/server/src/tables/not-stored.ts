import { Busy, NOT_STORED } from '@conclave/table';
import { Problem } from '../problem.ts';

/** Does something that is stored, for somebody who is told if it cannot be. */
export async function orNotStored<T>(act: () => Promise<T>, broke: (error: unknown) => void): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof Busy) throw new Problem(503, error.refusal);
    broke(error);
    throw new Problem(503, NOT_STORED.refusal);
  }
}
