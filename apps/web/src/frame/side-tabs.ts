import type { Play } from '../app/play.svelte.ts';
import { isMinor } from '../app/story.ts';
import { t } from '../i18n/index.ts';

const SIGNS = { inspect: 'eyeball', log: 'scroll-unfurled', chat: 'chat-bubble' } as const;

export interface SideTab {
  id: keyof typeof SIGNS;
  label: string;
  sign: string;
  /** Lines of the log that others wrote since it was last open. */
  unread: number;
  /** What others said since it was last open. */
  said: number;
}

const unreadLines = (play: Play): number =>
  play.state.story
    .slice(play.read.log)
    .filter(({ seat }) => seat !== play.me)
    .flatMap(({ events }) => events.filter((event) => !isMinor(play.game, event) && play.sentence(event))).length;

const unreadPhrases = (play: Play): number => play.state.said.slice(play.read.chat).filter(({ seat }) => seat !== play.me).length;

/** The three parts of the side panel, with what is unread in each. */
export function sideTabs(play: Play): SideTab[] {
  return (['inspect', 'log', 'chat'] as const).map((id) => ({
    id,
    label: t(`side.${id}`),
    sign: SIGNS[id],
    unread: id === 'log' ? unreadLines(play) : 0,
    said: id === 'chat' ? unreadPhrases(play) : 0,
  }));
}
