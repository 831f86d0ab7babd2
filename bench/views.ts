import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { below, createMatch, fastRandom, type GameModule, type Match, type Viewer } from '@conclave/engine';
import { allGames } from '@conclave/shelf';
import { Chronicle } from '@conclave/table';

const SEATS = 4;
const GAMES = 6;
/** Moves are made and views taken this often before anything is measured. */
const WARM_GAMES = 4;

/** What it costs to show a game. Times in microseconds, sizes in bytes; medians over all moments of some random games. */
interface Costs {
  game: string;
  view: number;
  bytes: number;
  /** One step told to four seats and a spectator. */
  step: number;
  /** What a step sends a viewer. */
  sent: number;
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const VIEWERS: readonly Viewer[] = [...Array.from({ length: SEATS }, (_, seat) => seat), 'spectator'];

function timed(act: () => void): number {
  const start = performance.now();
  act();
  return (performance.now() - start) * 1000;
}

type Seen = Record<'view' | 'bytes' | 'step' | 'sent', number[]>;

function look(match: Match, seen: Seen): void {
  for (const viewer of VIEWERS) {
    seen.view.push(timed(() => void match.game.viewFor(match.state, viewer)));
    seen.bytes.push(JSON.stringify(match.game.viewFor(match.state, viewer)).length);
  }
}

function playOnce(game: GameModule, seed: number, seen: Seen): void {
  const random = fastRandom(seed);
  const match = createMatch(game, { seats: SEATS, key: seed.toString(16).padStart(64, '0') });
  const chronicle = new Chronicle(match);
  for (const viewer of VIEWERS) chronicle.follow(viewer);
  while (!match.isOver) {
    const seat = match.asked[below(random, match.asked.length)] ?? 0;
    const moves = match.promptFor(seat)?.moves ?? [];
    const attempt = match.attempt(seat, moves[below(random, moves.length)]);
    if (!attempt.ok) throw new Error(attempt.refusal.reason);
    let steps: ReturnType<Chronicle['advance']> = new Map();
    seen.step.push(
      timed(() => {
        steps = chronicle.advance(attempt, 0);
      }),
    );
    for (const step of steps.values()) seen.sent.push(JSON.stringify(step).length);
    look(match, seen);
  }
}

const nothing = (): Seen => ({ view: [], bytes: [], step: [], sent: [] });

function costsOf(game: GameModule): Costs {
  const warm = nothing();
  for (let seed = 1; seed <= WARM_GAMES; seed++) playOnce(game, seed, warm);
  const seen = nothing();
  for (let seed = 1; seed <= GAMES; seed++) playOnce(game, seed, seen);
  return { game: game.title, view: median(seen.view), bytes: median(seen.bytes), step: median(seen.step), sent: median(seen.sent) };
}

const HEADINGS = ['', 'µs a view', 'bytes', 'µs a step to 4 + 1', 'bytes a viewer'];

function textOf(costs: readonly Costs[]): string {
  const rows = [HEADINGS, ...costs.map(({ game, view, bytes, step, sent }) => [game, view.toFixed(1), `${bytes}`, step.toFixed(0), `${sent}`])];
  const lines = rows.map(([name = '', ...numbers]) => name.padEnd(16) + numbers.map((text) => text.padStart(20)).join(''));
  return [`Medians over all moments of ${GAMES} random games with ${SEATS} seats: ${cpus()[0]?.model ?? ''}, Node ${process.version}`, ...lines].join('\n');
}

/** `npm run bench -- views [--json] [--game id]` */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, game: { type: 'string' } } });
  const costs = (await allGames()).filter(({ id }) => values.game === undefined || id === values.game).map(costsOf);
  console.log(values.json ? JSON.stringify(costs, null, 2) : textOf(costs));
}
