import { botNamed } from '@conclave/bots';
import { type Core, fastRandom } from '@conclave/engine';
import { expect, test } from 'vitest';
import { gameWithBots } from './games.ts';

const ACTIONS = 150;

test('no bot of Mages passes an action while it could draw, not even at the hand limit', async () => {
  const mages = await gameWithBots('mages');
  const bot = botNamed('search:60')!;
  const [state, random] = [mages.setup(4, {}, fastRandom(2)), fastRandom(8)];
  let [actions, atTheLimit] = [0, 0];
  for (let [prompt] = mages.rulebook.settle(state); prompt && actions < ACTIONS; [prompt] = mages.rulebook.settle(state)) {
    const { seat, ask, moves } = prompt;
    const move = bot.choose({ game: mages, position: mages.redeal(state, seat, random), seat, prompt }, random);
    if (ask === 'act' && moves.some((one) => one.do === 'drawDeck')) {
      actions++;
      if ((state as Core & { players: { hand: string[] }[] }).players[seat]!.hand.length >= 6) atTheLimit++;
      expect(move.do).not.toBe('pass');
    }
    mages.rulebook.play(state, seat, move);
  }
  expect([actions, atTheLimit > 0]).toEqual([ACTIONS, true]);
});
