// Iterations a second of boardgame.io's own MCTS bot on Market 60, to the end of the game. Prints one line of JSON.
import { createRequire } from 'node:module';
import { market } from './market.mjs';

const require = createRequire(import.meta.url);
const { InitializeGame } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');
const { version } = require('boardgame.io/package.json');

const seconds = Number(process.argv[2]) || 1;
const AT_ONCE = 50;
const TURNS = 100;
let seed = 0;

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const newBot = (iterations) => new MCTSBot({ game: market, enumerate: market.ai.enumerate, iterations, playoutDepth: TURNS, seed: `b${seed++}` });
const opening = () => InitializeGame({ game: { ...market, seed: `s${seed}` }, numPlayers: 4 });

async function search(iterations) {
  const state = opening();
  const { metadata } = await newBot(iterations).play(state, state.ctx.currentPlayer);
  if (metadata.visits < iterations) throw new Error('a short search');
  return metadata;
}

async function rateOnce(length) {
  const start = cpuSeconds();
  let iterations = 0;
  while (cpuSeconds() - start < length) {
    await search(AT_ONCE);
    iterations += AT_ONCE;
  }
  return iterations / (cpuSeconds() - start);
}

await rateOnce(0.5);
const rates = [];
for (let run = 0; run < 3; run++) rates.push(await rateOnce(seconds));
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const tree = await search(500);
globalThis.gc?.();
const bytes = process.memoryUsage().heapUsed - before;
console.log(JSON.stringify({ version, iterations: rates.sort((a, b) => a - b)[1], bytes: tree ? Math.max(0, bytes) : 0 }));
