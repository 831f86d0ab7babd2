import type { Seat, Viewer } from './core.ts';

/** How a sentence speaks of the players: by name, and to the reader as "you". */
export interface Voice {
  readonly viewer: Viewer;
  /** "You" or "Ana", to begin a sentence. */
  name(seat: Seat): string;
  /** "you" or "Ana", inside a sentence. */
  whom(seat: Seat): string;
  /** "your" or "Ana's". */
  whose(seat: Seat): string;
  /** Picks the verb: `verb(seat, 'draw', 'draws')`. */
  verb(seat: Seat, you: string, other: string): string;
}

export function voiceOf(names: readonly string[], viewer: Viewer): Voice {
  const nameOf = (seat: Seat): string => names[seat] ?? `Seat ${seat + 1}`;
  return {
    viewer,
    name: (seat) => (seat === viewer ? 'You' : nameOf(seat)),
    whom: (seat) => (seat === viewer ? 'you' : nameOf(seat)),
    whose: (seat) => (seat === viewer ? 'your' : `${nameOf(seat)}'s`),
    verb: (seat, you, other) => (seat === viewer ? you : other),
  };
}

/** "1 card", "3 cards". */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** "a, b and c". */
export function listed(words: readonly string[], joint = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`;
}

/**
 * Two sentences about one player as one: "Ben spends a die." and "Ben gains 1 gem." are "Ben spends a die; gains 1 gem.".
 * What the first one names, the second need not name as the origin. Nothing if either is about something else.
 */
export function inOne(first: string, second: string, subject: string): string | undefined {
  if (!subject || !first.startsWith(`${subject} `) || !second.startsWith(`${subject} `)) return undefined;
  const rest = second.slice(subject.length + 1).replace(/ from ([^;]+)\.$/, (all, origin: string) => (first.includes(origin) ? '.' : all));
  return `${first.replace(/\.$/, '')}; ${rest}`;
}
