import type { Seat } from './core.ts';
import { messagesOf } from './messages.ts';

/** A sentence of the log, and what it tells beside its text: whoever makes a sentence knows whom it touches. */
export interface Said {
  readonly text: string;
  /** Its subject. */
  readonly about?: Seat;
  /** Everybody it speaks of. */
  readonly touches: readonly Seat[];
  /** What it names beside players. */
  readonly names: readonly string[];
  /** What is said of its subject, where it begins with it. */
  readonly rest?: string;
  /** Where that comes from, and how the rest reads without it. */
  readonly origin?: { readonly name: string; readonly without: string };
  /** What it adds to a sentence of the same kind before it. */
  readonly more?: string;
  /** It ends with something else than its subject: "Ben casts Heal; Ana rolls." */
  readonly turnsAside?: true;
}

/** A question, whole and as a board shows it. */
export interface Asked {
  readonly text: string;
  /** What stands out; without a tag for it, the whole question. */
  readonly lead: string;
  /** What follows, without what a board tells elsewhere. */
  readonly rest: string;
}

/** A sentence, and the kind of event it tells of. */
export interface Sentence extends Said {
  readonly is: string;
}

const { say } = messagesOf('line', { stop: '.', also: '{line}; {rest}', more: '{line}, {more}.' });

/** Without its full stop. */
function open(text: string): string {
  const stop = say('stop');
  return text.endsWith(stop) ? text.slice(0, -stop.length) : text;
}

/**
 * The sentences of one move as lines, those about the same player on one: "Ben spends a die; gains 1 gem.", "Ben reveals Oakling, Seedling.".
 * After one that ends with something else ("Ben casts Heal; Ana rolls.") the player is named again.
 */
export function asLines<S extends Sentence>(sentences: readonly S[], fit: (line: S, next: S) => boolean = () => true): S[] {
  const lines: S[] = [];
  for (const [i, next] of sentences.entries()) {
    const [line, before] = [lines.at(-1), sentences[i - 1]];
    const text = line && before && fit(line, next) ? textOfBoth(line, before, next) : undefined;
    if (line && text)
      lines[lines.length - 1] = { ...line, text, names: [...line.names, ...next.names], touches: [...new Set([...line.touches, ...next.touches])] };
    else lines.push(next);
  }
  return lines;
}

/** `before`: the last sentence of the line. */
function textOfBoth(line: Sentence, before: Sentence, next: Sentence): string | undefined {
  if (next.about !== line.about) return undefined;
  if (before.is === next.is && next.more) return say('more', { line: open(line.text), more: next.more });
  if (line.rest === undefined || next.rest === undefined || before.turnsAside) return undefined;
  const { origin } = next;
  return say('also', { line: open(line.text), rest: origin && line.names.includes(origin.name) ? origin.without : next.rest });
}
