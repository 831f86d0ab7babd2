import { voiceOf } from '@conclave/engine';
import { expect, test } from 'vitest';
import { nameOfMissing } from '../cards/names.ts';
import { mages } from '../index.ts';
import type { MagesEvent } from '../moves.ts';
import { scenario } from '../scenario.ts';

const voice = voiceOf(['Ana', 'Ben', 'Cleo'], 0);
const { words } = mages;

test('the question of a window says who casts what, and how likely it strikes', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['fireball'], levels: { attack: 3 } }, ben: { hand: ['counter', 'apprentices-shield'] }, cleo: {} });
  ana.plays('castFireball', { target: ben });
  const [prompt] = mages.rulebook.settle(game);
  const own = voiceOf(['Ana', 'Ben', 'Cleo'], 1);
  expect(words.ask(mages.viewFor(game, 1), prompt!, own)).toEqual({
    text: 'Ana casts Fireball at you (83 % to strike). Do you answer?',
    lead: 'Ana casts Fireball at you (83 % to strike).',
    rest: 'Do you answer?',
  });
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

test('moves that roll say how likely they succeed, as things lie now', () => {
  const { game } = scenario({
    ana: { hand: ['fireball', 'wither', 'heal', 'doubling-potion'], levels: { attack: 3 }, table: ['amulet-of-luck'], character: 'caro-the-troll-tamer' },
    ben: { levels: { defense: 1 }, table: ['agrins-curse'] },
  });
  const said = mages.rulebook.settle(game)[0]!.moves.map((move) => words.move(mages.viewFor(game, 0), move, voice));
  expect(said).toContain('Cast Fireball at Ben (88 % to strike)');
  expect(said).toContain('Cast Fireball at Ben twice, with a Doubling Potion');
  expect(said).toContain('Cast Wither at Ben (63 % to strike)');
  expect(said).toContain('Cast Heal (34 % to heal)');
  expect(said).toContain('Roll for the Treasure Troll (44 % to win it)');
});

test('a skill to be lowered is named with what becomes of it', () => {
  const { ana, ben, game, table } = scenario({ ana: { hand: ['wither', 'limiting-poison'] }, ben: { levels: { attack: 3, healing: 1 } } });
  const said = () => mages.rulebook.settle(game)[0]!.moves.map((move) => words.move(mages.viewFor(game, 0), move, voice));
  expect(said()).toContain('Play Limiting Poison on Ben: Attack to 2');
  table.willRoll(4, 1);
  ana.plays('castWither', { target: ben });
  expect(said()).toEqual(['Lower Attack to 2', 'Lower Healing to 0']);
});

test('while two live, a Shield is offered as a Counter', () => {
  const { ana, ben, game } = scenario({ ana: { hand: ['fireball'] }, ben: { hand: ['apprentices-shield'] } });
  ana.plays('castFireball', { target: ben });
  const [prompt] = mages.rulebook.settle(game);
  expect(words.move(mages.viewFor(game, 1), prompt!.moves[0]!, voice)).toBe("Play Apprentice's Shield as a Counter");
});

test('a full hand is told of before the turn is ended, and again when it is', () => {
  const { ana, game } = scenario({ ana: { hand: Array(9).fill('ruby') }, ben: {} }, { actions: 1, confirmEndOfTurn: true });
  const asked = () => words.ask(mages.viewFor(game, 0), mages.rulebook.settle(game)[0]!, voice).text;
  ana.plays('pass');
  expect(asked()).toBe('Your actions are done. You hold 9 cards, and the limit is 8. End the turn?');
  ana.plays('endTurn');
  expect(asked()).toBe('Discard 1 card. You hold 9 cards, and the limit is 8.');
});

test('MG-RES-02 the dead are told what a return takes, and how likely it is', () => {
  const { game } = scenario({ ana: { status: 'dead', hearts: 0 }, ben: {}, cleo: {} }, { fresh: true });
  expect(words.ask(mages.viewFor(game, 0), mages.rulebook.settle(game)[0]!, voice).text).toBe(
    'You are dead. Roll for a return? 18 or more with two dice of 10: 6 %.',
  );
});

