import { join } from 'node:path';
import type { Entry, GameModule, Match } from '@conclave/engine';
import { openSqlite } from '@conclave/server/sqlite';
import { entry, seat, table } from '@conclave/server/testing/stored';
import { allGames } from '@conclave/shelf';
import { Visitor } from '../floods/client.ts';
import { sensibleMatch } from '../load.ts';
import { percentiles } from '../server/meter.ts';
import type { Scene } from './scene.ts';

const TABLES = 20;
const MOST_SEATS = 8;
/** Lines that are added to a long log: the last move and its take-back by turns. */
const TO_AND_FRO = 960;

/** What it costs that a game comes back to memory, which was played but for its last move. Times are milliseconds. */
export interface Reopened {
  readonly game: string;
  readonly seats: number;
  readonly lines: number;
  /** Until it is answered for the first time, and again. */
  readonly ms: { readonly p50: number; readonly p99: number };
  readonly again: { readonly p50: number; readonly p99: number };
  /** Of the server's processors, for one table beyond the answer. */
  readonly cpu: number;
}

interface Stored {
  readonly id: string;
  readonly match: Match;
  readonly log: readonly Entry[];
}

function longer(log: readonly Entry[]): Entry[] {
  const [last] = log.slice(-1);
  const pair: Entry[] = last ? [{ seat: last.seat, undo: 'agreed' }, last] : [];
  return [...log, ...Array.from({ length: TO_AND_FRO / 2 }, () => pair).flat()];
}

/** Games of that kind in play, with as many people as it takes. */
const gamesOf = (game: GameModule, name: string, { seats, lengthen }: { seats: number; lengthen(log: readonly Entry[]): Entry[] }): Stored[] =>
  Array.from({ length: TABLES }, (_, n) => {
    const match = sensibleMatch(game, n, seats);
    return { id: `${game.id}-${name}-${n}`, match, log: lengthen(match.log.slice(0, -1)) };
  });

async function store(scene: Scene, games: readonly Stored[]): Promise<void> {
  const storage = await openSqlite(join(scene.folder, 'conclave.db'));
  const people = Array.from({ length: MOST_SEATS }, (_, n) => ({ id: `person-${n}`, name: `Person ${n}`, createdAt: 0 }));
  for (const person of people) await storage.addPerson(person);
  for (const { id, match, log } of games) {
    const seats = people.slice(0, match.seats).map(({ id: person, name }, n) => seat(n, { kind: 'person', person, name }));
    const { game, options, key } = match;
    const row = {
      owner: 'person-0',
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      key: String(key),
      clock: { kind: 'none' as const },
      stage: 'playing' as const,
      seats,
    };
    await storage.addTable(table(id, row));
    await Promise.all(log.map((one, i) => storage.append(id, entry(i + 1, { entry: one }))));
    // Otherwise the server would wake it by itself.
    await storage.setProgress(id, { stage: 'playing', movedAt: 0, waiting: [] }, { seq: log.length });
  }
  await storage.close();
}

/** How long each answer took, and what all of them cost the server. */
async function ask(scene: Scene, visitor: Visitor, games: readonly Stored[]): Promise<{ times: number[]; cpu: number }> {
  const before = scene.cpu().node ?? 0;
  const times: number[] = [];
  for (const { id } of games) {
    const begun = performance.now();
    const { closed } = await visitor.get<{ closed?: string }>('GET', `/api/tables/${id}`);
    times.push(performance.now() - begun);
    if (closed !== undefined) throw new Error(`${id}: ${closed}`);
  }
  return { times, cpu: (scene.cpu().node ?? 0) - before };
}

async function measure(scene: Scene, visitor: Visitor, games: readonly Stored[]): Promise<Reopened[]> {
  const [one] = games;
  if (!one) return [];
  const [first, again] = [await ask(scene, visitor, games), await ask(scene, visitor, games)];
  const lines = Math.round(games.reduce((sum, { log }) => sum + log.length, 0) / games.length);
  const cpu = (first.cpu - again.cpu) / games.length;
  return [{ game: one.match.game.id, seats: one.match.seats, lines, ms: percentiles(first.times), again: percentiles(again.times), cpu }];
}

/** On the first server of a scene: whole games of few and of many seats, and the latter with long logs. */
export async function reopened(scene: Scene): Promise<Reopened[]> {
  const kinds = (await allGames()).flatMap((game) => {
    const { min, max } = game.seats;
    const whole = (log: readonly Entry[]): Entry[] => [...log];
    return [
      gamesOf(game, 'few', { seats: min, lengthen: whole }),
      gamesOf(game, 'many', { seats: max, lengthen: whole }),
      gamesOf(game, 'long', { seats: max, lengthen: longer }),
    ];
  });
  await scene.open(1);
  await scene.closeNodes();
  await store(scene, kinds.flat());
  await scene.open(1);
  const visitor = await Visitor.guest(scene.urls[0] ?? '', '127.0.0.1');
  const all: Reopened[] = [];
  for (const games of kinds) all.push(...(await measure(scene, visitor, games)));
  return all;
}
