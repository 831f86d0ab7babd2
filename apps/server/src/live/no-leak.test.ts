import { type Entry, eventsFor, fastRandom, type GameEvent, type GameModule, isSame, Match, type Offer, type Seat } from '@conclave/engine';
import { mages } from '@conclave/mages';
import type { Chapter, ServerMessage, Sight } from '@conclave/protocol';
import { sparks } from '@conclave/sparks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playToTheEnd, TestPerson, type TestSocket, testServer } from '../testing/harness.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

/** What a socket's picture was after each frame about the game. */
interface Picture {
  readonly version: number;
  readonly sight: Sight;
  readonly story: readonly Chapter[];
}

function rememberPictures(socket: TestSocket): Picture[] {
  const pictures: Picture[] = [];
  const look = (): void => {
    if (socket.sight) pictures.push({ version: socket.version, sight: socket.sight, story: socket.story });
  };
  look();
  socket.socket.on('message', (data) => {
    const { t } = JSON.parse(String(data)) as ServerMessage;
    if (t === 'step' || t === 'table') look();
  });
  return pictures;
}

async function playOver(game: GameModule, seats: number) {
  const people = await Promise.all(Array.from({ length: seats }, () => TestPerson.guest(server.url)));
  const table = await people[0]!.table({ game: game.id, seats: people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })), visibility: 'public' });
  for (const person of people.slice(1)) await person.get('POST', `/api/tables/${table.id}/join`, {});
  const players = await Promise.all(people.map((person) => person.open(table.id)));
  const watcher = await (await TestPerson.guest(server.url)).open(table.id);
  const pictures = [...players, watcher].map(rememberPictures);
  await playToTheEnd(players, ({ moves }: Offer) => moves[Math.floor(Math.random() * moves.length)]!);
  await watcher.until(() => watcher.isOver);
  const log = await people[0]!.get<{ key: string; entries: Entry[] }>('GET', `/api/tables/${table.id}/log`);
  return { log, players, watcher, pictures };
}

/** The seat's view, prompt and the asked seats, from a game in which all it may not know was dealt anew. */
function dealtAnew(match: Match, seat: Seat, seed: number) {
  const anew = match.redealt(seat, fastRandom(seed));
  const prompts = match.game.rulebook.settle(match.game.clone(anew));
  return { view: match.game.viewFor(anew, seat), prompt: prompts.find((one) => one.seat === seat), waiting: prompts.map((one) => one.seat) };
}

const withoutId = ({ id: _, ...prompt }: Offer) => prompt;

/** Every list called `hand` in some data, with the way to it. */
function hands(data: unknown, path: string): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === 'hand' && Array.isArray(value) ? [`${path}/hand`] : hands(value, `${path}/${key}`)));
}

describe.each([
  ['Sparks', sparks as unknown as GameModule, 4],
  ['Mages', mages as unknown as GameModule, 3],
])('nothing secret is in any frame of %s', (_title, game, seats) => {
  let played: Awaited<ReturnType<typeof playOver>>;
  beforeAll(async () => {
    played = await playOver(game, seats);
  }, 60_000);

  /** Walks through the true game beside what was seen. */
  function walk(see: (match: Match, version: number, entry: Entry | undefined) => void): void {
    const match = new Match(game, { seats, key: played.log.key });
    see(match, 0, undefined);
    for (const { check: _, ...entry } of played.log.entries as (Entry & { check?: string })[]) {
      match.enter(entry as Entry);
      see(match, match.version, entry as Entry);
    }
  }

  test('the key of the dice is told with the end and not before', () => {
    for (const { frames } of [...played.players, played.watcher]) {
      const first = frames.findIndex((frame) => frame.includes(played.log.key.slice(0, 16)));
      expect(frames[first]).toContain('"result"');
      expect(frames.slice(0, first).some((frame) => /"(seed|random|stack|sealed)"/.test(frame))).toBe(false);
    }
  });

  test('every picture of a seat is the same with all it may not know dealt anew', () => {
    let compared = 0;
    walk((match, version) => {
      for (let seat = 0; seat < seats; seat++) {
        const seen = played.pictures[seat]?.find((one) => one.version === version);
        if (!seen || match.isOver) continue;
        const { view, prompt, waiting } = dealtAnew(match, seat, version * seats + seat);
        expect(seen.sight.view).toEqual(JSON.parse(JSON.stringify(view)));
        expect(seen.sight.waiting).toEqual(waiting);
        expect(seen.sight.prompt && withoutId(seen.sight.prompt)).toEqual(prompt && JSON.parse(JSON.stringify(prompt)));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(played.log.entries.length);
  });

  test('each seat is told its own events, the watcher those for all, and nobody another’s', () => {
    const match = new Match(game, { seats, key: played.log.key });
    const told = (played.log.entries as (Entry & { move: never })[]).map(({ seat, move }) => {
      const attempt = match.play(seat, move);
      return attempt.ok ? attempt.told : [];
    });
    [...played.players, played.watcher].forEach(({ story, viewer }) => {
      const expected = told.map((one) => eventsFor(one, viewer));
      expect(story.slice(1).map(({ events }) => events as GameEvent[])).toEqual(JSON.parse(JSON.stringify(expected)));
    });
  });

  test('no frame holds a hand but the own', () => {
    for (const { messages, viewer } of [...played.players, played.watcher]) {
      const own = `/players/${viewer}/hand`;
      const found = messages.flatMap((message) => ('sight' in message ? hands(message.sight, '') : []));
      expect(found.filter((path) => !path.endsWith(own))).toEqual([]);
    }
  });

  test('a sealed answer is not told before the last is in', () => {
    const told: GameEvent[][] = [];
    let sealed = 0;
    walk((match, version, entry) => {
      if (!entry || match.state.stack.at(-1)?.sealed === undefined) return;
      sealed++;
      const others = played.pictures.filter((_, viewer) => viewer !== entry.seat);
      for (const pictures of others) told.push(pictures.find((one) => one.version === version)!.story.at(-1)!.events as GameEvent[]);
    });
    expect(told).toEqual(Array.from({ length: sealed * seats }, () => []));
  });
});

test('what a stream shows a seat is what a socket shows it', async () => {
  const ana = await TestPerson.guest(server.url);
  const table = await ana.table({ game: 'mages', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  const socket = await ana.open(table.id);
  await socket.until(() => socket.prompt !== undefined);
  const stream = await fetch(`${server.url}/api/tables/${table.id}/stream`, { headers: ana.headers });
  const reader = stream.body!.getReader();
  const line = JSON.parse(new TextDecoder().decode((await reader.read()).value).split('\n')[0]!);
  await reader.cancel();
  expect(isSame(line.view, socket.sight?.view)).toBe(true);
  expect(line.seat).toBe(0);
});