test.each<[MagesEvent, string]>([
  [{ is: 'dieRolled', seat: 1, for: 'attack', sides: 8, die: 5, modifier: -1 }, 'Ben rolls 5 - 1 = 4 for Attack (die of 8).'],
  [{ is: 'dieRolled', seat: 0, for: 'dungeon', sides: 8, die: 5, modifier: 0 }, 'You roll 5 for the dungeon (die of 8).'],
  [{ is: 'spellBought', seat: 1, spell: 'wither', pay: ['black-diamond', 'black-diamond'] }, 'Ben buys a Wither for 2 Black Diamonds.'],
  [{ is: 'itemBought', seat: 1, pay: ['fin-200', 'fin-200'] }, 'Ben buys an Item for 2 × 200 Fin.'],
  [{ is: 'levelLost', seat: 0, by: 1, skill: 'dark-magic', level: 1 }, 'Ben lowers your Dark Magic to 1.'],
  [{ is: 'died', seat: 1, killer: 0, status: 'out' }, 'You kill Ben. There is no way back.'],
  [{ is: 'rowFilled', card: 'emerald', place: 2 }, 'New in the Row: an Emerald.'],
  [{ is: 'rowFilled', card: 'fin-200', place: 2 }, 'New in the Row: 200 Fin.'],
  [{ is: 'healCast', seat: 1, dungeon: 0 }, 'Ben casts Heal; you roll for the dungeon.'],
  [{ is: 'characterDealt', seat: 0, character: 'advek-the-resourceful' }, 'You are Advek the Resourceful: up to 12 cards in hand.'],
  [{ is: 'characterDealt', seat: 1, character: 'scarlet-ashbringer' }, 'Ben is Scarlet Ashbringer: Attack 1 to begin with.'],
  [{ is: 'characterClaimed', seat: 0, from: 1, character: 'lord-mortimer' }, 'You claim Lord Mortimer from Ben: Items for 200 Fin.'],
  [{ is: 'characterClaimed', seat: 0, from: 1, character: 'scarlet-ashbringer' }, 'You claim Scarlet Ashbringer from Ben.'],
  [
    { is: 'itemBought', seat: 0, card: 'agrins-curse', pay: ['fin-400'] },
    "You buy Agrin's Curse for 400 Fin. Lay it in front of an opponent: -1 on that player's next roll, Troll rolls aside. It and an Amulet cancel each other.",
  ],
  [{ is: 'itemPlayed', seat: 1, item: 'golden-hourglass' }, 'Ben plays Golden Hourglass: 2 more actions.'],
  [{ is: 'itemPlayed', seat: 1, item: 'shackles', target: 0 }, 'Ben plays Shackles on you: 1 action next turn.'],
  [{ is: 'trollMissed', seat: 1, dice: [4, 3, 2, 1] }, 'Ben rolls 4 and 3, then 2 and 1 for the Treasure Troll, which takes no notice.'],
  [{ is: 'trollWon', seat: 0, from: 1, dice: [4, 4] }, 'You roll 4 and 4 and win the Treasure Troll from Ben.'],
  [{ is: 'trollWon', seat: 0, from: null }, 'You win the Treasure Troll.'],
  [{ is: 'resurrectionFailed', seat: 1, dice: [9, 7] }, 'Ben rolls 9 and 7 to return, and stays dead.'],
  [{ is: 'resurrected', seat: 0, dice: [9, 9] }, 'You roll 9 and 9 and return from the dead.'],
  [{ is: 'witherCancelled', seat: 0, from: 'hand' }, 'Your Lantern cancels the Wither.'],
])('an event is a sentence', (event, line) => {
  expect(words.event(event, voice)?.text).toBe(line);
});

