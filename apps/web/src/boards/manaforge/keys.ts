import type { Play } from '../../app/play.svelte.ts';
import { bindKeys } from '../../frame/bind-keys.ts';
import type { Choosing } from './choosing.svelte.ts';
import type { Drafting } from './drafting.svelte.ts';

interface Deeds {
  choosing: Choosing;
  drafting: Drafting;
  deed(): void;
  end(): void;
}

/** The keys of this board; returns how to let go of them. */
export function listenFor(play: Play, { choosing, drafting, deed, end }: Deeds): () => void {
  const keys: [string, () => void][] = [
    ['Enter', deed],
    ['e', end],
    ['ArrowLeft', () => choosing.turnWay(-1)],
    ['ArrowRight', () => choosing.turnWay(1)],
    [
      'Escape',
      () => {
        choosing.drop();
        drafting.drop();
      },
    ],
  ];
  const prism = choosing.moves.find(({ do: kind }) => kind === 'gainPrism');
  if (prism) keys.push(['p', () => void choosing.commit([prism])]);
  return bindKeys(play, keys);
}
