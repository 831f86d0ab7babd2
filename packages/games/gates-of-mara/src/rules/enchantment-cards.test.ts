import { describe, expect, test } from 'vitest';
import { enchantmentOf, enchantments } from '../cards/cards.ts';
import { ELEMENTS, type RealmId } from '../cards/schema.ts';
import type { MaraMove } from '../moves.ts';
import { type MaraActor, type PlayerSpec, scenario, type TableSpec } from '../scenario.ts';

interface Row {
  id: string;
  card: string;
  /** Gems in hand before. */
  gems: PlayerSpec['gems'];
  figure: string;
  /** Answers after the card is used, by kind. */
  answers?: [MaraMove['do'], Record<string, unknown>][];
  realm?: RealmId;
  pay?: string[];
  /** What is there afterwards, apart from nothing. */
  after: Partial<Record<'fire' | 'water' | 'air' | 'earth' | 'onyx' | 'keys' | 'points' | 'energy' | 'caravans' | 'influence', number>>;
}

/** Ana places the figure with the card in the Fire Realm (an Enchanter on its board) and uses the card; 5 Energy are left before. */
function use({ card, gems, figure, answers = [], realm, pay }: Omit<Row, 'id' | 'after'>, spec: TableSpec = {}): MaraActor {
  const energy = 5 + ({ leader: 3, champion: 2, 'merchant-1': 1, specialist: 1, 'enchanter-1': 2 }[figure] ?? 0);
  const { ana } = scenario({ wanderer: 'chaos', ...spec, ana: { energy, gems: gems ?? {}, cards: { [figure]: [card] }, ...spec.ana } });
  ana.plays('place', { figure, at: figure.startsWith('enchanter') ? 'enchantment-board' : 'fire-character' });
  ana.plays('use', { ability: card, ...(realm && { realm }), ...(pay && { pay }) });
  for (const [kind, details] of answers) ana.plays(kind, details);
  expect(ana.offered().some((move) => move.do === 'endTurn')).toBe(true);
  return ana;
}

const placed: Record<string, number> = { leader: 3, champion: 2, 'merchant-1': 1, specialist: 1, 'enchanter-1': 0 };
const got = (ana: MaraActor) => ({
  ...ana.gems,
  onyx: ana.player.onyx,
  keys: ana.player.keys,
  points: ana.points,
  energy: ana.player.energy,
  caravans: ana.player.caravans,
  influence: ana.influence('fire'),
});
const BEFORE = { fire: 0, water: 0, air: 0, earth: 0, onyx: 0, keys: 0, points: 0, energy: 5, caravans: 5 };

const row = (id: string, card: string, figure: string, gems: Row['gems'], after: Row['after'], more: Partial<Row> = {}): Row => ({
  id,
  card,
  figure,
  gems,
  after,
  ...more,
});
const caravan = (n: 1 | 3): [MaraMove['do'], Record<string, unknown>] => ['placeCaravan', { space: `fire-caravan-${n}` }];
const take = (...gems: string[]): [MaraMove['do'], Record<string, unknown>] => ['takeGems', { gems }];
const trade = (reward: number): [MaraMove['do'], Record<string, unknown>] => ['exchange', { reward }];