test('the table tells hands only to their holders', () => {
  const { game } = scenario({ ana: { hand: ['amulet-of-luck', 'amulet-of-luck'] }, ben: { table: ['shackles'] } }, { troll: 'ben' });
  const own = words.table(mages.viewFor(game, 0), voice);
  expect(own[1]).toEqual({ heading: 'Your hand', lines: ['2 Amulets of Luck. The limit is 8.'] });
  const others = words.table(mages.viewFor(game, 1), voiceOf(['Ana', 'Ben'], 1));
  expect(JSON.stringify(others)).not.toContain('Amulet');
  expect(others.at(-2)?.lines[1]).toBe('You: 2 hearts, 0 cards in hand; Attack 0, Defense 0, Dark Magic 0, Healing 0; in front: Shackles; owns the Troll.');
});

test('MG-INFO-01 the table lists both discard piles, and what Spells and Items cost the one who reads it', () => {
  const { game } = scenario(
    { ana: { character: 'davina-the-dark' }, ben: { character: 'lord-mortimer' } },
    { discard: ['ruby', 'miziko', 'ruby'], itemDiscard: ['shackles'] },
  );
  const lines = (viewer: 0 | 1): string =>
    words
      .table(mages.viewFor(game, viewer), voiceOf(['Ana', 'Ben'], viewer))
      .find(({ heading }) => heading === 'Table')!
      .lines.join('\n');
  expect(lines(0)).toMatch(/; discarded: 2 Rubies and a Miziko\./);
  expect(lines(0)).toMatch(/Wither \d+ for a Black Diamond,/);
  expect(lines(0)).toMatch(/for 400 Fin each; discarded: Shackles\./);
  expect(lines(1)).toMatch(/Wither \d+ for 2 Black Diamonds,/);
  expect(lines(1)).toMatch(/for 200 Fin each/);
});

test('the table tells what characters do, sorts the hand, and knows when the game is over', () => {
  const { game } = scenario({
    ana: { hand: ['heal', 'zoe', 'shackles', 'ruby', 'zoe'], character: 'daniel-the-pyromancer', claimed: ['kathazan-wildrock'] },
    ben: { character: 'dylan-heartstone' },
  });
  const [now, hand, players] = words.table(mages.viewFor(game, 0), voice);
  expect(now?.lines[0]).toMatch(/your turn/);
  expect(hand?.lines).toEqual(['a Ruby, 2 Zoe Orbs, a Heal and Shackles. The limit is 8.']);
  expect(players?.lines[0]).toMatch(
    /^You, Daniel the Pyromancer \(Fireball for a Ruby\): .*; claimed Kathazan Wildrock \(up to 3 Miziko a turn from the Row\)\.$/,
  );
  expect(players?.lines[1]).toMatch(/^Ben, Dylan Heartstone: /);
  const over = { ...mages.viewFor(game, 0), result: { winners: [0] } } as never;
  expect(words.table(over, voice)[0]?.lines).toEqual(['The game is over.']);
});

test.each([
  ['ruby', 1, 'Ruby'],
  ['ruby', 2, 'Rubies'],
  ['pyro', 2, 'Pyro Orbs'],
  ['miziko', 2, 'Miziko'],
  ['fin', 200, 'Fin'],
  ['constructor', 2, 'constructor'],
])('what is missing is called by its number: %s, %i', (unit, n, name) => {
  expect(nameOfMissing(unit, n)).toBe(name);
});

test('a rival is warned of from two levels before the victory of all skills on, as long as they live', () => {
  const near = { attack: 3, defense: 3, 'dark-magic': 3, healing: 1 };
  const { game } = scenario({ ana: { levels: near }, ben: { levels: near }, cleo: { levels: { ...near, attack: 2 } } });
  const told = () => words.warnings?.(mages.viewFor(game, 0), voice).map(({ text, about }) => [text, about]);
  expect(told()).toEqual([['Ben is 2 levels from winning with all four skills.', 1]]);
  game.players[1]!.status = 'dead';
  expect(told()).toEqual([]);
});
