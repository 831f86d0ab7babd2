import { catalogueOf, hashOf } from '@conclave/engine';
import { Complaint } from '../complaint.ts';
import { gameWithBots, packFor } from '../games.ts';
import { type Differences, differences } from './differences.ts';
import { type Lab, type LabOptions, watched } from './lab.ts';

/** Two sets of values, judged by the same bots on the same deals. */
export interface Comparison {
  readonly one: Lab;
  readonly other: Lab;
  readonly differences: Differences;
}

const valuesWith = async (id: string, pack: string | undefined): Promise<string> => hashOf(catalogueOf(await gameWithBots(id, await packFor(id, pack))) ?? {});

/** Plays all games with the values of `--pack`, or the printed ones, and again with those of `--compare`; `tick` is called after each. */
export async function compared(id: string, { compare, ...given }: LabOptions & { compare: string }, tick: () => void): Promise<Comparison> {
  if ((await valuesWith(id, given.pack)) === (await valuesWith(id, compare))) throw new Complaint('Both would be played with the same values.');
  const one = await watched(id, given, tick);
  const other = await watched(id, { ...given, pack: compare }, tick);
  return { one: one.lab, other: other.lab, differences: differences(one, other) };
}
