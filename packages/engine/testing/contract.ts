import {
  below,
  type Core,
  canonical,
  createMatch,
  fastRandom,
  type GameEvent,
  type GameModule,
  hashOf,
  isSame,
  judge,
  type Match,
  type Move,
  type Random,
  type Seat,
  saveMatch,
  seenBy,
  tracing,
  type Viewer,
  verify,
  voiceOf,
} from '@conclave/engine';
import { checkNames, checkOptionNames } from './hostile.ts';
import { type Moment, randomMove, stroll } from './random-play.ts';

/** What the suite must know about a game beyond its module. */
export interface ContractSpec<G extends Core> {
  /** Seat counts to play; all that the game allows, unless said. */
  readonly seats?: readonly number[];
  /** Option sets to play; the defaults, unless said. */
  readonly options?: readonly Record<string, boolean | string>[];
  /** Random games a check plays for each seat count and option set; `CONCLAVE_GAMES` in the environment asks for another number. */
  readonly games: number;
  /** The most decisions a random game may take. */
  readonly bound: number;
  /** Everything that must stay the same in number: cards, dice, tokens, by kind. */
  count(state: G): Record<string, number>;
  /** The hidden parts of a position, by name, for one seat: the suite sees each of them change when it is dealt anew. */
  secrets(state: G, seat: Seat): Record<string, unknown>;
  /** Steps that random games may miss, each covered by a scenario of its own. */
  readonly rare?: readonly string[];
}

