import { describe, expect, test } from 'vitest';
import { type Catalogue, provenanceAt, readCatalogue } from './catalogue.ts';
import { eventsFor, hearing, tell, tellOnly, unheard } from './events.ts';
import { canonical, hashOf, isSame } from './hash.ts';
import { listed, messagesOf } from './messages.ts';
import { readRules } from './rules-text.ts';
import { asLines, type Sentence } from './said.ts';
import { voiceOf } from './voice.ts';

const entry = {
  id: 'fireball',
  kind: 'spell',
  name: 'Fireball',
  copies: 8,
  text: 'One heart.',
  values: { price: { card: 'ruby', count: 2 }, effects: [{ amount: 1 }] },
  provenance: { name: 'rulebook', copies: 'designed', price: 'rulebook', 'price.count': 'public:shop', effects: 'derived' },
} as const;
const catalogue = {
  format: 1,
  game: 'mages',
  sources: { shop: { title: 'A shop' } },
  constants: { row: { value: 5, provenance: 'rulebook' } },
  entries: [entry],
};
const broken = (change: object): unknown => ({ ...catalogue, entries: [{ ...entry, ...change }] });

test('a sound catalogue is read, and every value knows where it comes from', () => {
  const read: Catalogue = readCatalogue(catalogue);
  expect(provenanceAt(read.entries[0]!, 'price.count')).toBe('public:shop');
  expect(provenanceAt(read.entries[0]!, 'price.card')).toBe('rulebook');
  expect(provenanceAt(read.entries[0]!, 'effects.0.amount')).toBe('derived');
  expect(provenanceAt(read.entries[0]!, 'colour')).toBeUndefined();
});

test.each([
  [{}, 'format 1'],
  [{ ...catalogue, sources: 3 }, 'sources'],
  [{ ...catalogue, entries: [entry, entry] }, 'two entries are called fireball'],
  [{ ...catalogue, constants: { row: { value: 5 } } }, 'row: a constant'],
  [{ ...catalogue, entries: [{}] }, 'no id'],
  [broken({ copies: -1 }), 'copies'],
  [broken({ copies: undefined }), 'copies'],
  [broken({ name: undefined }), 'name'],
  [broken({ values: { ...entry.values, colour: 'red' } }), 'where colour comes from'],
  [broken({ provenance: { ...entry.provenance, price: 'hearsay' } }), 'hearsay'],
  [broken({ provenance: { ...entry.provenance, price: 'public:nowhere' } }), 'nowhere'],
])('a faulty catalogue is refused: %#', (data, fault) => {
  expect(() => readCatalogue(data)).toThrow(fault);
});

test('rules are read with chapter and references', () => {
  expect(
    readRules(
      '# T\n\n## Turn (MG-TURN)\n\n- **MG-TURN-01** Three actions; see MG-ACT-01 (R-12).\nprose\n### Doubling\n- **MG-ITEM-DOUBLING-02** Lost.\n- **MG-ITEM-02a** As MG-TURN-01b.\n- **GM-OBJ-STATE-OF-THE-ART** As GM-OBJ-COUP.\n- **R-12** So be it.\n',
    ),
  ).toEqual([
    { id: 'MG-TURN-01', text: 'Three actions; see MG-ACT-01 (R-12).', chapter: 'Turn (MG-TURN)', see: ['MG-ACT-01', 'R-12'] },
    { id: 'MG-ITEM-DOUBLING-02', text: 'Lost.', chapter: 'Doubling', see: [] },
    { id: 'MG-ITEM-02a', text: 'As MG-TURN-01b.', chapter: 'Doubling', see: ['MG-TURN-01b'] },
    { id: 'GM-OBJ-STATE-OF-THE-ART', text: 'As GM-OBJ-COUP.', chapter: 'Doubling', see: ['GM-OBJ-COUP'] },
    { id: 'R-12', text: 'So be it.', chapter: 'Doubling', see: [] },
  ]);
});

test('events reach those who may see them, and cost nothing while nobody listens', () => {
  tell({ is: 'unheard' });
  const { told, value } = hearing(() => {
    tell({ is: 'open' });
    tellOnly([1], { is: 'secret' }, { is: 'covered' });
    tellOnly([0], { is: 'own' });
    unheard(() => tell({ is: 'searched' }));
    return 7;
  });
  expect(value).toBe(7);
  expect(eventsFor(told, 0).map(({ is }) => is)).toEqual(['open', 'covered', 'own']);
  expect(eventsFor(told, 1).map(({ is }) => is)).toEqual(['open', 'secret']);
  expect(eventsFor(told, 'spectator').map(({ is }) => is)).toEqual(['open', 'covered']);
});

test('equal data has one text and one fingerprint, whatever the order of its keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true, skip: undefined })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  expect(isSame({ a: [1, 2] }, { a: [1, 2] })).toBe(true);
  for (const other of [{ a: [1] }, { a: { 0: 1, 1: 2 } }, { b: [1, 2] }, { a: [1, 2], b: 1 }, null, 3]) expect(isSame({ a: [1, 2] }, other)).toBe(false);
});

