import type { Seat } from '@conclave/engine';
import type { BoardView } from '@conclave/gates-of-mara';
import type { Play } from '../../app/play.svelte.ts';
import type { Choosing } from './choosing.svelte.ts';
import { viewOf } from './facts.ts';

type Objective = BoardView['objectives'][number];

export interface Row extends Objective {
  /** How far the viewer has come. */
  mine: Objective['progress'][number] | undefined;
  /** Who would score it now. */
  soon: Seat[];
  isMet: boolean;
}

/** The objectives of the round, with the viewer's progress and who would score them, if the round ended now. */
export const objectivesOf = (play: Play, choosing: Choosing): Row[] =>
  viewOf(play).objectives.map((objective) => {
    const progress = choosing.outlook?.objectives.find(({ card }) => card === objective.card)?.progress ?? objective.progress;
    const soon = progress.flatMap(({ isMet }, seat) => (isMet ? [seat] : []));
    const mine = play.me === undefined ? undefined : progress[play.me];
    return { ...objective, mine, soon, isMet: mine?.isMet ?? false };
  });
