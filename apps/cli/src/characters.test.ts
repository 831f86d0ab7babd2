import { botNamed, botsOf, isBotOf, levels } from '@conclave/bots';
import { type Core, fastRandom, type GameModule, type Move } from '@conclave/engine';
import { examples, shelf } from '@conclave/shelf';
import { expect, test } from 'vitest';
import { gameWithBots } from './games.ts';

const games = Object.keys(shelf).filter((id) => !examples.includes(id));
const GAMES = 8;

type Liking = (state: Core, move: Move) => number;

/** By how much a character likes its own answers at first sight more than those of a bot without one, question by question of the same games. */
function likedMore(game: GameModule, character: string, liking: Liking): number[] {
  const level = levels[Math.max(0, (game.guide.ladder ?? []).indexOf(0))]!;
  const [own, plain] = [botNamed(`${level}/${character}`)!, botNamed(level)!];
  const differences: number[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const [state, random] = [game.setup(2, {}, fastRandom(seed)), fastRandom(seed + 50)];
    for (let [prompt] = game.rulebook.settle(state); prompt; [prompt] = game.rulebook.settle(state)) {
      const { seat } = prompt;
      const question = { game, position: game.redeal(state, seat, random), seat, prompt };
      const move = plain.choose(question, random);
      differences.push(liking(question.position, own.choose(question, random)) - liking(question.position, move));
      game.rulebook.play(state, seat, move);
    }
  }
  return differences;
}

test.each(games)('%s has three or four characters, each with a name and a sentence of its own', async (id) => {
  const { characters = [] } = (await gameWithBots(id)).guide;
  expect(characters.length).toBeGreaterThanOrEqual(3);
  expect(characters.length).toBeLessThanOrEqual(4);
  const words = characters.flatMap(({ id: one, name, says }) => [one, name(), says()]);
  expect(new Set(words).size).toBe(3 * characters.length);
});

test.each(games)('asked the same, who has a character in %s never does what it likes less, and at times what it likes more', async (id) => {
  const game = await gameWithBots(id);
  for (const { id: character, liking } of game.guide.characters ?? []) {
    const differences = likedMore(game, character, liking);
    expect(Math.min(...differences), character).toBe(0);
    expect(Math.max(...differences), character).toBeGreaterThan(0);
  }
});

test('a bot is a level, or a level with a character of its game', async () => {
  const [mages, sparks] = [await gameWithBots('mages'), await gameWithBots('sparks')];
  for (const level of levels)
    expect([isBotOf(mages, level), isBotOf(mages, `${level}/raider`), isBotOf(sparks, `${level}/raider`)]).toEqual([true, true, false]);
  for (const name of ['adept/', 'adept/toString', 'adept/raider/raider', '/raider', 'simple/raider', 'random/raider', 'raider'])
    expect(isBotOf(mages, name), name).toBe(false);
  expect(botsOf(mages)).toContain('<level>/raider');
});