const ROWS: Row[] = [
  row('GM-CARD-01', 'conjure-flame', 'merchant-1', { air: 1 }, { fire: 2 }, { pay: ['air'] }),
  row('GM-CARD-01', 'conjure-ice', 'merchant-1', { fire: 1 }, { water: 2 }, { pay: ['fire'] }),
  row('GM-CARD-01', 'conjure-stone', 'enchanter-1', { fire: 1 }, { earth: 2 }, { pay: ['fire'] }),
  row('GM-CARD-01', 'conjure-wind', 'merchant-1', { earth: 1 }, { air: 2 }, { pay: ['earth'] }),
  row('GM-CARD-02', 'enrich-land', 'merchant-1', {}, { earth: 1 }, { answers: [take('earth')] }),
  row('GM-CARD-02', 'eternalbloom', 'enchanter-1', {}, { air: 1 }, { answers: [take('air')] }),
  row('GM-CARD-02', 'everclean', 'merchant-1', {}, { water: 1 }, { answers: [take('water')] }),
  row('GM-CARD-02', 'everflame', 'merchant-1', {}, { fire: 1 }, { answers: [take('fire')] }),
  row('GM-CARD-02', 'firewater', 'merchant-1', {}, { water: 1 }, { answers: [take('water')] }),
  row('GM-CARD-02', 'heatstone', 'merchant-1', {}, { earth: 1 }, { answers: [take('earth')] }),
  row(
    'GM-CARD-03',
    'manipulate-wind',
    'merchant-1',
    { air: 1, water: 1 },
    { caravans: 4, influence: 2, onyx: 1 },
    { answers: [caravan(1), take('water'), trade(1)] },
  ),
  row(
    'GM-CARD-03',
    'manipulate-stone',
    'champion',
    { earth: 1, water: 1 },
    { caravans: 4, energy: 6, keys: 1 },
    { answers: [caravan(3), take('water'), trade(2)] },
  ),
  row('GM-CARD-04', 'manipulate-flame', 'merchant-1', { fire: 1, water: 1 }, { energy: 6, onyx: 1 }, { answers: [take('water'), trade(1)] }),
  row('GM-CARD-04', 'manipulate-ice', 'merchant-1', { water: 2 }, { energy: 6, keys: 1 }, { answers: [take('water'), trade(2)] }),
  row(
    'GM-CARD-05',
    'transmute-air',
    'leader',
    { air: 3, fire: 2 },
    { onyx: 2, caravans: 4, influence: 4 },
    { pay: ['fire', 'fire', 'air', 'air', 'air'], answers: [caravan(1)] },
  ),
  row(
    'GM-CARD-05',
    'transmute-earth',
    'leader',
    { earth: 3, fire: 2, water: 2 },
    { onyx: 2, keys: 1 },
    { pay: ['fire', 'fire', 'earth', 'earth', 'earth'], answers: [trade(2)] },
  ),
  row('GM-CARD-05', 'transmute-fire', 'champion', { fire: 5 }, { onyx: 2, energy: 6 }),
  row('GM-CARD-06', 'transmute-water', 'leader', { water: 1, fire: 3 }, { onyx: 1, keys: 1, points: 1 }),
  row('GM-CARD-07', 'ash-armor', 'leader', { fire: 1, earth: 1 }, { energy: 7 }),
  row('GM-CARD-08', 'mist-armor', 'champion', { water: 1, air: 1, fire: 1 }, { caravans: 4, influence: 3 }, { answers: [caravan(1)] }),
  row('GM-CARD-09', 'root-armor', 'leader', { earth: 1, water: 1, fire: 1 }, { caravans: 3, influence: 4, energy: 6 }, { answers: [caravan(1), caravan(3)] }),
  row('GM-CARD-09', 'storm-armor', 'leader', { air: 1, fire: 2 }, { influence: 5 }),
  row('GM-CARD-10', 'glacier-mines', 'champion', { water: 1, air: 1, earth: 1 }, { caravans: 4, energy: 6, onyx: 1 }, { answers: [caravan(3)] }),
  row('GM-CARD-11', 'lava-mines', 'champion', { fire: 1, earth: 2 }, { caravans: 3, energy: 6, influence: 3, onyx: 1 }, { answers: [caravan(3), caravan(1)] }),
  row('GM-CARD-13', 'earthroot-tunic', 'leader', { earth: 1 }, { influence: 4, energy: 6 }),
  row('GM-CARD-13', 'windsilk-cloak', 'leader', { air: 1 }, { influence: 4, earth: 1 }, { answers: [take('earth')] }),
  row('GM-CARD-14', 'fireflower-boots', 'merchant-1', { fire: 1 }, { influence: 3 }),
  row('GM-CARD-14', 'water-elemental-ally', 'merchant-1', { water: 1 }, { influence: 2, caravans: 4, energy: 6 }, { answers: [caravan(3)] }),
  row('GM-CARD-15', 'mud-familiar', 'enchanter-1', { earth: 1, water: 1 }, { onyx: 1 }),
  row('GM-CARD-15', 'smoke-familiar', 'merchant-1', { fire: 1, air: 1 }, { water: 1, caravans: 4, influence: 2 }, { answers: [take('water'), caravan(1)] }),
  row(
    'GM-CARD-16',
    'silk-tongue',
    'merchant-1',
    { earth: 1, water: 2 },
    { caravans: 4, influence: 2, onyx: 1 },
    { pay: ['earth'], answers: [caravan(1), trade(1)] },
  ),
  row('GM-CARD-16', 'silk-tongue', 'leader', { air: 1, water: 2 }, { caravans: 4, influence: 4, keys: 1 }, { pay: ['air'], answers: [caravan(1), trade(2)] }),
  row('GM-CARD-16', 'sizzle-tongue', 'merchant-1', { fire: 1, water: 2 }, { energy: 6, keys: 1 }, { pay: ['fire'], answers: [trade(2)] }),
  row('GM-CARD-16', 'sizzle-tongue', 'leader', { water: 3 }, { energy: 6, onyx: 1 }, { pay: ['water'], answers: [trade(1)] }),
  row('GM-CARD-18', 'emblem-of-peace', 'leader', { fire: 1, air: 2 }, { onyx: 1, keys: 1 }),
  row('GM-CARD-18', 'guild-charter', 'specialist', { air: 1 }, { onyx: 1 }),
  row('GM-CARD-19', 'sigil-of-elements', 'leader', { fire: 3 }, { fire: 1, water: 1, air: 1, earth: 1 }),
  row('GM-CARD-20', 'writ-of-rootlimb', 'enchanter-1', { earth: 1 }, { influence: 1 }, { realm: 'fire' }),
  row('GM-CARD-20', 'writ-of-shassa', 'enchanter-1', { water: 1 }, { caravans: 4, influence: 1 }, { realm: 'fire', answers: [caravan(1)] }),
  row('GM-CARD-21', 'writ-of-azaav', 'enchanter-1', { air: 1 }, { energy: 6 }),
  row('GM-CARD-21', 'writ-of-varu', 'enchanter-1', { fire: 1 }, { keys: 1 }),
];

