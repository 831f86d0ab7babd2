import { cloneData } from '@conclave/engine';
import { expect, test } from 'vitest';
import { chanceToWin } from '../rules/odds.ts';
import { CHARACTERS, DIE_OF_LEVEL, ITEM_PILE, RESOURCE_DECK, RULES, spellCopies } from './cards.ts';
import data from './catalogue.json' with { type: 'json' };
import { readPrinted } from './schema.ts';

interface Loose {
  entries: { id: string; kind: string; copies: number; values: Record<string, unknown> }[];
  constants: Record<string, { value: unknown; provenance: string } | undefined>;
}

const spoiled = (spoil: (catalogue: Loose) => void): unknown => {
  const copy = cloneData(data) as unknown as Loose;
  spoil(copy);
  return copy;
};
const entry = (catalogue: Loose, id: string) => catalogue.entries.find((one) => one.id === id)!;

test('the catalogue is sound, and its decks hold what is printed', () => {
  expect(readPrinted(data).constants.handLimit).toBe(8);
  expect([RESOURCE_DECK.length, ITEM_PILE.length, CHARACTERS.length]).toEqual([120, 31, 16]);
  expect(spellCopies).toEqual({ fireball: 8, wither: 8, counter: 8, heal: 8 });
});

test('the odds of the catalogue are those of the dice', () => {
  const part = (fraction: string): number => {
    const [a, b] = fraction.split('/');
    return Number(a) / Number(b);
  };
  const plain = (sides: number) => ({ sides, modifier: 0, mirrors: 0 });
  const { opposedRollOdds, healOdds } = readPrinted(data).constants;
  for (const [mine, row] of opposedRollOdds.entries())
    for (const [theirs, odds] of row.entries()) expect(chanceToWin(plain(DIE_OF_LEVEL[mine]!), plain(DIE_OF_LEVEL[theirs]!))).toBeCloseTo(part(odds), 12);
  for (const [level, odds] of healOdds.entries()) expect(chanceToWin(plain(DIE_OF_LEVEL[level]!), plain(RULES.dungeonDie))).toBeCloseTo(part(odds), 12);
  expect([opposedRollOdds.length, healOdds.length]).toEqual([RULES.maxLevel + 1, RULES.maxLevel + 1]);
});

test.each<[string, (catalogue: Loose) => void, string]>([
  ['a missing price', (c) => delete entry(c, 'fireball').values.price, 'fireball: price'],
  ['a negative price', (c) => (entry(c, 'fireball').values.price = -2), 'fireball: price'],
  ['a price of nothing', (c) => (entry(c, 'heal').values.price = 0), 'heal: price'],
  ['half a card', (c) => (entry(c, 'fin-200').values.fin = 0.5), 'fin-200: fin'],
  ['negative copies', (c) => (entry(c, 'ruby').copies = -1), 'ruby: the number of copies'],
  ['an unknown value', (c) => (entry(c, 'd4').values.colour = 'red'), 'd4'],
  ['an unknown kind', (c) => (entry(c, 'd4').kind = 'coin'), 'd4: there is no kind coin'],
  ['an unknown effect', (c) => (entry(c, 'lord-mortimer').values.start = { type: 'flight' }), 'lord-mortimer: start'],
  ['a card that is not there', (c) => (c.entries = c.entries.filter((one) => one.id !== 'counter')), 'counter: this spell is missing'],
  ['a Spell at another price', (c) => (entry(c, 'heal').values.price = 3), 'heal: a Spell costs 2 Jewels'],
  ['an unknown op', (c) => (entry(c, 'shackles').values.effect = { op: 'fly' }), 'shackles: effect'],
  ['an effect on the wrong one', (c) => (entry(c, 'shackles').values.target = 'self'), 'shackles: no rule carries out limitActions on self'],
  [
    'an effect at the wrong moment',
    (c) => (entry(c, 'golden-hourglass').values.moments = ['attacked']),
    'golden-hourglass: no rule carries out extraActions at the moment attacked',
  ],
  ['an effect laid out', (c) => (entry(c, 'thiefs-mask').values.faceUp = true), 'thiefs-mask: no rule carries out steal face-up'],
  ['an Item for no moment', (c) => (entry(c, 'shackles').values.moments = []), 'shackles: moments'],
  [
    'a start that is only for claimants',
    (c) => (entry(c, 'lord-mortimer').values.start = { type: 'gainHeart', amount: 1 }),
    'lord-mortimer: no rule carries out gainHeart at the start',
  ],
  [
    'a claim that is only for the start',
    (c) => (entry(c, 'lord-mortimer').values.claim = { type: 'startingHearts', value: 3 }),
    'lord-mortimer: no rule carries out startingHearts for a claimant',
  ],
  ['a claim that does not last', (c) => (entry(c, 'lord-mortimer').values.claimKind = 'oneTime'), 'lord-mortimer: itemPrice is standing, not oneTime'],
  ['a Heal that can be countered', (c) => (entry(c, 'heal').values.canBeCountered = true), 'heal: no rule lets it be countered'],
  ['a Counter that takes an action', (c) => (entry(c, 'counter').values.actions = 1), 'counter: it takes no action'],
  ['a Jewel for another Spell', (c) => (entry(c, 'ruby').values.buys = 'heal'), 'fireball: its Jewel does not buy it'],
  ['an Orb for another skill', (c) => (entry(c, 'pyro').values.skill = 'healing'), 'attack: its spell, Jewel and Orb do not name it back'],
  ['a die that is not there', (c) => (entry(c, 'level-1').values.die = 7), 'level-1: there is no die of 7 sides'],
  ['a constant that nobody reads', (c) => (c.constants.moonPhase = { value: 3, provenance: 'rulebook' }), 'constants: moonPhase'],
  ['a second return', (c) => (c.constants.resurrectionsPerPlayer = { value: 2, provenance: 'rulebook' }), 'constants: resurrectionsPerPlayer'],
  ['a constant that is not there', (c) => delete c.constants.handLimit, 'constants: handLimit'],
  ['a negative constant', (c) => (c.constants.startingHearts = { value: -1, provenance: 'rulebook' }), 'constants: startingHearts'],
])('%s is refused, and named', (_name, spoil, fault) => {
  expect(() => readPrinted(spoiled(spoil))).toThrow(fault);
});