test('sentences speak to the reader as you', () => {
  const voice = voiceOf(['Ana', 'Ben'], 0);
  expect([0, 1].map(voice.name)).toEqual(['You', 'Ben']);
  expect([0, 1].map(voice.whom)).toEqual(['you', 'Ben']);
  expect([0, 1].map(voice.whose)).toEqual(['your', "Ben's"]);
  expect(voiceOf([], 'spectator').name(2)).toBe('Seat 3');
  expect([listed(['a', 'b', 'c']), listed(['a'], 'or')]).toEqual(['a, b and c', 'a']);
});

test('a question marks what stands out, and what a board tells elsewhere', () => {
  const { ask, askOf } = messagesOf('test-questions', {
    gift: '<lead>{whoIs, select, you {You} other {{who}}} built a forge.</lead> Give a gem?<note> {text}</note>',
    attach: '<lead>Who carries it?</lead><note> {text}</note>',
    end: 'End the turn.',
  });
  const text = 'It burns.';
  expect(askOf(voiceOf(['Ana'], 'spectator'), 'gift', { who: 0 }, { text })).toEqual({
    text: 'Ana built a forge. Give a gem? It burns.',
    lead: 'Ana built a forge.',
    rest: 'Give a gem?',
  });
  expect(ask('attach', { text })).toEqual({ text: 'Who carries it? It burns.', lead: 'Who carries it?', rest: '' });
  expect(ask('end')).toEqual({ text: 'End the turn.', lead: 'End the turn.', rest: '' });
});

describe('the sentences of one move as lines', () => {
  const voice = voiceOf(['Ana', 'Ben'], 0);
  const { sentence } = messagesOf('test', {
    does: '{whoIs, select, you {<who>You</who>} other {<who>{who}</who>}} {what}.',
    gains: '<who>{who}</who> gains {what}<from> from {from}</from>.',
    casts: '<who>{who}</who> casts Heal<aside>; {other} rolls for the dungeon</aside>.',
    reveals: '<who>{who}</who> reveals <more>{card}</more>.',
    fresh: 'New: <more>{card}</more>.',
    fails: 'The spell of {who} fails.',
    round: 'Round {n}.',
  });
  const does = (who: number, what: string): Sentence => ({ ...sentence(voice, 'does', { who }, { what }), is: what });
  const gains = (what: string, from: string): Sentence => ({ ...sentence(voice, 'gains', { who: 1 }, { what, from }), is: what });
  const lines = (...sentences: Sentence[]): string[] => asLines(sentences).map(({ text }) => text);

  test('those about the same player are one line', () => {
    expect(lines(does(1, 'spends a die'), does(1, 'gains 1 gem'), does(0, 'lose 1 gem'))).toEqual(['Ben spends a die; gains 1 gem.', 'You lose 1 gem.']);
  });

  test('an origin that the line has named is not named again', () => {
    const uses: Sentence = { ...does(1, 'uses Wind Enchanter'), names: ['Wind Enchanter'] };
    expect(lines(uses, gains('1 prestige', 'Wind Enchanter'))).toEqual(['Ben uses Wind Enchanter; gains 1 prestige.']);
    expect(lines(does(1, 'ends the turn'), gains('1 gem', 'Ana'))).toEqual(['Ben ends the turn; gains 1 gem from Ana.']);
  });

  test('those about nobody, of different players, or with another subject stay apart', () => {
    const round = (n: number): Sentence => ({ ...sentence(voice, 'round', {}, { n }), is: 'round' });
    const fails: Sentence = { ...sentence(voice, 'fails', { who: 1 }), is: 'fails' };
    expect(fails).toMatchObject({ text: 'The spell of Ben fails.', touches: [1] });
    expect(lines(round(2), round(3))).toHaveLength(2);
    expect(lines(does(0, 'roll 3'), does(1, 'rolls 5'))).toHaveLength(2);
    expect(lines(fails, does(1, 'draws a card'))).toHaveLength(2);
  });

  test('after one that ends with another subject, the player is named again', () => {
    const heal: Sentence = { ...sentence(voice, 'casts', { who: 1, other: 0 }), is: 'casts' };
    expect(lines(heal, does(1, 'rolls 4'), does(1, 'gains a heart'))).toEqual(['Ben casts Heal; Ana rolls for the dungeon.', 'Ben rolls 4; gains a heart.']);
  });

  test('those of the same kind add what is new', () => {
    const reveal = (card: string): Sentence => ({ ...sentence(voice, 'reveals', { who: 1 }, { card }), is: 'reveal' });
    const fresh = (card: string): Sentence => ({ ...sentence(voice, 'fresh', {}, { card }), is: 'fresh' });
    expect(lines(does(1, 'pushes'), reveal('Oakling'), reveal('Seedling'), reveal('Oakling'), does(1, 'spoils'))).toEqual([
      'Ben pushes; reveals Oakling, Seedling, Oakling; spoils.',
    ]);
    expect(lines(fresh('a Ruby'), fresh('a Pearl'))).toEqual(['New: a Ruby, a Pearl.']);
  });

  test('whoever makes a sentence knows whom it is about and whom it touches', () => {
    expect(sentence(voice, 'casts', { who: 1, other: 0 })).toMatchObject({ about: 1, touches: [1, 0] });
  });
});
