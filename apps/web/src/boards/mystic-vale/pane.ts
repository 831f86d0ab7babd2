import type { Asks } from '@conclave/mystic-vale';
import type { Play } from '../../app/play.svelte.ts';
import type { Choosing } from './choosing.svelte.ts';

const IN_COMMONS: readonly (Asks | undefined)[] = ['claim', 'store', 'harvest'];

/** The pane on which the question that is open can be answered. */
export function wantedPane(play: Play, { ask }: Choosing): 'commons' | 'field' | undefined {
  if (!play.isAsked) return undefined;
  return IN_COMMONS.includes(ask) ? 'commons' : 'field';
}
