import { type CatalogueEntry, type FreeNumber, fastRandom, freeNumbers, type Printing, putInForce, readPack, voiceOf, withPack } from '@conclave/engine';
import { stage } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { textOf } from './cards/index.ts';
import { boardOf, gatesOfMara, planOf } from './index.ts';
import { lay } from './moments/lay.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];
const all = freeNumbers(gatesOfMara.printing as Printing);
const packOf = (values: object) => ({ format: 1, game: 'gates-of-mara', name: 'Another box', values });
const withValues = (values: object): typeof gatesOfMara => withPack(gatesOfMara, packOf(values));
const table = () => lay([{ energy: 9, gems: { fire: 3, water: 3, air: 3, earth: 3 }, onyx: 3 }, {}], {}, fastRandom(1));

/** What is seen of a card, on it and on a table where it lies. */
function shown(game: typeof gatesOfMara, { id, kind }: CatalogueEntry): string {
  const lying = {
    ...(kind === 'enchantment' && { enchantments: [id, null, null, null, null, null] }),
    ...(kind === 'objective' && { objectives: [id, 'study-the-arcane'] }),
    ...(kind === 'wanderer-card' && { wandererCard: id }),
    ...(kind === 'lord' && { lords: { [id]: 'water' as const } }),
  };
  const view = game.viewFor(lay([{}, {}, {}, {}], lying, fastRandom(1)), 0);
  const end = putInForce(game);
  const plans = ['leader', 'champion', 'specialist', 'merchant-1'].flatMap((figure) =>
    ['fire-harvest', 'gate-0', 'central-gate'].map((at) => planOf(view, 0, { figure, at })),
  );
  const seen = JSON.stringify([textOf(id), boardOf(view), plans]);
  end();
  return seen;
}

/** Another number in its place, as near as the cards allow. */
function changed({ entry, path, printed }: FreeNumber): typeof gatesOfMara {
  const near = [printed + 1, printed - 1].find((value) => {
    try {
      return readPack(gatesOfMara, packOf({ [entry.id]: { [path]: value } }));
    } catch {
      return false;
    }
  });
  if (near === undefined) throw new Error(`${entry.id}: ${path}: neither more nor less is allowed`);
  return withValues({ [entry.id]: { [path]: near } });
}

test.each([...new Set(all.map(({ entry }) => entry))].map((entry) => [entry.id, entry] as const))('%s shows each number that is changed', (_, entry) => {
  const before = shown(gatesOfMara, entry);
  for (const one of all.filter((number) => number.entry === entry)) expect(shown(changed(one), entry), one.path).not.toBe(before);
  expect(shown(gatesOfMara, entry)).toBe(before);
});

/** What is no number that could be changed by itself: who carries a card, where a space lies, how many stand on a place. */
const LAID_OUT = /: (name|copies|shapes|sides|realm|bannerSlot|spaces|enchanterSpaces|test)$/;

test('every house value of a number is free', () => {
  const house = (gatesOfMara.printing as Printing).catalogue.entries.flatMap(({ id, values, provenance }) =>
    Object.entries(provenance).flatMap(([path, from]) => (from === 'designed' && hasNumber(values, path) ? [`${id}: ${path}`] : [])),
  );
  const free = all.map(({ entry, path }) => `${entry.id}: ${path}`);
  expect(house.length).toBeGreaterThan(60);
  expect(house.filter((place) => !LAID_OUT.test(place) && !free.some((one) => one.startsWith(place)))).toEqual([]);
});

function hasNumber(values: unknown, path: string): boolean {
  const value = path.split('.').reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], values);
  return /:\d|^\d/.test(JSON.stringify(value ?? null));
}

test('a price is paid as a pack says, in gems that it lacked before', () => {
  const game = withValues({ 'guild-charter': { 'price.any': 0, 'price.air': 2, 'price.onyx': 1, points: 7 } });
  const state = lay([{ gems: { air: 2 }, onyx: 1 }, {}], { enchantments: ['guild-charter', null, null, null, null, null] }, fastRandom(1));
  const [ana] = stage(game, state, NAMES.slice(0, 2)).actors;
  ana!.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
  ana!.plays('use', { ability: 'enchantment-board' });
  const say = (move: object): string => game.words.move(game.viewFor(state, 0), move as never, voiceOf(NAMES, 0));
  expect(ana!.offered('buy').map(say)).toEqual(['Buy Guild Charter for 2 Air and 1 Onyx (8 points)']);
  ana!.plays('buy', { card: 'guild-charter' });
  expect([state.players[0]!.gems, state.players[0]!.onyx, game.standings(state)[0]]).toEqual([[0, 0, 0, 0], 0, 8]);
});

test('figures cost, influence and gain what a pack says', () => {
  const game = withValues({
    leader: { energy: 5, 'influence.centralGate': 2, 'innate.cost.any': 1, 'innate.effects.0.amount': 3 },
    'fire-realm': { trackEnd: 6 },
  });
  const state = table();
  const [ana] = stage(game, state, NAMES.slice(0, 2)).actors;
  ana!.plays('place', { figure: 'leader', at: 'central-gate' });
  expect([state.players[0]!.energy, state.realms.map(({ influence }) => influence[0])]).toEqual([4, [2, 2, 2]]);
  ana!.plays('use', { ability: 'leader', pay: ['fire'] });
  expect(state.players[0]!.onyx).toBe(6);
});

test('a bot hopes for what a pack says', () => {
  const rich = withValues({ 'fire-harvest': { 'ability.effects.0.amount': 6 } });
  const promise = (game: typeof gatesOfMara): number => game.guide.promise?.(table(), 0, { do: 'place', figure: 'champion', at: 'fire-harvest' }) ?? 0;
  const before = promise(gatesOfMara);
  expect(promise(rich)).toBeGreaterThan(before + 1);
  expect(promise(gatesOfMara)).toBe(before);
});

test.each([
  [{ 'guild-charter': { 'price.any': 0 } }, 'guild-charter: price: asks for nothing'],
  [{ 'chaos-keyhole': { 'ability.cost.any': 0 } }, 'chaos-keyhole: ability.cost: says of which elements'],
  [{ 'lava-mines': { 'ability.effects.0.amount': 3 } }, 'lava-mines: ability.effects.0.amount: 3 is not from 1 to 2'],
  [{ 'fire-harvest': { 'ability.effects.0.amount': 0 } }, 'fire-harvest: ability.effects.0.amount: 0 is not from 1 to 6'],
  [{ 'fire-harvest': { 'ability.effects.0.amount': 1.5 } }, 'fire-harvest: ability.effects.0.amount'],
  [{ leader: { bannerLimit: 2 } }, 'leader: bannerLimit: no pack may change this number'],
  [{ merchant: { 'influence.centralGate': 1 } }, 'merchant: influence.centralGate: no pack may change this number'],
])('%j is refused with its place', (values, reason) => {
  expect(() => withValues(values)).toThrow(reason);
});
