import { voiceOf } from '@conclave/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import catalogue from './catalogue.json' with { type: 'json' };

type Values = Record<string, unknown>;
interface Entry {
  id: string;
  name: string;
  kind: string;
  values: Values;
  provenance: Record<string, string>;
}
type Raw = { entries: Entry[] };

const copyOf = (id: string, changes: Partial<Entry>): Entry => {
  const entry = (structuredClone(catalogue) as unknown as Raw).entries.find((one) => one.id === id)!;
  return { ...entry, ...changes, values: { ...entry.values, ...changes.values }, provenance: { ...entry.provenance, abilities: 'designed' } };
};

/** The game with one more card in its catalogue. */
async function gameWith(card: Entry) {
  const more = structuredClone(catalogue) as unknown as Raw;
  more.entries.push(card);
  vi.doMock('./catalogue.json', () => ({ default: more }));
  const { draftInto, scenario } = await import('../scenario.ts');
  const { manaforge } = await import('../index.ts');
  return { draftInto, scenario, manaforge };
}

beforeEach(() => {
  vi.resetModules();
});

const ITEM = { number: 73, cost: { fire: 1 } };

test.each<[string, Values, number]>([
  ['prestige and a count of wands', { prestige: 2, prestigePerStoreWand: 3 }, 5],
  ['a count of cards and a count of signs', { prestigePerWorkshopCard: { charged: 3, exhausted: 1 }, prestigePerElementShown: { symbols: 1, prestige: 5 } }, 8],
])('a Store card of known effects is data and nothing else: %s', async (_name, onBuild, prestige) => {
  const { scenario, manaforge } = await gameWith(copyOf('spark-wand', { id: 'lantern-of-embers', name: 'Lantern of Embers', values: { ...ITEM, onBuild } }));
  const { game, ana, table } = scenario({
    ana: { mana: { fire: 1 }, store: ['spark-wand'], workshop: ['hellforge'], dice: ['fire: 2 fire'] },
    board: ['lantern-of-embers'],
  });
  expect(manaforge.words.table(manaforge.viewFor(game, 0), voiceOf(['Ana', 'Ben'], 0)).flatMap(({ lines }) => lines.join())).toContainEqual(
    expect.stringContaining('Lantern of Embers'),
  );
  const before = manaforge.guide.value(game, 0);
  ana.plays('build', { card: 'lantern-of-embers' });
  expect(game.players[0]?.prestige).toBe(prestige);
  expect(manaforge.guide.value(game, 0)).toBeGreaterThan(before);
  table.isBackTo(ana, 'act');
});

test('a Store card that asks is data too: more may be paid, and others may give', async () => {
  const onBuild = {
    prisms: 1,
    optionalPay: { mana: 'any', max: 2 },
    prestigePerPaid: 3,
    gemOffer: { element: 'wind', perPlayer: 1, giverPrestige: 4 },
  };
  const { scenario } = await gameWith(copyOf('spark-wand', { id: 'beggars-bowl', name: "Beggar's Bowl", values: { ...ITEM, onBuild } }));
  const { ana, ben, prestige, of } = scenario({ ana: { mana: { fire: 3 } }, ben: { gems: { wind: 1 } }, board: ['beggars-bowl'] });
  ana.plays('build', { card: 'beggars-bowl', mana: [0, 1, 0, 0], gems: [0, 0, 0, 0] });
  ana.plays('pay', { mana: [0, 2, 0, 0], gems: [0, 0, 0, 0] });
  ben.plays('give', { from: 'gem' });
  expect([prestige(), of(ana).gems, of(ana).prisms]).toEqual([[6, 4], [0, 0, 1, 0], 1]);
});

