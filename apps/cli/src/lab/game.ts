import type { Core } from '@conclave/engine';
import { type Fixture, type PlayedGame, play } from '../arena/game.ts';
import { gameWithBots } from '../games.ts';

/** A game, and what each seat had in it at some time. */
export interface Observed extends Pick<PlayedGame, 'shares' | 'how' | 'decisions'> {
  /** By seat, each thing once. */
  readonly held: readonly (readonly string[])[];
  /** By seat, where the game counts points. */
  readonly scores?: readonly number[];
}

/** A game to watch, and the values pack it is played with, if it is. */
export interface Watched extends Fixture {
  readonly pack?: unknown;
}

export default async function observe(fixture: Watched): Promise<Observed> {
  const game = await gameWithBots(fixture.game, fixture.pack);
  const held = fixture.seated.map(() => new Set<string>());
  let last: Core | undefined;
  const { shares, how, decisions } = play(game, fixture, (state) => {
    last = state;
    for (const [seat, things] of held.entries()) for (const thing of game.holdings?.(state, seat) ?? []) things.add(thing);
  });
  const scores = last?.result?.scores;
  return { shares, how, decisions, held: held.map((things) => [...things]), ...(scores && { scores }) };
}
