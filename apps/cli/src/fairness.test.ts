import { type BotLevel, choose, levels } from '@conclave/bots';
import { type Hint, thinkOfHint } from '@conclave/bots/coach';
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

test.each(Object.keys(shelf))('what a seat of %s may not know changes no bot’s choice, at any level and with any character', async (id) => {
  const game = await gameWithBots(id);
  const found = moments(game);
  const bots: BotLevel[] = [...levels, ...(game.guide.characters ?? []).map((character): BotLevel => `adept/${character.id}`)];
  let differing = 0;
  for (const { state, seat, prompt } of found) {
    const elsewhere = game.redeal(state, seat, fastRandom(99));
    if (hashOf({ ...elsewhere, random: 0 }) !== hashOf({ ...state, random: 0 })) differing++;
    for (const level of bots) {
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

/** A hint as a local table gives it: dealt anew and thought out from the number of the move alone. */
function hintAt(game: GameModule, state: Core, { seat, prompt }: { seat: Seat; prompt: Prompt }): Hint {
  const thinking = thinkOfHint({ game, position: game.redeal(state, seat, fastRandom(7)), seat, prompt }, { decisions: 400, seed: 7 });
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

test.each(Object.keys(shelf))('what a seat of %s may not know changes no hint, nor its chances and reasons', async (id) => {
  const game = await gameWithBots(id);
  for (const moment of moments(game)) {
    const elsewhere = game.redeal(moment.state, moment.seat, fastRandom(99));
    expect(hintAt(game, elsewhere, moment)).toEqual(hintAt(game, moment.state, moment));
  }
});
