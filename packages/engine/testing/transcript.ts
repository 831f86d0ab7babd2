import { type Core, createMatch, fastRandom, type GameEvent, type GameModule, hashOf, type Match, type Move, voiceOf } from '@conclave/engine';
import { randomMove } from './random-play.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

/** A random game as text, to be kept beside the code and read as a diff. */
export function transcript<G extends Core, M extends Move, V, E extends GameEvent>(
  typed: GameModule<G, M, V, E>,
  { seats, seed, options = {}, most = 10_000 }: { seats: number; seed: number; options?: Record<string, boolean | string>; most?: number },
): string {
  const game = typed as unknown as GameModule<G, M>;
  const match = createMatch(game, { seats, options, key: hashOf(seed) });
  const random = fastRandom(seed);
  while (!match.isOver && match.version < most) {
    const prompts = match.asked.flatMap((seat) => match.promptFor(seat) ?? []);
    const { seat, move } = randomMove(game, match.state as G, prompts, random);
    match.play(seat, move);
  }
  return [`${game.title}, ${seats} seats, rules version ${game.rulesVersion}`, ...told(match), `position ${match.hash().slice(0, 16)}`, ''].join('\n');
}

function told<G extends Core, M extends Move>(match: Match<G, M>): string[] {
  const voice = voiceOf(NAMES, 'spectator');
  const lines = match
    .story('spectator')
    .flatMap(({ seat, events }, i) => [
      ...(seat === undefined ? [] : [`${NAMES[seat]}: ${JSON.stringify(match.moves[i - 1]?.move)}`]),
      ...events.flatMap((event) => match.game.words.event(event, voice) ?? []).map(({ text }) => `  ${text}`),
    ]);
  return match.state.result ? [...lines, match.game.words.result(match.state.result, voice)] : lines;
}
