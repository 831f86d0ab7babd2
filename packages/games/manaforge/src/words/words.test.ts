import { hashOf, Match, voiceOf } from '@conclave/engine';
import { expect, test } from 'vitest';
import { manaforge } from '../index.ts';
import { scenario } from '../scenario.ts';

const voice = voiceOf(['Ana', 'Ben', 'Cleo'], 0);
const { words } = manaforge;

test('a turn is asked with what is left and what is at hand', () => {
  const { game, ana } = scenario({ ana: { mana: { earth: 2 }, gems: { fire: 1 }, prisms: 2 }, board: ['hellforge', 'spark-wand'] });
  expect(words.ask(manaforge.viewFor(game, 0), { seat: 0, ask: 'act', moves: ana.offered() }, voice).text).toBe(
    'Your turn: 4 spends left, you may build one of 2 items or gain a prism. You have 2 earth and 1 fire gem; 2 prisms.',
  );
});

test('a talent is picked with whom the others, or the one other, go to', () => {
  const match = new Match(manaforge, { seats: 2, key: hashOf('words') });
  const question = (): string => words.ask(match.view(0), match.promptFor(0)!, voiceOf(['Ana', 'Ben'], 0)).text;
  const asked: string[] = [];
  for (let pick = 0; pick < 3; pick++) {
    asked.push(question());
    for (const seat of match.asked) match.play(seat, match.promptFor(seat)!.moves[0]!);
  }
  expect(asked).toEqual([
    'Pick one of 4 talents; the others go to Ben.',
    'Pick one of 3 talents; the others go to Ben.',
    'Pick one of 2 talents; the other goes to Ben.',
  ]);
});

test('moves are labels that tell what is paid and gained', () => {
  const { game } = scenario({
    ana: {
      dice: ['fire: transmute', 'earth: 2 earth!', 'wind: powerSurge'],
      workshop: [{ card: 'hellforge', exhausted: true }],
      talents: ['aether-reserve'],
      stored: 2,
    },
  });
  const view = manaforge.viewFor(game, 0);
  const label = (move: Parameters<typeof words.move>[1]) => words.move(view, move, voice);
  expect(label({ do: 'spend', die: 0, copy: 1 })).toBe('Spend the fire die showing Transmute: as the earth die showing 2 earth, gain 2 earth');
  expect(label({ do: 'spend', die: 2, card: 'hellforge' })).toBe('Spend the wind die showing Power Surge on Aether Reserve: recharge Hellforge');
  expect(label({ do: 'build', card: 'mana-prisms-noon', mana: [1, 0, 0, 0], gems: [0, 0, 0, 1] })).toBe(
    'Build Mana Prisms of Noon for 1 earth and 1 water gem',
  );
  expect(label({ do: 'activate', card: 'mana-condenser', ability: 0, mana: [0, 1, 0, 0], gems: [0, 0, 0, 0] })).toBe(
    'Use Mana Condenser: pay 1 fire, gain 2 fire gems',
  );
  expect(label({ do: 'activate', card: 'enchanting-runes', ability: 0, exhaust: ['hellforge'] })).toBe(
    'Use Enchanting Runes: exhaust Hellforge, gain 2 prestige',
  );
  expect(label({ do: 'pick', talent: 'earth-enchanter' })).toBe('Pick Earth Enchanter, with an earth die: once a turn: pay one earth gem for 1 prestige');
  expect(label({ do: 'useTalent', talent: 'earth-enchanter' })).toBe('Earth Enchanter: pay 1 earth gem, gain 1 prestige');
});

test('a gift is asked and told with names', () => {
  const { game, ana, ben, table } = scenario({ ana: { mana: { fire: 6 } }, ben: { prisms: 1 }, board: ['replica-greatswords'] });
  ana.plays('build', { card: 'replica-greatswords' });
  const forBen = voiceOf(['Ana', 'Ben'], 1);
  expect(words.ask(manaforge.viewFor(game, 1), { seat: 1, ask: 'gift', moves: ben.offered() }, forBen).text).toBe(
    'Ana built Replica Greatswords. Give a fire gem for 2 prestige?',
  );
  table.heard();
  ben.plays('give');
  expect(table.heard().map((event) => words.event(event, voice)?.text)).toEqual([
    'Ben gives you a fire gem, swapped from a prism.',
    'Ben gains 2 prestige from gifts.',
  ]);
});

test('the end is told with the way it was won', () => {
  expect(words.result({ winners: [0], how: 'mostPrestige', scores: [40, 30] }, voice)).toBe('You win with 40 prestige.');
  expect(words.result({ winners: [1], how: 'mostTokens', scores: [40, 40] }, voice)).toBe('Ben wins with 40 prestige, the tie broken by gems and prisms.');
  expect(words.result({ winners: [0, 1], how: 'shared', scores: [40, 40] }, voice)).toBe('You and Ben share the win with 40 prestige and as many tokens.');
});

test('the table speaks of cards by name and number, never by id', () => {
  const { game } = scenario({
    ana: { workshop: ['stone-circle'], store: ['spark-wand'], talents: ['earth-enchanter', 'wizards-apprentice'] },
    board: ['excavation-wand', 'mana-prisms-dawn'],
    discard: ['phoenix-egg'],
  });
  const lines = words.table(manaforge.viewFor(game, 0), voice).flatMap((section) => section.lines);
  expect(lines).toContainEqual(expect.stringContaining('Excavation Wand (no. 19, earth, Store)'));
  expect(lines.join('\n')).not.toMatch(/excavation-wand|mana-prisms|spark-wand|stone-circle|phoenix-egg|-enchanter|-apprentice/);
});