test('a Workshop card of known effects is data and nothing else: its offer, words and payment follow', async () => {
  const abilities = [
    { unlock: null, cost: { gems: { fire: 1 } }, gain: { extraSpends: 2 } },
    { unlock: ['any'], cost: { exhaustOther: 1 }, gain: { prestige: 3 } },
  ];
  const { scenario, manaforge } = await gameWith(copyOf('hellforge', { id: 'night-furnace', name: 'Night Furnace', values: { ...ITEM, abilities } }));
  const { game, ana, prestige } = scenario({ ana: { gems: { fire: 2 }, workshop: ['night-furnace', 'hellforge'] }, spends: 1 });
  const [use] = ana.offered('activate');
  expect(use).toEqual({ do: 'activate', card: 'night-furnace', ability: 0, gems: [0, 1, 0, 0] });
  expect(manaforge.words.move(manaforge.viewFor(game, 0), use!, voiceOf(['Ana', 'Ben'], 0))).toBe('Use Night Furnace: pay 1 fire gem, gain 2 spends');
  ana.plays('activate', use);
  expect(game.turn?.spends).toBe(3);
  game.players[0]!.workshop[0]!.charged = true;
  ana.plays('upgrade', { card: 'night-furnace', gem: 'fire' });
  ana.plays('activate', { card: 'night-furnace', ability: 1, exhaust: ['hellforge'] });
  expect(prestige()).toEqual([3, 0]);
});

test('a talent of known effects is data and nothing else', async () => {
  const ability = { kind: 'activated', limitPerTurn: 1, cost: { gems: { fire: 1, wind: 1 } }, gain: { prestige: 4 } };
  const { scenario, manaforge } = await gameWith(
    copyOf('earth-enchanter', { id: 'storm-enchanter', name: 'Storm Enchanter', values: { number: 21, dice: ['wind'], ability } }),
  );
  const { game, ana, prestige } = scenario({ ana: { gems: { fire: 2, wind: 2 }, talents: ['storm-enchanter'] } });
  expect(manaforge.guide.promise?.(game, 0, { do: 'pick', talent: 'storm-enchanter' })).toBeGreaterThan(0);
  ana.plays('useTalent', { talent: 'storm-enchanter' });
  expect([prestige()[0], game.players[0]?.gems]).toEqual([4, [0, 1, 1, 0]]);
  expect(ana.cannot('useTalent', { talent: 'storm-enchanter' }).rule).toBe('MF-TAL-03');
});

const talent = (ability: Values): Entry => copyOf('earth-enchanter', { id: 'odd-talent', values: { number: 21, ability } });
const second = (id: string): Entry => talent((copyOf(id, {}).values as { ability: Values }).ability);

test('MF-SETUP-15 a second talent that takes a die besides is asked after the first', async () => {
  const { draftInto } = await gameWith(second('archmage'));
  const { game, actors, keepAll } = draftInto([
    ['archmage', 'fire-enchanter'],
    ['famous', 'odd-talent'],
  ]);
  keepAll();
  const [ana, ben] = actors;
  ana!.plays('takeDie', { type: 'wind' });
  ben!.plays('takeDie', { type: 'water' });
  expect(game.round).toBe(1);
});

test('MF-ROUND-12 two talents that keep a die each: their owners are asked one after the other', async () => {
  const { scenario } = await gameWith(second('aether-reserve'));
  const dice = ['earth: 2 earth', 'fire: 2 fire'];
  const { game, ana, ben, of } = scenario({
    ana: { talents: ['aether-reserve'], dice, stored: 0 },
    ben: { talents: ['odd-talent'], dice, stored: 1 },
    first: 1,
  });
  ana.plays('endTurn');
  ana.plays('leaveDie');
  ben.plays('removeDie');
  expect([game.round, of(ana).storedDie, of(ben).storedDie]).toEqual([2, 0, null]);
});

