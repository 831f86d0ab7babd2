import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo, type Entry, type GameModule, type Move, newKey, type Saved, verify } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Chance } from './testing/chance.ts';
import { newTestKey, playToTheEnd, TestPerson, TestSocket } from './testing/harness.ts';
import { TestPostgres } from './testing/postgres.ts';
import { kill, program } from './testing/program.ts';

const GAMES = 20;
const SEATS = 3;
const KILLS = 4;
const THINKING_MS = 60;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the table however often it takes. */
async function reach(person: TestPerson, id: string): Promise<TestSocket> {
  for (;;) {
    const socket = await TestSocket.open(person, id).catch(() => undefined);
    if (socket?.sight) return socket;
    await sleep(50);
  }
}

/** Resolves with the answer, or with nothing if the line broke before it came. */
function answerOf(socket: TestSocket, message: { t: string; [field: string]: unknown }, key: string): Promise<'made' | 'refused' | undefined> {
  if (socket.socket.readyState !== socket.socket.OPEN) return Promise.resolve(undefined);
  const answer = socket.act(message, key).then((refusal) => (refusal ? ('refused' as const) : ('made' as const)));
  return Promise.race([answer, socket.closed.then(() => undefined)]);
}

const chance = new Chance(1);
let underwayNow = 0;
let sentAgain = 0;

/** A player who sends each move again, with the same key, until the server has said yes to it. Returns the moves it said yes to. */
async function stubborn(person: TestPerson, id: string): Promise<Move[]> {
  const acknowledged: Move[] = [];
  let underway: { move: Move; prompt: number; key: string } | undefined;
  let socket = await reach(person, id);
  for (;;) {
    await Promise.race([socket.until(() => socket.isOver || socket.prompt !== undefined), socket.closed]);
    if (socket.isOver && !underway) return acknowledged;
    await sleep(chance.below(THINKING_MS));
    if (!underway && socket.prompt) {
      const { moves, id: prompt } = socket.prompt;
      underway = { move: chance.oneOf(moves), prompt, key: newTestKey() };
    }
    underwayNow++;
    const answer = underway && (await answerOf(socket, { t: 'move', move: underway.move, prompt: underway.prompt }, underway.key));
    underwayNow--;
    if (underway && answer === 'made') acknowledged.push(underway.move);
    if (answer) underway = undefined;
    else if (underway) sentAgain++;
    if (socket.socket.readyState !== socket.socket.OPEN) socket = await reach(person, id);
  }
}

const STORES: Record<string, () => Promise<Record<string, string>>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => {
    const postgres = await TestPostgres.start();
    onTestFinished(() => postgres.remove());
    return { DATABASE_URL: await postgres.newDatabase() };
  },
};

test.each(Object.entries(STORES))(
  'kill -9 at random moments of 20 games on %s: no acknowledged move is lost or doubled',
  { timeout: 300_000 },
  async (_, store) => {
    sentAgain = 0;
    const data = mkdtempSync(join(tmpdir(), 'conclave-crash-'));
    const env = await store();
    let running = await program(data, { env });
    onTestFinished(async () => {
      await kill(running.child);
      rmSync(data, { recursive: true, force: true });
    });
    const { port } = running;
    const url = `http://127.0.0.1:${port}`;
    const people = await Promise.all(Array.from({ length: SEATS }, () => TestPerson.guest(url)));
    const tables = await Promise.all(
      Array.from({ length: GAMES }, async () => {
        const table = await people[0]!.table({ game: 'sparks', seats: people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })) });
        for (const person of people.slice(1)) await person.get('POST', `/api/tables/${table.id}/join`, { invite: table.invite });
        return table.id;
      }),
    );
    const playing = Promise.all(tables.map(async (id) => ({ id, moves: await Promise.all(people.map((person) => stubborn(person, id))) })));
    for (let kills = 0; kills < KILLS || sentAgain === 0; kills++) {
      await sleep(50 + chance.below(250));
      while (underwayNow === 0) await sleep(1);
      await kill(running.child);
      running = await program(data, { port, env });
    }
    for (const { id, moves } of await playing) {
      const log = await people[0]!.get<{ entries: (Entry & { check: string })[] }>('GET', `/api/tables/${id}/log`);
      expect(verify(sparks as unknown as GameModule, log)).toMatchObject({ ok: true, over: true });
      const stored = people.map((_, seat) => log.entries.flatMap((entry) => (entry.seat === seat && 'move' in entry ? [entry.move] : [])));
      expect(stored).toEqual(moves);
    }
  },
);

/** A device that says yes to every question for its share, however often the line breaks, until the game has begun. */
async function revealing(person: TestPerson, id: string, share: string): Promise<TestSocket> {
  for (;;) {
    const socket = await TestSocket.open(person, id).catch(() => undefined);
    const isAsked = (): boolean => socket?.messages.some(({ t }) => t === 'reveal') ?? false;
    if (!socket) await sleep(20);
    else await Promise.race([socket.until(() => socket.sight !== undefined || isAsked()), socket.closed]);
    if (socket?.sight) return socket;
    if (!isAsked() || socket?.socket.readyState !== WebSocket.OPEN) continue;
    socket.send({ t: 'share', share });
    await Promise.race([socket.until(() => socket.sight !== undefined), socket.closed]);
    if (socket.sight && socket.socket.readyState === WebSocket.OPEN) return socket;
  }
}

test('kill -9 while shares of randomness are revealed: the game begins once, with the shares that everybody was told', async () => {
  const data = mkdtempSync(join(tmpdir(), 'conclave-crash-'));
  let running = await program(data);
  onTestFinished(async () => {
    await kill(running.child);
    rmSync(data, { recursive: true, force: true });
  });
  const { port } = running;
  const people = await Promise.all(Array.from({ length: 2 }, () => TestPerson.guest(`http://127.0.0.1:${port}`)));
  const tables = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const shares = [newKey(), newKey()];
      const made = await people[0]!.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], share: commitmentTo(shares[0]!) });
      await people[1]!.get('POST', `/api/tables/${made.id}/join`, { invite: made.invite, share: commitmentTo(shares[1]!) });
      return { id: made.id, shares };
    }),
  );
  const begun = Promise.all(tables.map(({ id, shares }) => Promise.all(people.map((person, seat) => revealing(person, id, shares[seat]!)))));
  for (let i = 0; i < 2; i++) {
    await sleep(chance.below(60));
    await kill(running.child);
    running = await program(data, { port });
  }
  for (const [i, told] of (await begun).entries()) {
    const { id, shares } = tables[i]!;
    const sockets = await Promise.all(people.map((person) => reach(person, id)));
    await playToTheEnd(sockets);
    const log = await people[0]!.get<Saved>('GET', `/api/tables/${id}/log`);
    expect(verify(sparks as unknown as GameModule, log)).toMatchObject({ ok: true, over: true });
    expect(log.shares).toMatchObject(shares.map((share, seat) => ({ seat, commitment: commitmentTo(share) })));
    for (const { info } of told) expect(info?.shares).toEqual(log.shares);
  }
});
