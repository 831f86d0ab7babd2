import { choose, ready } from '@conclave/bots';
import {
  createMatch,
  fastRandom,
  freeNumbers,
  type GameModule,
  hashOf,
  loadMatch,
  type Match,
  type Pack,
  type Printing,
  type Random,
  readPack,
  saveMatch,
  verify,
  withPack,
} from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import { expect, test } from 'vitest';

const packs: readonly Pack[] = [
  { format: 1, game: 'manaforge', name: 'Dear stones', values: { 'stone-circle': { 'cost.earth': 5, 'cost.any': 2 } } },
  { format: 1, game: 'mages', name: 'Few spells', values: { fireball: { copies: 3 }, ruby: { copies: 20 } } },
  {
    format: 1,
    game: 'mystic-vale',
    name: 'Rich springs',
    values: { 'twin-springs': { cost: 3, 'symbols.growth': 1 }, 'azure-lake': { copies: 4, 'symbols.vpEnd': 5 }, xanos: { 'start.upgradeCost': 6 } },
  },
  {
    format: 1,
    game: 'gates-of-mara',
    name: 'Cheap charters',
    values: { 'guild-charter': { points: 3, 'price.any': 1 }, 'fire-harvest': { 'ability.effects.0.amount': 3 }, champion: { energy: 1 } },
  },
];
const KEY = hashOf('packs');

const gameNamed = async (id: string): Promise<GameModule> => (await gameOf(id)) as GameModule;

function playOnce(match: Match, level: 'random' | 'simple', random: Random): void {
  const [seat = -1] = match.asked;
  const prompt = match.promptFor(seat);
  if (!prompt) throw new Error('nobody is asked');
  const move = choose(match.game, match.game.redeal(match.state, seat, random), seat, prompt, { level, random });
  expect(match.play(seat, move)).toMatchObject({ ok: true });
}

/** Plays on by chance, so many decisions or to the end. */
function playOn(match: Match, decisions: number): void {
  const random = fastRandom(5);
  for (let i = 0; i < decisions && !match.isOver; i++) {
    playOnce(match, 'random', random);
  }
}

test.each(packs)('a game of $game with "$name" is saved with its pack, replays and verifies', async (pack) => {
  const game = await gameNamed(pack.game);
  const match = createMatch(withPack(game, pack), { seats: 2, key: KEY });
  playOn(match, 60);
  const file = JSON.parse(JSON.stringify(saveMatch(match)));
  expect(file.pack).toEqual(match.pack);
  expect(verify(game, file)).toMatchObject({ ok: true });
  expect(loadMatch(game, file).hash()).toBe(match.hash());
  expect(verify(game, { ...file, pack: undefined })).toMatchObject({ ok: false });
  expect(verify(game, { ...file, pack: { ...file.pack, name: 'Another' } })).toMatchObject({ ok: false });
});

test.each(packs)('tables of $game with and without "$name" go on beside each other', async (pack) => {
  const game = await gameNamed(pack.game);
  const alone = createMatch(game, { seats: 2, key: KEY });
  playOn(alone, 40);
  const packed = createMatch(withPack(game, pack), { seats: 2, key: KEY });
  const printed = createMatch(game, { seats: 2, key: KEY });
  expect(packed.hash()).not.toBe(printed.hash());
  playOn(packed, 20);
  playOn(printed, 40);
  playOn(packed, 20);
  expect(printed.hash()).toBe(alone.hash());
});

test.each(packs)('what a seat of $game may know stays the same with "$name" when the rest is dealt anew', async (pack) => {
  const match = createMatch(withPack(await gameNamed(pack.game), pack), { seats: 2, key: KEY });
  playOn(match, 30);
  const { game, state } = match;
  for (const seat of [0, 1]) expect(game.viewFor(game.redeal(state, seat, fastRandom(9)), seat)).toEqual(game.viewFor(state, seat));
});

test.each(packs)('a bot of $game chooses with the values of "$name"', async (pack) => {
  const game = withPack(await gameNamed(pack.game), pack);
  await ready(game);
  const match = createMatch(game, { seats: 2, key: KEY });
  const random = fastRandom(1);
  for (let i = 0; i < 40 && !match.isOver; i++) playOnce(match, 'simple', random);
});