describe('what each card does', () => {
  test.each(ROWS)('$id $card on the $figure', ({ id: _, after, ...rest }) => {
    expect(got(use(rest))).toEqual({ ...BEFORE, influence: placed[rest.figure], ...after });
  });

  test('GM-CARD-22 the Writ of the Traveler sends a Caravan to the realm of the Wanderer', () => {
    const ana = use(
      { card: 'writ-of-the-traveler', figure: 'enchanter-1', gems: { air: 1 }, pay: ['air'], answers: [['placeCaravan', { space: 'water-caravan-3' }]] },
      { wanderer: 'water' },
    );
    expect([ana.points, ana.player.caravans]).toEqual([2, 4]);
  });

  test('every card but the permissions is in the table above', () => {
    const tried = new Set([...ROWS.map(({ card }) => card), 'writ-of-the-traveler', 'emblem-of-fazzar']);
    expect(
      enchantments()
        .map(({ id }) => id)
        .filter((id) => !tried.has(id)),
    ).toEqual([]);
  });

  test('GM-CARD-01 any gem will do, Onyx will not', () => {
    const { ana } = scenario({ ana: { onyx: 3, cards: { 'merchant-1': ['conjure-flame'] } } });
    ana.plays('place', { figure: 'merchant-1', at: 'fire-character' });
    expect(ana.cannot('use', { ability: 'conjure-flame' })).toMatchObject({ rule: 'GM-ABIL-05', missing: { any: 1 } });
  });

  test.each([
    ['enrich-land', ['water', 'earth']],
    ['eternalbloom', ['air', 'earth']],
    ['everclean', ['water', 'air']],
    ['everflame', ['fire', 'air']],
    ['firewater', ['fire', 'water']],
    ['heatstone', ['fire', 'earth']],
  ] as const)('GM-CARD-02 %s gives one of %j, the two it is paid with', (card, pair) => {
    const { ana } = scenario({ ana: { cards: { 'merchant-1': [card] } } });
    ana.plays('place', { figure: 'merchant-1', at: 'fire-character' });
    ana.plays('use', { ability: card });
    expect(ana.offered('takeGems').flatMap((move) => (move.do === 'takeGems' ? move.gems : []))).toEqual(pair);
    expect(ELEMENTS.filter((_, i) => enchantmentOf(card).price.gems[i] === 1)).toEqual(pair);
  });

  test('GM-CARD-16 a Tongue takes only its two elements', () => {
    const { ana } = scenario({ ana: { gems: { fire: 2, water: 2 }, cards: { 'merchant-1': ['silk-tongue'] } } });
    ana.plays('place', { figure: 'merchant-1', at: 'fire-character' });
    expect(ana.cannot('use', { ability: 'silk-tongue', pay: ['fire'] })).toMatchObject({ rule: 'GM-ABIL-05', missing: { any: 1 } });
  });

  test('GM-CARD-17 the Emblem of Fazzar needs a lord in the realm, now', () => {
    const spec: TableSpec = { ana: { cards: { leader: ['emblem-of-fazzar'] } }, ben: { out: { leader: 'water-bazaar', champion: 'chaos-crucible' } } };
    const { ana } = scenario({ ...spec, lords: { 'fire-lord': 'fire', 'air-lord': 'water' } });
    expect(ana.cannot('place', { figure: 'leader', at: 'chaos-crucible', by: 'emblem-of-fazzar' }).rule).toBe('GM-CARD-17');
    ana.plays('place', { figure: 'leader', at: 'water-bazaar', by: 'emblem-of-fazzar' });
    expect(ana.cannot('use', { ability: 'emblem-of-fazzar' }).rule).toBe('GM-CARD-17');
  });

  test('GM-CARD-20 the Writs of Rootlimb and Shassa reach any realm with a lord and no other', () => {
    const cards = { 'enchanter-1': ['writ-of-rootlimb', 'writ-of-shassa'] };
    const { ana } = scenario({ ana: { gems: { earth: 1, water: 1 }, cards }, lords: { 'fire-lord': 'fire', 'air-lord': 'water' } });
    ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    const realms = (ability: string) => ana.offered('use').flatMap((move) => (move.do === 'use' && move.ability === ability ? [move.realm] : []));
    expect([realms('writ-of-rootlimb'), realms('writ-of-shassa')]).toEqual([
      ['fire', 'water'],
      ['fire', 'water'],
    ]);
    expect(ana.cannot('use', { ability: 'writ-of-rootlimb', realm: 'chaos' }).rule).toBe('GM-ABIL-10');
    ana.plays('use', { ability: 'writ-of-rootlimb', realm: 'water' });
    expect(ana.influence('water')).toBe(1);
  });

  test('GM-CARD-23 a Writ meets the Earth Lord and the swap, but wakes no lord', () => {
    const cards = { 'enchanter-1': ['writ-of-rootlimb', 'writ-of-shassa'] };
    const spec: TableSpec = { ana: { gems: { earth: 1, water: 3 }, cards }, lords: { 'earth-lord': 'fire', 'water-lord': 'water' }, wanderer: 'fire' };
    const { ana, table } = scenario(spec);
    ana.plays('place', { figure: 'enchanter-1', at: 'enchantment-board' });
    ana.plays('use', { ability: 'writ-of-shassa', realm: 'fire' });
    ana.plays('placeCaravan', { space: 'fire-caravan-3' });
    ana.plays('takeInfluence');
    ana.plays('use', { ability: 'writ-of-rootlimb', realm: 'water' });
    ana.plays('takePoints');
    expect([ana.influence('fire'), ana.influence('water'), ana.points]).toEqual([1, 0, 1]);
    expect(ana.offered().map((move) => move.do)).toEqual(['endTurn']);
    table.isBackTo(ana, 'useAbilities');
  });
});

