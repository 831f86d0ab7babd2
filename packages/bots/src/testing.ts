import { type Core, createMatch, fastRandom, type GameModule, hashOf, type Move, type Prompt, type Seat } from '@conclave/engine';
import { stroll } from '@conclave/engine/testing';
import type { Bot } from './bot.ts';

/** One game between bots; what share of the win each seat takes. */
export function play(game: GameModule, seated: readonly Bot[], seed: number): number[] {
  const match = createMatch(game, { seats: seated.length, key: hashOf(seed) });
  const random = fastRandom(seed);
  for (let seat = match.asked[0]; seat !== undefined; seat = match.asked[0]) {
    const prompt = match.promptFor(seat);
    const move = prompt && seated[seat]?.choose({ game, position: match.redealt(seat, random), seat, prompt }, random);
    const played = move && match.play(seat, move);
    if (!played?.ok) throw new Error(`${JSON.stringify(move)} was refused`);
  }
  const winners = match.state.result?.winners ?? [];
  return seated.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** The share of games that the first bot wins against the second, at changing seats. */
export function duel(game: GameModule, [one, other]: readonly [Bot, Bot], games: number): number {
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const seat = seed % 2;
    won += play(game, seat === 0 ? [one, other] : [other, one], seed)[seat] ?? 0;
  }
  return won / games;
}

/** Some positions of random games, each with a prompt that leaves a choice. */
export function positions<G extends Core, M extends Move>(game: GameModule<G, M>, games: number): { state: G; seat: Seat; prompt: Prompt<M> }[] {
  const found: { state: G; seat: Seat; prompt: Prompt<M> }[] = [];
  for (let seed = 1; seed <= games; seed++)
    stroll(game, { seats: game.seats.max, seed, bound: 5000 }, ({ state, prompts, at }) => {
      const prompt = prompts.find(({ moves }) => moves.length > 1);
      if (prompt && at % 3 === 0) found.push({ state: game.clone(state), seat: prompt.seat, prompt });
    });
  return found;
}
