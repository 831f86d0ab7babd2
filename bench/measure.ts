export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** CPU seconds this process has used: steadier than the clock on a shared machine. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const WARM_UP = 0.3;
const RUNS = 3;

/** Repeats `act`, which says how much it did, for so many CPU seconds; how much it does a second. */
function rateOnce(act: () => number, seconds: number): number {
  const start = cpuSeconds();
  let amount = 0;
  let now = start;
  while (now - start < seconds) {
    amount += act();
    now = cpuSeconds();
  }
  return amount / (now - start);
}

/** How much `act` does in a second of CPU time, after a warm-up: the median of three runs. */
export function rate(act: () => number, seconds: number): number {
  rateOnce(act, Math.min(WARM_UP, seconds));
  return median(Array.from({ length: RUNS }, () => rateOnce(act, seconds)));
}