describe('cards that share a space and do more', () => {
  const taken = { ben: { out: { leader: 'fire-character' } }, wanderer: 'water' } as const;

  test.each([
    ['mist-armor', 0],
    ['glacier-mines', 1],
  ])('GM-CARD-24 GM-CARD-08 GM-CARD-10 %s paid while placing: the rest is one free ability, in any order', (card, onyx) => {
    const gems = { water: 1, air: 1, fire: 3 };
    const { ana } = scenario({ ...taken, ana: { gems, cards: { champion: [card] } } });
    ana.plays('place', { figure: 'champion', at: 'fire-character', by: card, pay: ['fire', 'water', 'air'] });
    ana.plays('use', { ability: 'fire-character' });
    expect(ana.gems).toEqual({ fire: 0, water: 0, air: 0, earth: 0 });
    ana.plays('use', { ability: card });
    ana.plays('placeCaravan', { space: 'fire-caravan-1' });
    expect([ana.influence('fire'), ana.player.onyx, ana.player.caravans]).toEqual([5, onyx, 4]);
    expect(ana.cannot('use', { ability: card }).rule).toBe('GM-ABIL-03');
  });

  test.each(['mist-armor', 'glacier-mines'])('GM-CARD-12 %s can be used after placing, on a free space or one shared by other means', (card) => {
    const gems = { water: 2, air: 1 };
    const free = scenario({ ana: { gems, cards: { champion: [card] } } }).ana;
    free.plays('place', { figure: 'champion', at: 'fire-character' });
    free.plays('use', { ability: card, pay: ['water', 'water', 'air'] });
    free.plays('placeCaravan', { space: 'fire-caravan-1' });
    expect([free.influence('fire'), free.gems.water]).toEqual([3, 0]);
    const shared = scenario({ ...taken, ana: { gems, cards: { champion: [card, 'banner-of-unity'] } } }).ana;
    shared.plays('place', { figure: 'champion', at: 'fire-character', by: 'banner-of-unity' });
    expect(shared.gems.water).toBe(2);
    shared.plays('use', { ability: card, pay: ['water', 'water', 'air'] });
    shared.plays('placeCaravan', { space: 'fire-caravan-3' });
    expect([shared.gems.water, shared.player.caravans]).toEqual([0, 4]);
  });

  test('R-48 the free rest of Mist Armor is not open while nothing would change', () => {
    const { ana } = scenario({ ...taken, ana: { caravans: 0, gems: { water: 2, air: 1 }, cards: { champion: ['mist-armor'] } } });
    ana.plays('place', { figure: 'champion', at: 'fire-character', by: 'mist-armor', pay: ['water', 'water', 'air'] });
    expect([ana.influence('fire'), ana.gems.water]).toEqual([2, 0]);
    expect(ana.cannot('use', { ability: 'mist-armor' }).rule).toBe('GM-ABIL-16');
  });
});
