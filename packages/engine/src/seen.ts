import type { Core, Move, Seat, Viewer } from './core.ts';
import type { GameEvent } from './events.ts';
import type { GameModule } from './module.ts';

/** What a viewer is shown: the table, and for a seat that is asked what it could do, as `options`. */
export function seenBy<G extends Core, M extends Move, V, E extends GameEvent>(
  game: GameModule<G, M, V, E>,
  state: G,
  viewer: Viewer,
  asked: readonly Seat[],
): V {
  const view = game.viewFor(state, viewer);
  if (viewer === 'spectator' || !game.optionsFor || !asked.includes(viewer)) return view;
  return { ...view, options: game.optionsFor(state, viewer) };
}
