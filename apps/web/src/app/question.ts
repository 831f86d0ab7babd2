import { t } from '../i18n/index.ts';
import type { Play } from './play.svelte.ts';

/** What the prompt bar says: what stands out, and the rest. */
export interface Line {
  readonly lead: string;
  readonly text: string;
}

type Asking = NonNullable<Play['state']['prompt']>;

/** How it ended, whom all wait for, or what the viewer is asked. `own`: what a board says in its own words, since the rest lies on the table. */
export function promptLine(play: Play, own: (prompt: Asking) => Line | undefined = () => undefined): Line {
  const { prompt, view, waitingFor, result, stage } = play.state;
  const { words } = play.game;
  if (stage === 'over' && result) return { lead: words.result(result, play.voice), text: '' };
  if (!prompt) return { lead: t('turn.waiting', { names: waitingFor.map(play.voice.whom) }), text: '' };
  const { lead, rest } = words.ask(view, prompt, play.voice);
  return own(prompt) ?? { lead, text: rest };
}
