import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { judgeOf, ready, Search } from '@conclave/bots';
import { type Core, fastRandom, type GameModule, type Prompt } from '@conclave/engine';
import { allGames } from '@conclave/shelf';
import { market } from './market/market.ts';
import { rate } from './measure.ts';
import { measurePeer } from './peer.ts';

/** What a search does in a second of one core, from the opening. */
interface Searches {
  game: string;
  seats: number;
  /** Descents that follow the game to its end. */
  toTheEnd: number;
  /** Descents as bots use them, judged on the way. */
  judged: number;
  /** Bytes of the tree after 500 descents to the end. */
  bytes: number;
}

interface Peer {
  version: string;
  iterations: number;
  bytes: number;
}

interface Measured {
  node: string;
  cpu: string;
  games: Searches[];
  market: Searches;
  boardgameIo: Peer;
  /** Descents to the end of Market 60 here for each of boardgame.io's. */
  ratio: number;
}

const AT_ONCE = 20;
const FOR_MEMORY = 500;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function opening(game: GameModule, seats: number): { position: Core; prompt: Prompt } {
  const position = game.setup(seats, {}, fastRandom(1));
  const [prompt] = game.rulebook.settle(position);
  if (!prompt) throw new Error(`${game.id} asks nobody anything`);
  return { position, prompt };
}

function newSearch(game: GameModule, seats: number, isToTheEnd: boolean): Search<Core, Prompt['moves'][number]> {
  const { position, prompt } = opening(game, seats);
  return new Search({ game, position, seat: prompt.seat, prompt }, { isToTheEnd, judge: judgeOf(game) }, fastRandom(2));
}

const descending = (game: GameModule, seats: number, isToTheEnd: boolean) => (): number => {
  const search = newSearch(game, seats, isToTheEnd);
  for (let i = 0; i < AT_ONCE; i++) search.descend();
  return AT_ONCE;
};

function treeBytes(game: GameModule, seats: number): number {
  const search = newSearch(game, seats, true);
  collect();
  const before = process.memoryUsage().heapUsed;
  while (search.descents < FOR_MEMORY) search.descend();
  collect();
  const bytes = process.memoryUsage().heapUsed - before;
  return search.considered().length > 0 ? Math.max(0, bytes) : 0;
}

async function searchesOf(game: GameModule, seconds: number): Promise<Searches> {
  await ready(game);
  const seats = Math.min(4, game.seats.max);
  return {
    game: game.id,
    seats,
    toTheEnd: rate(descending(game, seats, true), seconds),
    judged: rate(descending(game, seats, false), seconds),
    bytes: treeBytes(game, seats),
  };
}

async function measure(seconds: number): Promise<Measured> {
  const games: Searches[] = [];
  for (const game of await allGames()) games.push(await searchesOf(game, seconds));
  const ours = await searchesOf(market as unknown as GameModule, seconds);
  const boardgameIo = measurePeer<Peer>('mcts.mjs', seconds);
  return { node: process.version, cpu: cpus()[0]?.model ?? '', games, market: ours, boardgameIo, ratio: ours.toTheEnd / boardgameIo.iterations };
}

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const kilobytes = (bytes: number): string => `${whole(bytes / 1024)} KB`;
const rowOf = ({ game, seats, toTheEnd, judged, bytes }: Searches): string[] => [game, `${seats}`, whole(toTheEnd), whole(judged), kilobytes(bytes)];

function textOf({ node, cpu, games, market: ours, boardgameIo, ratio }: Measured): string {
  const rows = [
    ['', 'seats', 'to the end/s', 'judged/s', 'tree of 500'],
    ...games.map(rowOf),
    rowOf(ours),
    ['boardgame.io', '4', whole(boardgameIo.iterations), '', kilobytes(boardgameIo.bytes)],
  ];
  return [
    `Descents of a search from the opening, on one core: ${cpu}, Node ${node}`,
    ...rows.map(([name = '', ...numbers]) => name.padEnd(16) + numbers.map((text) => text.padStart(14)).join('')),
    `Market 60: ${ratio.toFixed(0)} descents to the end here for one on boardgame.io ${boardgameIo.version}`,
  ].join('\n');
}

/** `npm run bench -- search [--json] [--seconds n]` */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '1' } } });
  const measured = await measure(Math.max(0.05, Number(values.seconds) || 1));
  console.log(values.json ? JSON.stringify(measured, null, 2) : textOf(measured));
}
