import { cloneData } from '@conclave/engine';
import { expect, test } from 'vitest';
import { RESOURCE_DECK, spellCopies } from './cards.ts';
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

test('the catalogue is sound, and the cards add up', () => {
  expect(readPrinted(data).constants.handLimit).toBe(8);
  expect(RESOURCE_DECK).toHaveLength(data.constants.resourceCards.value);
  expect(Object.values(spellCopies).reduce((sum, n) => sum + n, 0)).toBe(data.constants.spellCards.value);
  const copiesOf = (kind: string) => data.entries.filter((one) => one.kind === kind).reduce((sum, { copies }) => sum + copies, 0);
  expect([copiesOf('item'), copiesOf('character')]).toEqual([data.constants.itemCards.value, data.constants.characterCards.value]);
  expect(copiesOf('resource') + copiesOf('spell') + copiesOf('item') + copiesOf('character')).toBe(data.constants.allCards.value);
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
  ['a card that is not there', (c) => (c.entries = c.entries.filter((one) => one.id !== 'shackles')), 'shackles: this item is missing'],
  ['a constant that is not there', (c) => delete c.constants.handLimit, 'constants: handLimit'],
  ['a negative constant', (c) => (c.constants.startingHearts = { value: -1, provenance: 'rulebook' }), 'constants: startingHearts'],
])('%s is refused, and named', (_name, spoil, fault) => {
  expect(() => readPrinted(spoiled(spoil))).toThrow(fault);
});
