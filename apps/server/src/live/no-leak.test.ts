import {
  type Entry,
  eventsFor,
  fastRandom,
  type GameEvent,
  type GameModule,
  inEnglish,
  isSame,
  Match,
  type Offer,
  type Refusal,
  type Seat,
  seenBy,
} from '@conclave/engine';
import type { Chapter, ServerMessage, Sight } from '@conclave/protocol';
import { allGames } from '@conclave/shelf';
import { sparks } from '@conclave/sparks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Chance } from '../testing/chance.ts';
import { newTestKey, playToTheEnd, TestPerson, type TestSocket, TestStream, testServer } from '../testing/harness.ts';

/** What a refusal holds beyond what is allowed; the sentence as data says what its English says, and nothing else. */
function excessIn({ rule: _rule, reason, said, missing: _missing, ...others }: Refusal): string[] {
  return [...Object.keys(others), ...(said && inEnglish(said) !== reason ? [`${reason} is not ${JSON.stringify(said)}`] : [])];
}

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

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/** After every step a few questions: kinds of moves without details, and names that every object inherits in each place of a question. Gives what is answered over HTTP. */
function askWhyThroughout(socket: TestSocket, { shapes }: GameModule, askOverHttp: (move: object) => Promise<string>): Promise<string>[] {
  const names = [...Object.keys(shapes), ...INHERITED];
  let asked = socket.viewer === 'spectator' ? 0 : socket.viewer;
  const next = (): string => names[asked++ % names.length]!;
  const answers: Promise<string>[] = [];
  socket.socket.on('message', (data) => {
    if ((JSON.parse(String(data)) as ServerMessage).t !== 'step') return;
    const name = next();
    const questions = [{ do: name }, ...Object.keys(shapes[name] ?? {}).map((key) => ({ do: name, [key]: next() }))];
    for (const move of questions) socket.send({ t: 'why', key: newTestKey(), move });
    answers.push(askOverHttp(questions.at(-1)!));
  });
  return answers;
}

async function whyOverHttp(person: TestPerson, table: string, move: object): Promise<string> {
  const headers = { ...person.headers, 'content-type': 'application/json' };
  const response = await fetch(`${person.url}/api/tables/${table}/why`, { method: 'POST', headers, body: JSON.stringify({ move }) });
  return response.text();
}

const chance = new Chance(1);

async function playOver(game: GameModule, seats: number, url = server.url) {
  const people = await Promise.all(Array.from({ length: seats }, () => TestPerson.guest(url)));
  const { id } = await people[0]!.table({ game: game.id, seats: people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' })), visibility: 'public' });
  for (const person of people.slice(1)) await person.get('POST', `/api/tables/${id}/join`, {});
  const everybody = [...people, await TestPerson.guest(url)];
  const sockets = await Promise.all(everybody.map((person) => person.open(id)));
  const streams = await Promise.all(everybody.map((person) => TestStream.open(person, id)));
  const players = sockets.slice(0, seats);
  const watcher = sockets[seats]!;
  const pictures = sockets.map(rememberPictures);
  const asked = players.map((player, seat) => askWhyThroughout(player, game, (move) => whyOverHttp(people[seat]!, id, move)));
  await playToTheEnd(players, ({ moves }: Offer) => chance.oneOf(moves));
  await Promise.all([watcher.until(() => watcher.isOver), ...streams.map(({ over }) => over)]);
  const answers = await Promise.all(asked.flat());
  const log = await people[0]!.get<{ key: string; entries: Entry[] }>('GET', `/api/tables/${id}/log`);
  return { game, seats, log, players, watcher, pictures, streams, answers };
}
type Played = Awaited<ReturnType<typeof playOver>>;

/** The seat's view, prompt and the asked seats, from a game in which all it may not know was dealt anew. */
function dealtAnew(match: Match, seat: Seat, seed: number) {
  const anew = match.redealt(seat, fastRandom(seed));
  const prompts = match.game.rulebook.settle(match.game.clone(anew));
  const waiting = prompts.map((one) => one.seat);
  return { view: seenBy(match.game, anew, seat, waiting), prompt: prompts.find((one) => one.seat === seat), waiting };
}

const asSent = (data: unknown): unknown => (data === undefined ? undefined : JSON.parse(JSON.stringify(data)));
const withoutId = ({ id: _, ...prompt }: Offer) => prompt;

/** Every list of cards called `hand` in some data, with the way to it. */
function hands(data: unknown, path: string): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'hand' && Array.isArray(value) && value.length > 0 ? [`${path}/hand`] : hands(value, `${path}/${key}`),
  );
}

