import type { Seat, Viewer } from './core.ts';
import { messagesOf } from './messages.ts';

/** How a sentence speaks of the players: by name, and to the reader as "you". */
export interface Voice {
  readonly viewer: Viewer;
  /** "Ana", whoever reads. */
  called(seat: Seat): string;
  /** "You" or "Ana", to begin a sentence. */
  name(seat: Seat): string;
  /** "you" or "Ana", inside a sentence. */
  whom(seat: Seat): string;
  /** "your" or "Ana's". */
  whose(seat: Seat): string;
}

const { say } = messagesOf('seat', {
  unnamed: 'Seat {n}',
  name: '{whoIs, select, you {You} other {{who}}}',
  whom: '{whoIs, select, you {you} other {{who}}}',
  whose: "{whoIs, select, you {your} other {{who}'s}}",
});

export function voiceOf(names: readonly string[], viewer: Viewer): Voice {
  const called = (seat: Seat): string => names[seat] ?? say('unnamed', { n: seat + 1 });
  const spokenOf = (how: 'name' | 'whom' | 'whose') => (seat: Seat) => say(how, { who: called(seat), whoIs: seat === viewer ? 'you' : 'other' });
  return {
    viewer,
    called,
    name: spokenOf('name'),
    whom: spokenOf('whom'),
    whose: spokenOf('whose'),
  };
}
