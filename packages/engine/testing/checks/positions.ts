import { type Core, canonical, fastRandom, type GameModule, hashOf, isSame, judge, type Move, seenBy, tracing, voiceOf } from '@conclave/engine';
import { type Moment, stroll } from '../random-play.ts';
import { type ContractSpec, expectSame, fail, NAMES, type Setting, viewers } from './common.ts';

export const checkOffers =
  <G extends Core, M extends Move>(game: GameModule<G, M>) =>
  ({ state, prompts }: Moment<G, M>): void => {
    for (const prompt of prompts)
      for (const move of prompt.moves) {
        const refusal = judge(game, state, { prompts, seat: prompt.seat, move });
        if (refusal) fail(`offered, but refused: ${canonical(move)}: ${refusal.reason}`);
        const next = game.clone(state);
        game.rulebook.play(next, prompt.seat, move);
        game.rulebook.settle(next);
      }
    const listed = prompts.flatMap((prompt) => prompt.moves.map((move) => `${prompt.seat} ${canonical(move)}`));
    if (new Set(listed).size !== listed.length) fail(`a move is offered twice: ${listed.find((one, i) => listed.indexOf(one) !== i)}`);
  };

export const checkRefusals =
  <G extends Core, M extends Move>(game: GameModule<G, M>) =>
  ({ state, prompts, move, seat }: Moment<G, M>): void => {
    const before = hashOf(state);
    const bad: unknown[] = [null, 7, 'pass', [], {}, { do: 'noSuchMove' }, { do: '__proto__' }, { ...move, extra: 1 }];
    for (const wrong of bad) if (!judge(game, state, { prompts, seat, move: wrong })?.reason) fail(`accepted: ${JSON.stringify(wrong)}`);
    for (let other = 0; other < state.seats; other++) {
      if (prompts.some((prompt) => prompt.seat === other) || game.anytime?.moves(state, other).some((one) => isSame(one, move))) continue;
      if (!judge(game, state, { prompts, seat: other, move })?.reason) fail(`seat ${other} may move out of turn: ${canonical(move)}`);
    }
    if (hashOf(state) !== before) fail('judging changed the game');
  };

/** All objects of a tree. The key of the dice is shared on purpose and never changed. */
function objectsOf(data: unknown, found = new Set<object>()): Set<object> {
  if (typeof data !== 'object' || data === null || found.has(data)) return found;
  found.add(data);
  for (const [key, value] of Object.entries(data)) if (key !== 'key') objectsOf(value, found);
  return found;
}

export const checkClone =
  <G extends Core, M extends Move>(game: GameModule<G, M>) =>
  ({ state, seat, move, prompts }: Moment<G, M>): void => {
    const before = hashOf(state);
    const copy = game.clone(state);
    expectSame(copy, state, 'a clone differs from the original');
    const own = objectsOf(state);
    for (const one of objectsOf(copy))
      if (own.has(one) && Object.keys(one).length > 0) fail(`a clone shares ${canonical(one).slice(0, 200)} with the original`);
    if (!prompts.some((prompt) => prompt.seat === seat && prompt.moves.includes(move))) return;
    game.rulebook.play(copy, seat, move);
    game.rulebook.settle(copy);
    if (hashOf(state) !== before) fail(`playing on a clone changed the original: ${canonical(move)}`);
  };

export const checkSaving =
  <G extends Core, M extends Move>(game: GameModule<G, M>) =>
  ({ state, seat, move, prompts }: Moment<G, M>): void => {
    const restored = JSON.parse(JSON.stringify(state)) as G;
    expectSame(restored, state, 'JSON loses a part of the state');
    if (!prompts.some((prompt) => prompt.seat === seat && prompt.moves.includes(move))) return;
    const straight = game.clone(state);
    for (const one of [restored, straight]) {
      game.rulebook.play(one, seat, move);
      game.rulebook.settle(one);
    }
    expectSame(restored, straight, 'a restored position plays on differently');
  };

export const checkPurity =
  <G extends Core, M extends Move>(game: GameModule<G, M>) =>
  ({ state, prompts, move }: Moment<G, M>): void => {
    const before = hashOf(state);
    const again = game.rulebook.settle(state);
    expectSame(again, prompts, 'asking twice gives two answers');
    for (const viewer of viewers(state)) {
      const view = game.viewFor(state, viewer);
      game.words.table(view, voiceOf(NAMES, viewer));
      if (viewer === 'spectator') continue;
      game.whyNot(state, viewer, move);
      game.anytime?.moves(state, viewer);
      const isAsked = prompts.some((prompt) => prompt.seat === viewer) ? [viewer] : [];
      seenBy(game, state, viewer, isAsked);
      game.redeal(state, viewer, fastRandom(1));
      const value = game.guide.value(state, viewer);
      if (!(value >= 0 && value <= 1)) fail(`a standing of ${value} is not between 0 and 1`);
      if (hashOf(state) !== before) fail('viewing, explaining or dealing anew changed the game');
    }
    if (game.standings(state).length !== state.seats) fail('standings do not name every seat');
    if (hashOf(state) !== before) fail('asking or watching changed the game');
  };

export function checkConservation<G extends Core, M extends Move>(
  game: GameModule<G, M>,
  spec: ContractSpec<G>,
  { oneIn, ...setting }: Setting & { oneIn: number },
): void {
  let first: Record<string, number> | undefined;
  const { state } = stroll(game, { ...setting, bound: spec.bound }, (moment) => {
    if (moment.at % oneIn > 0) return;
    const now = spec.count(moment.state);
    first ??= now;
    expectSame(now, first, 'pieces were lost or made up');
  });
  if (first) expectSame(spec.count(state), first, 'pieces were lost or made up at the end');
}

export function checkCoverage<G extends Core, M extends Move>(
  game: GameModule<G, M>,
  eachMoment: (visit: (moment: Moment<G, M>) => void) => void,
  rare: readonly string[],
): void {
  const { steps } = tracing(() => eachMoment(() => undefined));
  const missed = game.rulebook.steps.filter((step) => !steps.has(step) && !rare.includes(step));
  if (missed.length > 0) fail(`never reached: ${missed.join(', ')}`);
}