/** Walks through the true game beside what was seen. */
function walk({ game, seats, log }: Played, see: (match: Match, version: number, entry: Entry | undefined) => void): void {
  const match = new Match(game, { seats, key: log.key });
  see(match, 0, undefined);
  for (const { check: _, ...entry } of log.entries as (Entry & { check?: string })[]) {
    match.enter(entry as Entry);
    see(match, match.version, entry as Entry);
  }
}

/** The key is told when the game is over. */
const untilTheEnd = (texts: readonly string[]): readonly string[] => {
  const end = texts.findIndex((text) => text.includes('"winners"'));
  return texts.slice(0, end === -1 ? undefined : end);
};

/** What must not be in any frame of a game; each says what it found. */
const scans: Record<string, (played: Played) => string[]> = {
  'the key of the dice before the end': ({ players, watcher, streams, answers, log }) =>
    [...[...players, watcher].map(({ frames }) => untilTheEnd(frames)), ...streams.map(({ lines }) => untilTheEnd(lines)), answers].flatMap((texts) =>
      texts.filter((text) => text.includes(log.key.slice(0, 16)) || /"(seed|random|stack)":/.test(text)).map((text) => text.slice(0, 60)),
    ),
  'more than rule, reason, the same as data, and what is missing in a refusal': ({ players, answers }) => [
    ...players.flatMap(({ messages }) => messages.flatMap((message) => (message.t === 'no' ? excessIn(message.refusal) : []))),
    ...answers.map((answer) => JSON.parse(answer)).flatMap(({ refusal, ...others }) => [...Object.keys(others), ...(refusal ? excessIn(refusal) : [])]),
  ],
  'a line of a stream that says another thing than the socket of that viewer': ({ players, watcher, pictures, streams }) =>
    streams.flatMap(({ lines }, i) => {
      const { story, viewer } = [...players, watcher][i]!;
      return lines.flatMap((text, n) => {
        const { version, stage: _, ...line } = JSON.parse(text);
        const sight = pictures[i]!.find((one) => one.version === version)!.sight;
        const { undo: _undo, redo: _redo, key: _key, secret: _secret, ...seen } = sight;
        const seat = viewer === 'spectator' ? {} : { seat: viewer };
        return isSame(line, { ...seen, ...seat, events: n === 0 ? [] : story[version]!.events }) ? [] : [`viewer ${viewer}, version ${version}`];
      });
    }),
  'a picture that is another when what the seat may not know is dealt anew': (played) => {
    const found: string[] = [];
    walk(played, (match, version) => {
      for (let seat = 0; seat < played.seats; seat++) {
        const seen = played.pictures[seat]?.find((one) => one.version === version)?.sight;
        if (!seen || match.isOver) continue;
        const { view, prompt, waiting } = dealtAnew(match, seat, version * played.seats + seat);
        const same = isSame(seen.view, asSent(view)) && isSame(seen.waiting, waiting) && isSame(seen.prompt && withoutId(seen.prompt), asSent(prompt));
        if (!same) found.push(`version ${version}, seat ${seat}`);
      }
    });
    return found;
  },
  'an event told to a viewer it is not for': ({ game, seats, log, players, watcher }) => {
    const match = new Match(game, { seats, key: log.key });
    const told = (log.entries as (Entry & { move: never })[]).map(({ seat, move }) => {
      const attempt = match.play(seat, move);
      return attempt.ok ? attempt.told : [];
    });
    return [...players, watcher].flatMap(({ story, viewer }) =>
      told.flatMap((one, i) => (isSame(story[i + 1]?.events, asSent(eventsFor(one, viewer))) ? [] : [`viewer ${viewer}, chapter ${i + 1}`])),
    );
  },
  'a hand but the own': ({ players, watcher }) =>
    [...players, watcher].flatMap(({ messages, viewer }) =>
      messages
        .flatMap((message) => ('sight' in message ? hands(message.sight, '') : []))
        .filter((path) => {
          const seat = /\/players\/(\d+)\/hand$/.exec(path)?.[1];
          return viewer === 'spectator' || (seat !== undefined && Number(seat) !== viewer);
        }),
    ),
  'a sealed answer before the last is in': (played) => {
    const found: string[] = [];
    walk(played, (match, version, entry) => {
      if (!entry || match.state.stack.at(-1)?.sealed === undefined) return;
      played.pictures.forEach((pictures, viewer) => {
        const events = pictures.find((one) => one.version === version)?.story.at(-1)?.events ?? [];
        if (viewer !== entry.seat && events.length > 0) found.push(`version ${version}, viewer ${viewer}`);
      });
    });
    return found;
  },
};

