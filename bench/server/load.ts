// People at each of many tables of a game, over real sockets. Tells its parent when measuring begins and ends, then what it saw.
import type { Move } from '@conclave/engine';
import { type Patch, patched, type ServerMessage, type Sight, type TableInfo } from '@conclave/protocol';
import { WebSocket } from 'ws';
import { Meter, readLoad } from './meter.ts';

const { urls, game, tables, seats: people, watchers, think, ...time } = readLoad(process.argv.slice(2));
const meter = new Meter(people + watchers);

let turns = 0;
const nextUrl = (): string => urls[turns++ % urls.length] ?? '';

async function ask<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
  const response = await fetch(nextUrl() + path, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

interface Player {
  /** Its place at the table; those who only look come after all seats. */
  readonly n: number;
  readonly socket: WebSocket;
  sight: Sight | undefined;
  /** Changes of the sight, carried out when this player is to move. */
  pending: Patch[];
  isAsked: boolean;
}

/** Whether a change gives the player a question, or takes it away; nothing if it does neither. */
function asks(change: Patch): boolean | undefined {
  if (Array.isArray(change)) return (change[0] as Sight | undefined)?.prompt !== undefined;
  const { prompt } = change as Record<string, Patch | undefined>;
  return prompt && !(Array.isArray(prompt) && prompt.length === 0);
}

function offerOf(player: Player): Sight['prompt'] {
  player.sight = player.pending.splice(0).reduce<unknown>(patched, player.sight) as Sight;
  return player.sight.prompt;
}

let keys = 0;

/** Without a token, one who only looks. */
function sit(table: string, n: number, { token, heard }: { token: string | undefined; heard: (player: Player, message: ServerMessage) => void }): Player {
  const socket = new WebSocket(`${nextUrl().replace('http', 'ws')}/live`, { headers: { ...(token && { authorization: `Bearer ${token}` }) } });
  const player: Player = { n, socket, sight: undefined, pending: [], isAsked: false };
  socket.on('close', (code) => {
    throw new Error(`The server has closed the line of somebody at a table (${code}).`);
  });
  socket.on('open', () => socket.send(JSON.stringify({ t: 'join', table })));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.t === 'table') Object.assign(player, { sight: message.sight, pending: [], isAsked: message.sight?.prompt !== undefined });
    if (message.t === 'step') {
      meter.received(data.length);
      if (message.sight && token !== undefined) {
        player.pending.push(message.sight);
        player.isAsked = asks(message.sight) ?? player.isAsked;
      }
    }
    heard(player, message);
  });
  return player;
}

/** `isSeated`: all who play or look on are there. */
async function playTable(tokens: readonly string[], isSeated: () => void): Promise<void> {
  const seats = tokens.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { id } = await ask<TableInfo>('POST', '/api/tables', tokens[0] ?? '', { game, seats, visibility: 'public' });
  for (const token of tokens.slice(1)) await ask('POST', `/api/tables/${id}/join`, token, {});
  await new Promise<void>((done) => {
    const seated = new Set<Player>();
    const next = (): void => {
      const mover = players.slice(0, people).find(({ isAsked }) => isAsked);
      const offer = mover && offerOf(mover);
      if (!offer || meter.isOver) {
        for (const { socket } of players) socket.removeAllListeners('close').close();
        done();
        return;
      }
      const { moves, id: prompt } = offer;
      const move = moves[Math.floor(Math.random() * moves.length)] as Move;
      turn = meter.sent(mover.n);
      mover.socket.send(JSON.stringify({ t: 'move', key: `bench-key-${++keys}`, prompt, move }));
    };
    let turn = meter.sent(0);
    const heard = (player: Player, message: ServerMessage): void => {
      if (message.t === 'table' && message.sight && seated.size < people + watchers && seated.add(player).size === people + watchers) {
        isSeated();
        next();
      }
      if (message.t === 'no') throw new Error(message.refusal.reason);
      if (message.t !== 'step' || !turn.arrived(player.n)) return;
      if (think > 0) setTimeout(next, think * (0.5 + Math.random()));
      else next();
    };
    const players = [...tokens, ...Array<undefined>(watchers).fill(undefined)].map((token, n) => sit(id, n, { token, heard }));
  });
}

async function lane(isSeated: () => void): Promise<void> {
  const guests = await Promise.all(Array.from({ length: people }, () => ask<{ token: string }>('POST', '/api/guests', '', {})));
  while (!meter.isOver)
    await playTable(
      guests.map(({ token }) => token),
      isSeated,
    );
}

await Promise.all(Array.from({ length: tables }, () => new Promise<void>((isSeated, failed) => void lane(isSeated).catch(failed))));
process.send?.(await meter.run(time), () => process.exit());
