// boardgame.io's server with its in-memory store, in a process of its own. Answers "stats" with what it has used.
import { createRequire } from 'node:module';
import { market } from './market.mjs';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');

/** What a player may see, and no move run in the browser: every one of them changes hidden cards. */
const secret = {
  ...market,
  moves: Object.fromEntries(Object.entries(market.moves).map(([name, move]) => [name, { move, client: false }])),
  playerView: ({ G, playerID }) => ({ ...G, deck: G.deck.length, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)) }),
};

const { appServer } = await Server({ games: [secret], origins: [Origins.LOCALHOST] }).run({ port: 0 });
process.on('message', (message) => {
  if (message !== 'stats') process.exit(0);
  globalThis.gc?.();
  process.send({ cpu: process.cpuUsage(), heap: process.memoryUsage().heapUsed });
});
process.send({ url: `http://127.0.0.1:${appServer.address().port}` });