describe.each(await allGames())('no frame of $title holds', (game) => {
  let played: Played;
  beforeAll(async () => {
    played = await playOver(game, 3);
  }, 1_800_000);

  test.each(Object.entries(scans))('%s', (_name, scan) => {
    expect(scan(played)).toEqual([]);
  });

  test('and streams told every step, and questions were answered throughout', () => {
    for (const { lines } of played.streams) expect(lines.length).toBeGreaterThan(played.log.entries.length);
    expect(played.answers.length).toBeGreaterThan(played.log.entries.length);
    expect(played.answers.filter((answer) => answer.startsWith('{"refusal"')).length).toBeGreaterThan(played.answers.length / 2);
    for (const { messages } of played.players)
      expect(messages.filter(({ t }) => t === 'no' || t === 'yes').length).toBeGreaterThan(Object.keys(game.shapes).length);
  });

  test('what it should, up to the end', () => {
    for (const { frames } of [...played.players, played.watcher]) {
      const end = frames.findIndex((frame) => frame.includes('"winners"'));
      expect(end).toBeGreaterThan(played.log.entries.length / 2);
      expect(frames[end]).toContain(played.log.key);
    }
  });
});

/** Sparks with a hole in it. */
const leaky = (id: string, change: Partial<GameModule>): GameModule => ({ ...(sparks as unknown as GameModule), id, ...change });
const tableFor = sparks.viewFor as unknown as GameModule['viewFor'];

const holes = [
  {
    found: 'a hand but the own',
    game: leaky('open-hands', { viewFor: (state) => ({ players: (state as unknown as { players: object[] }).players }) }),
  },
  {
    found: 'a picture that is another when what the seat may not know is dealt anew',
    game: leaky('seen-deck', {
      viewFor: (state, viewer) => ({ ...(tableFor(state, viewer) as object), next: (state as unknown as { deck: number[] }).deck.at(-1) }),
    }),
  },
  {
    found: 'the key of the dice before the end',
    game: leaky('told-dice', { viewFor: (state, viewer) => ({ ...(tableFor(state, viewer) as object), random: state.random }) }),
  },
  {
    found: 'a line of a stream that says another thing than the socket of that viewer',
    game: leaky('other-lines', {}),
    spoil: ({ streams }: Played) => {
      const { lines } = streams[1]!;
      lines[2] = lines[2]!.replace('"view":{', '"view":{"bottom":4,');
    },
  },
  {
    found: 'the key of the dice before the end',
    game: leaky('told-why', {}),
    spoil: ({ answers, log }: Played) => {
      answers[0] = JSON.stringify({ refusal: { rule: 'X', reason: log.key } });
    },
  },
  {
    found: 'an event told to a viewer it is not for',
    game: leaky('loud-draws', {}),
    spoil: ({ players }: Played) => {
      const { story } = players[1]!;
      story[1] = { ...story[1]!, events: [{ is: 'cardDrawn', seat: 0, card: 6 } as GameEvent] };
    },
  },
];

describe('a hole is found over the sockets', () => {
  let open: typeof server;
  beforeAll(async () => {
    open = await testServer({}, new Map(holes.map(({ game }) => [game.id, game])));
  });
  afterAll(() => open.remove());

  test.each(holes)('$game.id', async ({ found, game, spoil }) => {
    const played = await playOver(game, 3, open.url);
    spoil?.(played);
    expect(scans[found]!(played)).not.toEqual([]);
  });
});
