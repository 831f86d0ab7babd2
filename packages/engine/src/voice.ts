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

/** A sentence of the log. */
export interface Sentence {
  /** The kind of event it tells of. */
  readonly is: string;
  /** Whom it is about. */
  readonly seat: Seat | undefined;
  readonly text: string;
  /** What it adds to a sentence of the same kind before it. */
  readonly more?: string | undefined;
}

const endless = (text: string): string => text.replace(/\.$/, '');

/** Two sentences about one player as one. What the first one names, the second need not name as the origin. Nothing if either is about something else. */
function inOne(first: string, second: string, subject: string): string | undefined {
  if (!first.startsWith(`${subject} `) || !second.startsWith(`${subject} `)) return undefined;
  const rest = second.slice(subject.length + 1).replace(/ from ([^;]+)\.$/, (all, origin: string) => (first.includes(origin) ? '.' : all));
  return `${endless(first)}; ${rest}`;
}

/**
 * The sentences of one move as lines, those about the same player on one: "Ben spends a die; gains 1 gem.", "Ben reveals Oakling, Seedling.".
 * After one that ends with something else ("Ben casts Heal; Ana rolls.") the player is named again.
 */
export function asLines<S extends Sentence>(sentences: readonly S[], nameOf: (seat: Seat) => string, fit: (line: S, next: S) => boolean = () => true): S[] {
  const lines: S[] = [];
  for (const [i, next] of sentences.entries()) {
    const [line, before] = [lines.at(-1), sentences[i - 1]];
    const text = line && before && fit(line, next) ? textOfBoth(line, before, next, nameOf) : undefined;
    if (line && text) lines[lines.length - 1] = { ...line, text };
    else lines.push(next);
  }
  return lines;
}

/** `before`: the last sentence of the line. */
function textOfBoth(line: Sentence, before: Sentence, next: Sentence, nameOf: (seat: Seat) => string): string | undefined {
  if (next.seat !== line.seat) return undefined;
  if (before.is === next.is && next.more) return `${endless(line.text)}, ${next.more}.`;
  return next.seat === undefined || before.text.includes(';') ? undefined : inOne(line.text, next.text, nameOf(next.seat));
}