test('MF-TALENT-19 MF-TALENT-20 a second talent shows the coming cards, or builds from the discard pile, by its own values', async () => {
  const seeing = await gameWith(talent({ kind: 'static', effect: { peekDeck: { cards: 2, when: 'anyTime', visibleTo: 'owner', reorder: true } } }));
  const { game } = seeing.scenario({ ana: { talents: ['odd-talent'] }, deck: ['hellforge', 'spark-wand', 'portal-staff'] });
  expect(seeing.manaforge.viewFor(game, 0).next).toEqual(['hellforge', 'spark-wand']);
  vi.resetModules();
  const building = await gameWith(talent({ kind: 'static', effect: { buildFromDiscard: { extraCost: { gems: { any: 2 } }, usesBuildAction: true } } }));
  const { ana, of } = building.scenario({
    ana: { talents: ['odd-talent'], mana: { fire: 3 }, gems: { earth: 1, wind: 1 } },
    discard: ['spark-wand'],
  });
  ana.plays('scavenge', { card: 'spark-wand' });
  expect([of(ana).store.length, of(ana).gems]).toEqual([1, [0, 0, 0, 0]]);
});

const store = (onBuild: Values): Entry => copyOf('spark-wand', { id: 'odd-item', values: { ...ITEM, onBuild } });
const workshop = (cost: Values, gain: Values): Entry => copyOf('hellforge', { id: 'odd-item', values: { ...ITEM, abilities: [{ unlock: null, cost, gain }] } });

test.each<[string, Entry, string]>([
  ['an unknown effect', store({ prestigePerTalent: 1 }), 'odd-item: onBuild.prestigePerTalent'],
  ['no effect', store({}), 'odd-item: onBuild: a Store card does nothing'],
  ['a price that brings nothing', store({ optionalPay: { mana: 'any', max: 2 } }), 'odd-item: onBuild: what may be paid and what it brings belong together'],
  ['prestige for what nobody may pay', store({ prestigePerPaid: 2 }), 'odd-item: onBuild: what may be paid and what it brings belong together'],
  ['a copy that brings something', store({ copyStoreCard: true, prestige: 1 }), 'odd-item: onBuild: a copy brings nothing of its own'],
  ['gems that match nothing', workshop({ spends: 1 }, { gemsMatchingPaid: 1 }), 'odd-item: abilities.0: gems match what is paid, and nothing is paid'],
  ['an unknown gain', workshop({}, { prisms: 1 }), 'odd-item: abilities.0.gain.prisms'],
  [
    'a talent that does two things',
    talent({ kind: 'setup', gain: { prestige: 1, gems: { fire: 1 } } }),
    'odd-talent: ability.gain: a talent does exactly one thing',
  ],
  ['a talent that does nothing', talent({ kind: 'static', effect: {} }), 'odd-talent: ability.effect: a talent does exactly one thing'],
  [
    'a talent used twice a turn',
    talent({ kind: 'activated', limitPerTurn: 2, cost: { gems: { fire: 1 } }, gain: { prestige: 1 } }),
    'odd-talent: ability.limitPerTurn',
  ],
  [
    'a talent that takes any gem',
    talent({ kind: 'activated', limitPerTurn: 1, cost: { gems: { any: 1 } }, gain: { prestige: 1 } }),
    'odd-talent: ability.cost.gems: the elements must be named',
  ],
  [
    'a talent that turns a die for a price',
    talent({ kind: 'activated', limitPerTurn: 1, cost: { spends: 1 }, gain: { flipDieToGem: { die: 'fire', spentAllowed: true } } }),
    'odd-talent: ability: turning a die is free',
  ],
  [
    'a die taken too early',
    talent({ kind: 'setup', gain: { die: 'anyFromPool' } }),
    'odd-talent: ability: a die, and only a die, is taken after all starting dice',
  ],
  ['a number used twice', copyOf('spark-wand', { id: 'odd-item' }), 'items: their numbers are not 1 to the last, each once'],
])('a card that no rule carries out is refused when it is loaded: %s', async (_name, card, fault) => {
  await expect(gameWith(card)).rejects.toThrow(fault);
});
