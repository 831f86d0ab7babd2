// The same load as ours, in boardgame.io's own words: sync, update, and the moves a player can see.
import { io } from 'socket.io-client';
import { Meter, readLoad } from '../../server/meter.ts';
import { market } from './market.mjs';

const {
  urls: [url],
  tables,
  think,
  ...time
} = readLoad(process.argv.slice(2));
const SEATS = 4;
const meter = new Meter(SEATS);

async function post(path, body) {
  const response = await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** `enumerate` counts the deck's cards; a player only sees how many there are. */
const movesOf = ({ G }, seat) => market.ai.enumerate({ ...G, deck: { length: G.deck } }, undefined, seat);

function sit(match, { seat, credentials }, heard) {
  const socket = io(`${url}/market`, { transports: ['websocket'], forceNew: true, reconnection: false });
  const player = { seat, credentials, socket, state: undefined };
  let size = 0;
  socket.on('connect', () => {
    socket.io.engine.on('packet', ({ data }) => {
      size = data?.length ?? 0;
    });
    socket.emit('sync', match, seat, credentials, SEATS);
  });
  socket.on('sync', (_match, { state }) => {
    player.state = state;
    heard(player, false);
  });
  socket.on('update', (_match, state) => {
    meter.received(size);
    player.state = state;
    heard(player, true);
  });
  return player;
}

async function seatsAt(match) {
  const seats = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const { playerCredentials } = await post(`/games/market/${match}/join`, { playerID: String(seat), playerName: `p${seat}` });
    seats.push({ seat: String(seat), credentials: playerCredentials });
  }
  return seats;
}

async function playMatch() {
  const { matchID } = await post('/games/market/create', { numPlayers: SEATS });
  const seats = await seatsAt(matchID);
  await new Promise((done) => {
    let seated = 0;
    let sentAt = -1;
    let turn = meter.sent(0);
    const next = () => {
      const { ctx } = players[0].state;
      if (ctx.gameover !== undefined || meter.isOver) {
        for (const { socket } of players) socket.close();
        done();
        return;
      }
      const mover = players[Number(ctx.currentPlayer)];
      const moves = movesOf(mover.state, mover.seat);
      const { move, args } = moves[Math.floor(Math.random() * moves.length)];
      sentAt = mover.state._stateID;
      turn = meter.sent(Number(mover.seat));
      const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: mover.seat, credentials: mover.credentials } };
      mover.socket.emit('update', action, sentAt, matchID, mover.seat);
    };
    const players = seats.map((one) =>
      sit(matchID, one, (player, isStep) => {
        if (!isStep) {
          if (++seated === SEATS) next();
          return;
        }
        if (player.state._stateID <= sentAt || !turn.arrived(Number(player.seat))) return;
        if (think > 0) setTimeout(next, think * (0.5 + Math.random()));
        else next();
      }),
    );
  });
}

async function lane() {
  while (!meter.isOver) await playMatch();
}

const lanes = Array.from({ length: tables }, lane);
process.send?.(await meter.run(time));
await Promise.all(lanes);
process.disconnect?.();
