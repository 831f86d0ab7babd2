// Four people at each of many tables of Market 60, over real sockets. Tells its parent when measuring begins and ends, then what it saw.
import type { Move } from '@conclave/engine';
import { patched, type ServerMessage, type Sight, type TableInfo } from '@conclave/protocol';
import { WebSocket } from 'ws';
import { Meter, readLoad } from './meter.ts';

const { url, tables, think, ...time } = readLoad(process.argv.slice(2));
const SEATS = 4;
const meter = new Meter(SEATS);

async function ask<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

interface Player {
  readonly socket: WebSocket;
  sight: Sight | undefined;
}

let keys = 0;

function sit(table: string, token: string, heard: (player: Player, message: ServerMessage) => void): Player {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { headers: { authorization: `Bearer ${token}` } });
  const player: Player = { socket, sight: undefined };
  socket.on('open', () => socket.send(JSON.stringify({ t: 'join', table })));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.t === 'table') player.sight = message.sight;
    if (message.t === 'step') {
      meter.received(data.length);
      player.sight = patched(player.sight, message.sight) as Sight;
    }
    heard(player, message);
  });
  return player;
}

async function playTable(tokens: readonly string[]): Promise<void> {
  const seats = tokens.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { id } = await ask<TableInfo>('POST', '/api/tables', tokens[0] ?? '', { game: 'market', seats, visibility: 'public' });
  for (const token of tokens.slice(1)) await ask('POST', `/api/tables/${id}/join`, token, {});
  await new Promise<void>((done) => {
    let seated = 0;
    const next = (): void => {
      const mover = players.find(({ sight }) => sight?.prompt);
      if (!mover?.sight?.prompt || meter.isOver) {
        for (const { socket } of players) socket.close();
        done();
        return;
      }
      const { moves, id: prompt } = mover.sight.prompt;
      const move = moves[Math.floor(Math.random() * moves.length)] as Move;
      turn = meter.sent(players.indexOf(mover));
      mover.socket.send(JSON.stringify({ t: 'move', key: `bench-key-${++keys}`, prompt, move }));
    };
    let turn = meter.sent(0);
    const players: Player[] = tokens.map((token) =>
      sit(id, token, (player, message) => {
        if (message.t === 'table' && ++seated === SEATS) next();
        if (message.t === 'no') throw new Error(message.refusal.reason);
        if (message.t !== 'step' || !turn.arrived(players.indexOf(player))) return;
        if (think > 0) setTimeout(next, think * (0.5 + Math.random()));
        else next();
      }),
    );
  });
}

async function lane(): Promise<void> {
  const guests = await Promise.all(Array.from({ length: SEATS }, () => ask<{ token: string }>('POST', '/api/guests', '', {})));
  while (!meter.isOver) await playTable(guests.map(({ token }) => token));
}

const lanes = Array.from({ length: tables }, lane);
process.send?.(await meter.run(time));
await Promise.all(lanes);
process.disconnect?.();
