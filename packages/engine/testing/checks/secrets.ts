import { below, type Core, canonical, fastRandom, type GameModule, isSame, type Move, type Random, seenBy } from '@conclave/engine';
import { type Moment, randomMove } from '../random-play.ts';
import { type ContractSpec, expectAlike, expectSame, fail } from './common.ts';

export const checkNoLeak =
  <G extends Core, M extends Move>(game: GameModule<G, M>) =>
  ({ state, prompts }: Moment<G, M>, random: Random): void => {
    for (let seat = 0; seat < state.seats; seat++) {
      const other = game.redeal(state, seat, fastRandom(below(random, 1_000_000)));
      const asked = game.rulebook.settle(other);
      const secrets = `seat ${seat} can tell hidden things apart`;
      const isAsked = prompts.some((prompt) => prompt.seat === seat) ? [seat] : [];
      expectAlike(seenBy(game, other, seat, isAsked), seenBy(game, state, seat, isAsked), `${secrets} by its view`);
      expectSame(
        asked.map((prompt) => [prompt.seat, prompt.ask, prompt.window]),
        prompts.map((prompt) => [prompt.seat, prompt.ask, prompt.window]),
        `${secrets} by who is asked`,
      );
      expectSame(
        asked.filter((prompt) => prompt.seat === seat),
        prompts.filter((prompt) => prompt.seat === seat),
        `${secrets} by what it is offered`,
      );
      expectSame(game.anytime?.moves(other, seat), game.anytime?.moves(state, seat), `${secrets} by what it may do at any time`);
      expectSame(game.standings(other), game.standings(state), `${secrets} by the standings`);
      if (other.random.kind !== 'fast' || isSame(other.random, state.random)) fail('a game dealt anew still holds the dice of the match');
    }
    checkSpectator(game, state, random);
  };

/** Two positions that a seat cannot tell apart are dealt anew alike: so a bot that searches them cannot cheat. */
export const checkFairness =
  <G extends Core, M extends Move>(game: GameModule<G, M>) =>
  ({ state }: Moment<G, M>, random: Random): void => {
    const [seat, one, other] = [below(random, state.seats), below(random, 1_000_000), below(random, 1_000_000)];
    const lookalike = game.redeal(state, seat, fastRandom(one));
    expectSame(game.redeal(lookalike, seat, fastRandom(other)), game.redeal(state, seat, fastRandom(other)), 'dealing anew depends on what is hidden');
  };

export function checkSecrets<G extends Core, M extends Move>(
  game: GameModule<G, M>,
  spec: ContractSpec<G>,
  eachMoment: (visit: (moment: Moment<G, M>) => void) => void,
): void {
  const kept = new Set<string>();
  const changed = new Set<string>();
  eachMoment(({ state, at }) => {
    if (at % 7 !== 0) return;
    const seat = at % state.seats;
    const dealt = spec.secrets(game.redeal(state, seat, fastRandom(at)), seat);
    for (const [name, hidden] of Object.entries(spec.secrets(state, seat))) (isSame(hidden, dealt[name]) ? kept : changed).add(name);
  });
  const never = [...kept].filter((name) => !changed.has(name));
  if (never.length > 0) fail(`never dealt anew: ${never.join(', ')}`);
}

/** Without a wall, the mover must see the same after the move whatever lies hidden. */
export const checkWalls =
  <G extends Core, M extends Move>(game: GameModule<G, M>) =>
  ({ state, prompts, seat, move }: Moment<G, M>, random: Random): void => {
    if (!prompts.some((prompt) => prompt.seat === seat && prompt.moves.includes(move))) return;
    const [here, elsewhere] = [game.clone(state), game.redeal(state, seat, fastRandom(below(random, 1_000_000)))];
    for (const one of [here, elsewhere]) {
      game.rulebook.play(one, seat, move);
      game.rulebook.settle(one);
    }
    if (here.walls !== state.walls || elsewhere.walls !== state.walls) return;
    expectSame(game.viewFor(elsewhere, seat), game.viewFor(here, seat), `something hidden came to light without a wall by ${canonical(move)}`);
  };

/** What a spectator sees must not change with what any seat may not know. */
function checkSpectator<G extends Core, M extends Move>(game: GameModule<G, M>, state: G, random: Random): void {
  const other = game.redeal(state, below(random, state.seats), fastRandom(below(random, 1_000_000)));
  expectAlike(game.viewFor(other, 'spectator'), game.viewFor(state, 'spectator'), 'a spectator can tell hidden things apart');
}

export const checkRedeal =
  <G extends Core, M extends Move>(game: GameModule<G, M>, spec: ContractSpec<G>) =>
  ({ state }: Moment<G, M>, random: Random): void => {
    const seat = below(random, state.seats);
    const other = game.redeal(state, seat, fastRandom(below(random, 1_000_000)));
    expectSame(spec.count(other), spec.count(state), 'dealing anew loses or makes up pieces');
    for (let decisions = 0; other.result === null; decisions++) {
      const prompts = game.rulebook.settle(other);
      if (decisions > spec.bound) fail('a game dealt anew does not end');
      if (prompts.length === 0) break;
      const choice = randomMove({ ...game, anytime: undefined } as unknown as GameModule<G, M>, other, prompts, random);
      game.rulebook.play(other, choice.seat, choice.move);
    }
  };
