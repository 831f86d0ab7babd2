import { choose, levels } from '@conclave/bots';
import { type Core, fastRandom, type GameModule, hashOf, type Prompt, type Seat } from '@conclave/engine';
import { stroll } from '@conclave/engine/testing';
import { shelf } from '@conclave/shelf';
import { expect, test } from 'vitest';
import { gameWithBots } from './games.ts';

const POSITIONS = 4;

/** Some moments of a random game at which a seat has a choice. */
function moments(game: GameModule): { state: Core; seat: Seat; prompt: Prompt }[] {
  const found: { state: Core; seat: Seat; prompt: Prompt }[] = [];
  stroll(game, { seats: game.seats.min, seed: 3, bound: 20_000 }, ({ state, prompts, at }) => {
    const prompt = prompts.find(({ moves }) => moves.length > 2);
    if (prompt && at > 20 * found.length && found.length < POSITIONS) found.push({ state: game.clone(state), seat: prompt.seat, prompt });
  });
  return found;
}

test.each(Object.keys(shelf))('what a seat of %s may not know changes no bot’s choice, at any level', async (id) => {
  const game = await gameWithBots(id);
  const found = moments(game);
  let differing = 0;
  for (const { state, seat, prompt } of found) {
    const elsewhere = game.redeal(state, seat, fastRandom(99));
    if (hashOf({ ...elsewhere, random: 0 }) !== hashOf({ ...state, random: 0 })) differing++;
    for (const level of levels) {
      const [here, there] = [state, elsewhere].map((actual) => {
        const random = fastRandom(5);
        return choose(game, game.redeal(actual, seat, random), seat, prompt, { level, random });
      });
      expect(there).toEqual(here);
    }
  }
  expect(found.length).toBeGreaterThan(0);
  expect(differing).toBe(found.length);
});