test.each(packs)('a pack may name every number of $game that is free, with its printed value', async ({ game: id }) => {
  const game = await gameNamed(id);
  const free = freeNumbers(game.printing as Printing);
  expect(free.length).toBeGreaterThan(0);
  for (const { entry, path, printed } of free) {
    const pack = { format: 1, game: id, name: 'As printed', values: { [entry.id]: { [path]: printed } } };
    expect(readPack(game, pack)).toEqual(pack);
  }
});

test('the rules of Mages deal what a pack says', async () => {
  const game = await gameNamed('mages');
  const spells = (pack?: Pack): unknown =>
    (createMatch(pack ? withPack(game, pack) : game, { seats: 2, key: KEY }).state as unknown as { spells: object }).spells;
  expect([spells(packs[1]), spells()]).toMatchObject([
    { fireball: 3, heal: 8 },
    { fireball: 8, heal: 8 },
  ]);
});

const wrong: readonly [string, string, unknown, RegExp][] = [
  ['no pack', 'mages', [], /not a values pack/],
  ['of another game', 'mages', packs[0], /for "manaforge", not for mages/],
  ['without a name', 'mages', { ...packs[1], name: ' ' }, /has a name/],
  ['with more than a pack has', 'mages', { ...packs[1], rules: {} }, /no "rules"/],
  ['for a card that is not there', 'mages', { ...packs[1], values: { ruler: { copies: 3 } } }, /ruler: there is no such card/],
  ['for a card called __proto__', 'mages', { ...packs[1], values: JSON.parse('{"__proto__":{"copies":3}}') }, /no such card/],
  ['for a number that is not there', 'manaforge', { ...packs[0], values: { 'stone-circle': { 'cost.gold': 1 } } }, /no such number/],
  ['for a number no pack may change', 'manaforge', { ...packs[0], values: { 'stone-circle': { number: 2 } } }, /no pack may change/],
  ['with no number', 'manaforge', { ...packs[0], values: { 'stone-circle': { 'cost.earth': '5' } } }, /is not a number/],
  ['with part of a number', 'manaforge', { ...packs[0], values: { 'stone-circle': { 'cost.earth': 1.5 } } }, /stone-circle.*not whole/s],
  ['with an absurd price', 'manaforge', { ...packs[0], values: { 'stone-circle': { 'cost.earth': 999 } } }, /above 20/],
  ['with absurdly many cards', 'mages', { ...packs[1], values: { ruby: { copies: 5000 } } }, /ruby: copies/],
  ['with no cards', 'mages', { ...packs[1], values: { ruby: { copies: 0 } } }, /ruby: copies/],
  ['with an absurd symbol', 'mystic-vale', { ...packs[2], values: { oakling: { 'symbols.forest': 99 } } }, /oakling: symbols.forest: 99 is not from 0 to 9/],
  ['with red VP that is none', 'mystic-vale', { ...packs[2], values: { oakling: { 'symbols.vpNegative': 1 } } }, /oakling: symbols.vpNegative: 1 is not/],
  ['with a free vale', 'mystic-vale', { ...packs[2], values: { 'webwood-canopy': { 'cost.forest': 0 } } }, /webwood-canopy: cost/],
  ['with a free Enchantment', 'gates-of-mara', { ...packs[3], values: { 'guild-charter': { 'price.any': 0 } } }, /guild-charter: price: asks for nothing/],
  ['of a game that takes none', 'sparks', { ...packs[0], game: 'sparks' }, /takes no values packs/],
];

test.each(wrong)('a pack %s is refused', async (_, id, data, reason) => {
  const game = await gameNamed(id);
  expect(() => readPack(game, data)).toThrow(reason);
  expect(() => withPack(game, data)).toThrow(reason);
});

test('a game is played with one pack', async () => {
  const game = withPack(await gameNamed('mages'), packs[1]);
  expect(withPack(game, { ...packs[1] })).toBe(game);
  expect(() => withPack(game, { ...packs[1], name: 'Another' })).toThrow(/another values pack/);
});