/** A named check that throws where the game breaks its promise. */
export interface Check {
  readonly name: string;
  run(): void;
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
const RAW = /undefined|NaN|\[object|\b[a-z]+_[a-z]+\b|[a-z][A-Z]/;

const fail = (message: string): never => {
  throw new Error(message);
};
const expectSame = (a: unknown, b: unknown, message: string): void => {
  if (!isSame(a, b)) fail(`${message}\n  ${canonical(a).slice(0, 600)}\n  ${canonical(b).slice(0, 600)}`);
};

/** The same to the letter, as it is sent: the order of keys tells something too. */
const expectAlike = (a: unknown, b: unknown, message: string): void => {
  expectSame(a, b, message);
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  if (one !== other) fail(`${message}, through the order of keys\n  ${one.slice(at - 80, at + 80)}\n  ${other.slice(at - 80, at + 80)}`);
};

/** Every promise a game makes, as checks over random games. One suite, the same for every game. */
export function contract<G extends Core, M extends Move, V, E extends GameEvent>(typed: GameModule<G, M, V, E>, spec: ContractSpec<G>): Check[] {
  const game = typed as unknown as GameModule<G, M>;
  const { min, max } = game.seats;
  const games = Number(process.env.CONCLAVE_GAMES) || spec.games;
  /** A long run looks at more games, more rarely. */
  const rarely = process.env.CONCLAVE_GAMES ? 20 : 1;
  const seatCounts = spec.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const optionSets = spec.options ?? [{}];

  const eachGame = (visit: (setting: Setting, nth: number) => void): void => {
    for (const seats of seatCounts)
      for (const options of optionSets) for (let nth = 1; nth <= games; nth++) visit({ seats, seed: nth * 1000 + seats, options }, nth);
  };
  const eachMoment = (visit: (moment: Moment<G, M>) => void): void => eachGame((setting) => stroll(game, { ...setting, bound: spec.bound }, visit));
  /** A few moments of each game, at random: for checks that cost much. */
  const someMoments = (oneIn: number, visit: (moment: Moment<G, M>, random: Random) => void): void =>
    eachGame((setting) => {
      const random = fastRandom(setting.seed + 7);
      stroll(game, { ...setting, bound: spec.bound }, (moment) => {
        if (below(random, oneIn * rarely) === 0) visit(moment, random);
      });
    });

  return [
    { name: 'every game ends', run: () => eachGame((setting) => void stroll(game, { ...setting, bound: spec.bound })) },
    { name: 'every offered move can be played', run: () => someMoments(10, checkOffers(game)) },
    { name: 'what is not offered is refused with a reason, and changes nothing', run: () => someMoments(10, checkRefusals(game)) },
    {
      name: 'names that every object inherits open nothing',
      run() {
        checkOptionNames(game as unknown as GameModule);
        someMoments(80, checkNames(game));
      },
    },
    { name: 'a clone is equal, shares nothing and goes its own way', run: () => someMoments(10, checkClone(game)) },
    { name: 'a position survives being saved in mid-rule', run: () => someMoments(10, checkSaving(game)) },
    { name: 'asking, viewing and explaining change nothing', run: () => someMoments(5, checkPurity(game)) },
    { name: 'nothing is lost or made up', run: () => eachGame((setting) => checkConservation(game, spec, { ...setting, oneIn: rarely })) },
    {
      name: 'the log replays to the same position',
      run: () => eachGame((setting, nth) => checkReplay(game, setting, { bound: spec.bound, isSaved: nth % rarely === 0 })),
    },
    {
      name: 'a move taken back and done again changes nothing, and no wall is passed',
      run: () => eachGame((setting) => checkTakeBack(game, setting, spec.bound)),
    },
    { name: 'no seat can see what it may not know', run: () => someMoments(5, checkNoLeak(game)) },
    { name: 'what is dealt anew depends only on what the seat knows', run: () => someMoments(5, checkFairness(game)) },
    { name: 'every hidden part is dealt anew', run: () => checkSecrets(game, spec, eachMoment) },
    { name: 'what comes to light by a move raises a wall', run: () => someMoments(3, checkWalls(game)) },
    { name: 'a game dealt anew can be played to its end and keeps every piece', run: () => someMoments(60, checkRedeal(game, spec)) },
    { name: 'every question, move, event and table has a plain sentence', run: () => eachGame((setting) => checkWords(game, setting, spec.bound)) },
    { name: 'random games reach every step of every rule', run: () => checkCoverage(game, eachMoment, spec.rare ?? []) },
  ];
}

const checkOffers =
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

const checkRefusals =
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

const checkClone =
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

const checkSaving =
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

const viewers = (state: Core): Viewer[] => [...Array.from({ length: state.seats }, (_, seat) => seat), 'spectator'];

const checkPurity =
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

type Setting = { seats: number; seed: number; options: Record<string, boolean | string> };

function checkConservation<G extends Core, M extends Move>(
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

const keyOf = (seed: number): string => hashOf(seed);

/** A random game as a match, with its log. */
function playMatch<G extends Core, M extends Move>(
  game: GameModule<G, M>,
  { seats, seed, options }: Setting,
  bound: number,
  visit?: (match: Match<G, M>, seat: Seat) => void,
): Match<G, M> {
  const random = fastRandom(seed);
  const match = createMatch(game, { seats, options, key: keyOf(seed) });
  while (!match.isOver) {
    if (match.version > bound * 3) fail(`seed ${seed}: not over after ${match.version} entries`);
    const prompts = match.asked.flatMap((seat) => match.promptFor(seat) ?? []);
    const { seat, move } = randomMove(game, match.state as G, prompts, random);
    const played = match.play(seat, move);
    if (!played.ok) fail(`offered, but refused: ${canonical(move)}: ${played.refusal.reason}`);
    visit?.(match, seat);
  }
  return match;
}

/** `isSaved`: also as a file, every entry of which carries a hash. */
function checkReplay<G extends Core, M extends Move>(game: GameModule<G, M>, setting: Setting, { bound, isSaved }: { bound: number; isSaved: boolean }): void {
  const match = playMatch(game, setting, bound);
  const again = createMatch(game, { ...setting, key: match.key });
  for (const entry of match.log) again.enter(entry);
  if (again.hash() !== match.hash()) fail('replay ends elsewhere');
  if (!isSaved) return;
  const saved = JSON.parse(JSON.stringify(saveMatch(match as unknown as Match)));
  const verdict = verify(game as unknown as GameModule, saved);
  if (!verdict.ok) fail(`entry ${verdict.entry}: ${verdict.reason}`);
  else if (verdict.hash !== match.hash()) fail('replay ends elsewhere');
}

function checkTakeBack<G extends Core, M extends Move>(game: GameModule<G, M>, setting: Setting, bound: number): void {
  const start = createMatch(game, { ...setting, key: keyOf(setting.seed) });
  let before = { hash: start.hash(), walls: start.state.walls };
  playMatch(game, setting, bound, (match, seat) => {
    const after = { hash: match.hash(), walls: match.state.walls };
    if (after.walls !== before.walls) {
      if (match.undo(seat).ok) fail('a move was taken back though something had come to light');
    } else if (!match.isOver) {
      if (!match.undo(seat).ok) fail('a move that showed nothing could not be taken back');
      if (match.hash() !== before.hash) fail('taking back does not lead to the position before');
      if (!match.redo(seat).ok) fail('a move taken back could not be done again');
      if (match.hash() !== after.hash) fail('doing again does not lead to the same position');
    }
    before = after;
  });
}

const checkNoLeak =
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
const checkFairness =
  <G extends Core, M extends Move>(game: GameModule<G, M>) =>
  ({ state }: Moment<G, M>, random: Random): void => {
    const [seat, one, other] = [below(random, state.seats), below(random, 1_000_000), below(random, 1_000_000)];
    const lookalike = game.redeal(state, seat, fastRandom(one));
    expectSame(game.redeal(lookalike, seat, fastRandom(other)), game.redeal(state, seat, fastRandom(other)), 'dealing anew depends on what is hidden');
  };

function checkSecrets<G extends Core, M extends Move>(
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
const checkWalls =
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

const checkRedeal =
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

function checkWords<G extends Core, M extends Move>(game: GameModule<G, M>, setting: Setting, bound: number): void {
  const plain = (sentence: string, about: unknown): void => {
    if (sentence.trim().length < 2 || RAW.test(sentence)) fail(`not a plain sentence: "${sentence}" for ${canonical(about).slice(0, 200)}`);
  };
  const match = playMatch(game, setting, bound, (now) => {
    for (const seat of now.asked) {
      const prompt = now.promptFor(seat);
      const view = now.view(seat);
      const voice = voiceOf(NAMES, seat);
      if (!prompt) continue;
      plain(game.words.ask(view, prompt, voice), prompt);
      const labels = prompt.moves.map((move) => game.words.move(view, move, voice));
      for (const [i, label] of labels.entries()) plain(label, prompt.moves[i]);
      const twice = labels.findIndex((label, i) => labels.indexOf(label) !== i);
      if (twice >= 0) fail(`two moves read the same: "${labels[twice]}"`);
    }
  });
  for (const viewer of viewers(match.state)) {
    const voice = voiceOf(NAMES, viewer);
    for (const { events } of match.story(viewer)) for (const event of events) plain(game.words.event(event, voice) ?? 'nothing', event);
    for (const { heading, lines } of game.words.table(match.view(viewer), voice)) for (const line of [heading, ...lines]) plain(line, heading);
    if (match.state.result) plain(game.words.result(match.state.result, voice), match.state.result);
  }
}

function checkCoverage<G extends Core, M extends Move>(
  game: GameModule<G, M>,
  eachMoment: (visit: (moment: Moment<G, M>) => void) => void,
  rare: readonly string[],
): void {
  const { steps } = tracing(() => eachMoment(() => undefined));
  const missed = game.rulebook.steps.filter((step) => !steps.has(step) && !rare.includes(step));
  if (missed.length > 0) fail(`never reached: ${missed.join(', ')}`);
}
