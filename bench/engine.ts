import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { GameModule } from '@conclave/engine';
import { allGames } from '@conclave/shelf';
import { market } from './market/market.ts';
import { measurePeer } from './peer.ts';
import { type Rates, ratesOf } from './playouts.ts';

/** What boardgame.io does with the same game, a second of one core. */
interface PeerRates {
  version: string;
  decisions: number;
  games: number;
}

interface Measured {
  node: string;
  cpu: string;
  seconds: number;
  games: Rates[];
  market: Rates;
  boardgameIo: PeerRates;
  /** Decisions of Market 60 on our engine for each one of boardgame.io's. */
  ratio: number;
}

async function measure(seconds: number): Promise<Measured> {
  const games = (await allGames()).map((game) => ratesOf(game, seconds));
  const ours = ratesOf(market as unknown as GameModule, seconds);
  const boardgameIo = measurePeer<PeerRates>('playouts.mjs', seconds);
  const ratio = ours.decisions / boardgameIo.decisions;
  return { node: process.version, cpu: cpus()[0]?.model ?? '', seconds, games, market: ours, boardgameIo, ratio };
}

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const HEADINGS = ['', 'seats', 'decisions/s', 'games/s', 'a game', 'clones/s', 'replays/s', 'ms a replay'];

function rowOf({ game, seats, decisions, games, clones, replays, replayMs }: Rates): string[] {
  return [game, `${seats}`, whole(decisions), whole(games), whole(decisions / games), whole(clones), whole(replays), replayMs.toFixed(2)];
}

function textOf({ node, cpu, games, market: ours, boardgameIo, ratio }: Measured): string {
  const rows = [
    HEADINGS,
    ...games.map(rowOf),
    rowOf(ours),
    ['boardgame.io', '4', whole(boardgameIo.decisions), whole(boardgameIo.games), whole(boardgameIo.decisions / boardgameIo.games)],
  ];
  const lines = rows.map(([name = '', ...numbers]) => name.padEnd(16) + numbers.map((text) => text.padStart(13)).join(''));
  return [
    `Random play on one core: ${cpu}, Node ${node}`,
    ...lines,
    `Market 60: ${ratio.toFixed(0)} decisions here for one on boardgame.io ${boardgameIo.version}`,
  ].join('\n');
}

/** `npm run bench -- engine [--json] [--seconds n]` */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, seconds: { type: 'string', default: '1' } } });
  const measured = await measure(Math.max(0.05, Number(values.seconds) || 1));
  console.log(values.json ? JSON.stringify(measured, null, 2) : textOf(measured));
}
