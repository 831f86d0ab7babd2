import type { MaraEvent } from '@conclave/gates-of-mara';
import type { Play } from '../../app/play.svelte.ts';

export interface RoundEnd {
  /** Where in the story it begins. */
  at: number;
  round: number;
  events: readonly MaraEvent[];
}

/** The last end of a round, with all that followed until the next one began. */
export function roundEndOf(play: Play): RoundEnd | undefined {
  const { story } = play.state;
  const at = story.findLastIndex(({ events }) => events.some(({ is }) => is === 'roundEnded'));
  if (at < 0) return undefined;
  const all = story.slice(at).flatMap(({ events }) => events as readonly MaraEvent[]);
  const from = all.findIndex(({ is }) => is === 'roundEnded');
  const begun = all.findIndex(({ is }, i) => i > from && is === 'roundBegan');
  const ended = all[from];
  return { at, round: ended?.is === 'roundEnded' ? ended.round : 0, events: all.slice(from + 1, begun < 0 ? undefined : begun + 1) };
}
