import { voiceOf } from '@conclave/engine';
import { expect, test } from 'vitest';
import { mages } from './index.ts';
import type { MagesEvent } from './moves.ts';
import { scenario } from './scenario.ts';

const voice = voiceOf(['Ana', 'Ben', 'Cleo'], 0);
const { words } = mages;

test('the question of a window says who casts what, and how likely it strikes', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['fireball'], levels: { attack: 3 } }, ben: { hand: ['counter', 'apprentices-shield'] }, cleo: {} });
  ana.plays('castFireball', { target: ben });
  const [prompt] = mages.rulebook.settle(game);
  const own = voiceOf(['Ana', 'Ben', 'Cleo'], 1);
  expect(words.ask(mages.viewFor(game, 1), prompt!, own)).toBe('Ana casts Fireball at you (it strikes 83 in 100). Do you answer?');
  expect(prompt!.moves.map((move) => words.move(mages.viewFor(game, 1), move, own))).toEqual([
    'Play Counter',
    "Turn the attack on Cleo with Apprentice's Shield",
    'Pass',
  ]);
});

test('moves name their cards, levels and payments', () => {
  const { game } = scenario(
    { ana: { hand: ['zoe', 'miziko', 'doubling-potion'], levels: { healing: 1 } }, ben: {} },
    { row: ['emerald', 'fin-400', null, 'miziko', 'ruby'] },
  );
  const view = mages.viewFor(game, 0);
  const said = mages.rulebook.settle(game)[0]!.moves.map((move) => words.move(view, move, voice));
  expect(said).toContain('Take an Emerald from the Row (place 1)');
  expect(said).toContain('Take 400 Fin from the Row (place 2)');
  expect(said).toContain('Raise Healing to 2 for a Miziko and a Zoe Orb');
  expect(said).toContain('Raise Healing to 2 for a Zoe Orb, with a Doubling Potion on it');
});

test.each<[MagesEvent, string]>([
  [{ is: 'dieRolled', seat: 1, for: 'attack', sides: 8, die: 5, modifier: -1 }, 'Ben rolls 5 - 1 = 4 for Attack (die of 8).'],
  [{ is: 'dieRolled', seat: 0, for: 'dungeon', sides: 8, die: 5, modifier: 0 }, 'You roll 5 for the dungeon (die of 8).'],
  [{ is: 'spellBought', seat: 1, spell: 'wither', pay: ['black-diamond', 'black-diamond'] }, 'Ben buys a Wither for 2 Black Diamonds.'],
  [{ is: 'itemBought', seat: 1, pay: ['fin-200', 'fin-200'] }, 'Ben buys an Item for 2 × 200 Fin.'],
  [{ is: 'levelLost', seat: 0, by: 1, skill: 'dark-magic', level: 1 }, 'Ben lowers your Dark Magic to 1.'],
  [{ is: 'died', seat: 1, killer: 0, status: 'out' }, 'You kill Ben. There is no way back.'],
  [{ is: 'witherCancelled', seat: 0, from: 'hand' }, 'Your Lantern cancels the Wither.'],
])('an event is a sentence', (event, line) => {
  expect(words.event(event, voice)).toBe(line);
});

test('the table tells hands only to their holders', () => {
  const { game } = scenario({ ana: { hand: ['amulet-of-luck', 'amulet-of-luck'] }, ben: { table: ['shackles'] } }, { troll: 'ben' });
  const own = words.table(mages.viewFor(game, 0), voice);
  expect(own[1]).toEqual({ heading: 'Your hand', lines: ['2 Amulets of Luck. The limit is 8.'] });
  const others = words.table(mages.viewFor(game, 1), voiceOf(['Ana', 'Ben'], 1));
  expect(JSON.stringify(others)).not.toContain('Amulet');
  expect(others.at(-2)?.lines[1]).toBe('You: 2 hearts, 0 cards in hand; Attack 0, Defense 0, Dark Magic 0, Healing 0; in front: Shackles; owns the Troll.');
});
