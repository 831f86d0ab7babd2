import type { Core, Features } from '@conclave/engine';

/** How many numbers describe a seat: its own features, the best and the mean of its rivals', and what is the same for all. */
export const inputsOf = ({ names, common }: Features<never>): number => 3 * names.length + common.length;

/** The features of all seats as the net reads them, seat after seat. */
export function inputsAt<G extends Core>(features: Features<G>, position: G): Float32Array[] {
  const own = features.of(position);
  const common = features.ofAll(position);
  return own.map((_, seat) => inputFor(own, seat, common));
}

function inputFor(own: readonly (readonly number[])[], seat: number, common: readonly number[]): Float32Array {
  const mine = own[seat] ?? [];
  const size = mine.length;
  const input = new Float32Array(3 * size + common.length);
  for (let i = 0; i < size; i++) {
    let [best, sum] = [Number.NEGATIVE_INFINITY, 0];
    for (let other = 0; other < own.length; other++) {
      if (other === seat) continue;
      const theirs = own[other]?.[i] as number;
      if (theirs > best) best = theirs;
      sum += theirs;
    }
    input[i] = mine[i] as number;
    input[size + i] = best;
    input[2 * size + i] = sum / (own.length - 1);
  }
  input.set(common, 3 * size);
  return input;
}

/** What each number of an input is called, as a player would. */
export const inputNames = ({ names, common }: Features<never>): string[] => [
  ...names.map((name) => `own ${name}`),
  ...names.map((name) => `best rival's ${name}`),
  ...names.map((name) => `rivals' mean ${name}`),
  ...common,
];

/** What each number of an input adds to a seat's strength before anything is learned. */
export function startOf(features: Features<never>): Float32Array {
  const start = new Float32Array(inputsOf(features));
  for (const [feature, adds] of features.start ?? []) start[features.names.indexOf(feature)] = adds;
  return start;
}
