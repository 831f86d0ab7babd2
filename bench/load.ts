import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { botNamed, type Question } from '@conclave/bots';
import { below, createMatch, type Entry, fastRandom, type GameModule, hashOf, type Match, type Move, type Random } from '@conclave/engine';
import { allGames } from '@conclave/shelf';
import { Chronicle } from '@conclave/table';
import { rate } from './measure.ts';

/** What reading and taking back costs in a game; times are milliseconds of one core. */
interface Costs {
  game: string;
  seats: number;
  /** Lines of the log of a finished random game. */
  lines: number;
  /** A finished game read by the match alone, and with its story. */
  match: number;
  story: number;
  /** The last 30 moves of a game just read taken back: all at once, and one after the other. */
  back30: number;
  oneByOne: number;
  /** 10,000 lines, a move and its take-back by turns in the middle of a game, read. */
  toAndFro: number;
}

const GAMES = 5;
const BACK = 30;
const TO_AND_FRO = 10_000;

type Pick = (question: Question, random: Random) => Move | undefined;

/** A whole game, by who moves: the same for the same seed. */
function matchBy(pick: Pick, game: GameModule, seed: number, seats: number): Match {
  const match = createMatch(game, { seats, key: hashOf(seed) });
  const random = fastRandom(seed);
  while (!match.isOver) {
    const [prompt] = match.asked.flatMap((seat) => match.promptFor(seat) ?? []);
    const move = prompt && pick({ game, position: match.state, seat: prompt.seat, prompt }, random);
    if (!prompt || !move) throw new Error('nobody is asked');
    match.enter({ seat: prompt.seat, move });
  }
  return match;
}

/** A whole game of random moves: longer than any that people play. */
export const randomMatch = (game: GameModule, seed: number, seats = game.seats.max): Match =>
  matchBy(({ prompt: { moves } }, random) => moves[below(random, moves.length)], game, seed, seats);

/** A whole game of bots that do what looks best at first sight: about as long as those of people. */
export const sensibleMatch = (game: GameModule, seed: number, seats: number): Match =>
  matchBy((question, random) => botNamed('first')?.choose(question, random), game, seed, seats);

function read(match: Match, log: readonly Entry[]): Match {
  const again = createMatch(match.game, match);
  enterAll(again, log);
  return again;
}

function enterAll(match: Match, log: readonly Entry[]): void {
  for (const entry of log) if (match.enter(entry)) throw new Error('a log cannot be read');
}

function readStory(match: Match): void {
  const chronicle = new Chronicle(createMatch(match.game, match));
  for (const entry of match.log) if (chronicle.enter(entry, 0)) throw new Error('a log cannot be read');
}

/** Milliseconds of CPU of one `act`. */
const msOf = (act: () => void, seconds: number): number =>
  1000 /
  rate(() => {
    act();
    return 1;
  }, seconds);

/** Milliseconds that `act` takes beyond `before`, which it starts with. */
const msBeyond = (before: () => Match, act: (match: Match) => void, seconds: number): number =>
  Math.max(0, msOf(() => act(before()), seconds) - msOf(before, seconds));

function toAndFro(match: Match): Entry[] {
  const [prompt] = match.asked.flatMap((seat) => match.promptFor(seat) ?? []);
  const [move] = prompt?.moves ?? [];
  if (!prompt || !move) throw new Error('nobody is asked');
  const { seat } = prompt;
  return Array.from({ length: TO_AND_FRO }, (_, i) => (i % 2 === 0 ? { seat, move } : { seat, undo: 'agreed' }));
}

function costsOf(game: GameModule, seconds: number): Costs {
  const matches = Array.from({ length: GAMES }, (_, seed) => randomMatch(game, seed));
  const [first] = matches;
  if (!first) throw new Error('no game was played');
  const half = first.log.slice(0, Math.floor(first.log.length / 2));
  const late = (): Match => read(first, first.log.slice(0, -1));
  const back = Math.min(BACK, first.log.length - 1);
  return {
    game: game.id,
    seats: game.seats.max,
    lines: matches.reduce((sum, { log }) => sum + log.length, 0) / GAMES,
    match: msOf(() => matches.forEach((match) => void read(match, match.log)), seconds) / GAMES,
    story: msOf(() => matches.forEach(readStory), seconds) / GAMES,
    back30: msBeyond(late, (match) => match.undo(0, 'agreed', back), seconds),
    oneByOne: msBeyond(
      late,
      (match) => {
        for (let i = 0; i < back; i++) match.undo(0, 'agreed');
      },
      seconds,
    ),
    toAndFro: msBeyond(
      () => read(first, half),
      (match) => enterAll(match, toAndFro(match)),
      seconds,
    ),
  };
}

const HEADINGS = ['', 'seats', 'lines', 'match ms', 'story ms', `${BACK} back ms`, 'one by one', '10,000 to and fro'];

function rowOf({ game, seats, lines, match, story, back30, oneByOne, toAndFro: fro }: Costs): string[] {
  return [game, `${seats}`, lines.toFixed(0), match.toFixed(2), story.toFixed(2), back30.toFixed(2), oneByOne.toFixed(2), fro.toFixed(0)];
}

/** `npm run bench -- load [--json] [--seconds n]` */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '1' } } });
  const seconds = Math.max(0.05, Number(values.seconds) || 1);
  const costs = (await allGames()).map((game) => costsOf(game, seconds));
  if (values.json) console.log(JSON.stringify({ node: process.version, cpu: cpus()[0]?.model ?? '', seconds, games: costs }, null, 2));
  else
    console.log(
      [
        `Reading finished random games, and taking moves back, on one core: ${cpus()[0]?.model ?? ''}, Node ${process.version}`,
        ...[HEADINGS, ...costs.map(rowOf)].map(([name = '', ...numbers]) => name.padEnd(16) + numbers.map((text) => text.padStart(18)).join('')),
      ].join('\n'),
    );
}
