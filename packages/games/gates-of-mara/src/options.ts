import type { OptionSpecs } from '@conclave/engine';
import { lords } from './cards/index.ts';

const RANDOM_LORDS = 'random';
const JOINT = ', then ';
const pairs = lords().flatMap((first) =>
  lords()
    .filter((second) => second !== first)
    .map((second) => `${first.name}${JOINT}${second.name}`),
);

/** GM-SETUP-03 */
export const options = {
  lords: { kind: 'choice', label: 'Lords in play', values: [RANDOM_LORDS, ...pairs], labels: { [RANDOM_LORDS]: 'drawn at random' }, default: RANDOM_LORDS },
} as const satisfies OptionSpecs;

/** The lords a table agreed on, the first one first; none: they are drawn. */
export function agreedLords(choice: unknown): string[] {
  const names = typeof choice === 'string' ? choice.split(JOINT) : [];
  return names.flatMap((name) =>
    lords()
      .filter((lord) => lord.name === name)
      .map(({ id }) => id),
  );
}
