import type { Play } from '../../app/play.svelte.ts';

/** All that is asked beside the free choice of a turn and the draft. */
export const isQuestion = (play: Play): boolean => {
  const ask = play.state.prompt?.ask;
  return ask !== undefined && !['act', 'pickTalent', 'keepTalents'].includes(ask);
};
