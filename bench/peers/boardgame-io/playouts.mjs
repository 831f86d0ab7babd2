// Random games through boardgame.io's reducer, in its fastest setting (no undo). Prints one line of JSON.
import { createRequire } from 'node:module';
import { market } from './market.mjs';

const require = createRequire(import.meta.url);
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');
const { version } = require('boardgame.io/package.json');

const seconds = Number(process.argv[2]) || 1;
const game = { ...market, disableUndo: true };
const reducer = CreateGameReducer({ game });
let seed = 0;

function playout() {
  let state = InitializeGame({ game: { ...game, seed: `s${seed++}` }, numPlayers: 4 });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const moves = game.ai.enumerate(state.G, state.ctx, playerID);
    const { move, args } = moves[Math.floor(Math.random() * moves.length)];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    decisions++;
  }
  return decisions;
}

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function rateOnce(length) {
  const start = cpuSeconds();
  let decisions = 0;
  let games = 0;
  while (cpuSeconds() - start < length) {
    decisions += playout();
    games++;
  }
  return { decisions: decisions / (cpuSeconds() - start), games: games / (cpuSeconds() - start) };
}

rateOnce(0.5);
const runs = [1, 2, 3].map(() => rateOnce(seconds)).sort((a, b) => a.decisions - b.decisions);
console.log(JSON.stringify({ version, ...runs[1] }));
