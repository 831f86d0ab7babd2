import type { Play } from '../../app/play.svelte.ts';
import { bindKeys } from '../../frame/bind-keys.ts';
import type { Choosing } from './choosing.svelte.ts';
import { movesOf } from './facts.ts';
import type { Felt } from './felt.svelte.ts';

/** 1 to 9, in order. */
export const numbered = (acts: readonly (() => void)[]): [string, () => void][] => acts.slice(0, 9).map((act, i) => [String(i + 1), act]);

/** The keys of this board; returns how to let go of them. */
export function listenFor(play: Play, choosing: Choosing, felt: Felt): () => void {
  if (felt.scene)
    return bindKeys(play, [
      ['Enter', () => felt.goOn()],
      ['Escape', () => felt.goOn()],
    ]);
  const keys: [string, () => void][] = [['Escape', () => choosing.drop()]];
  const ending = movesOf(play).find((move) => move.do === 'endTurn');
  const act = choosing.ready ?? ending;
  if (act) keys.push(['Enter', () => choosing.commit(act)]);
  if (ending) keys.push(['e', () => choosing.commit(ending)]);
  return bindKeys(play, keys);
}
