import { cloneData } from '@conclave/engine';
import { afterEach, expect, test, vi } from 'vitest';
import catalogue from './catalogue.json' with { type: 'json' };

type Entry = (typeof catalogue.entries)[number];

afterEach(() => {
  vi.doUnmock('./catalogue.json');
  vi.resetModules();
});

/** A card made up: like one of the catalogue, but for some of its values. */
function madeUp(like: string, id: string, name: string, values: object): Entry {
  const entry = cloneData(catalogue.entries.find((one) => one.id === like)!);
  const provenance = Object.fromEntries(
    ['name', 'copies', 'effects.0', 'effects.1', ...Object.keys({ ...entry.values, ...values })].map((key) => [key, 'designed']),
  );
  return { ...entry, id, name, values: { ...entry.values, ...values }, provenance } as unknown as Entry;
}

/** The game, loaded with a catalogue of one card more. */
async function withCard(card: Entry) {
  vi.resetModules();
  vi.doMock('./catalogue.json', () => ({ default: { ...catalogue, entries: [...catalogue.entries, card] } }));
  const { scenario } = await import('../scenario.ts');
  const { mysticVale } = await import('../index.ts');
  const { forecast, viewFor } = await import('../view/index.ts');
  const { valeWorth } = await import('../bot/spending.ts');
  const { valeNamed } = await import('./cards.ts');
  return { scenario, mysticVale, forecast, viewFor, valeWorth, valeNamed };
}

const NO_SYMBOLS = { mana: 0, decay: 0, growth: 0, animal: 0, forest: 0, sky: 0, wild: 0, guardian: 0, vpHarvest: 0, vpEnd: 0, vpNegative: 0 };
const LANTERN_GLADE = madeUp('azure-lake', 'lantern-glade', 'Lantern Glade', {
  symbols: NO_SYMBOLS,
  effects: [
    {
      timing: 'harvest',
      optional: true,
      limit: 'oncePerTurn',
      actions: [{ op: 'gain', what: 'mana', amount: { per: 'valesOwned' } }],
      text: 'Gives 1 mana for each vale you own.',
    },
  ],
});

test('Lantern Glade, one entry of data, gives 1 mana for each vale owned', async () => {
  const { scenario } = await withCard(LANTERN_GLADE);
  const { ana, game } = scenario({ at: 'harvestUnlessSpoiled', ana: { vales: ['lantern-glade', 'azure-lake', 'split-rock'], field: ['blank'] } });
  ana.plays('useVale', { card: 'lantern-glade' });
  expect(game.turn.mana).toBe(3);
  expect(ana.cannot('useVale', { card: 'lantern-glade' }).rule).toBe('MV-HARVEST-04');
});

test('its offer in words and its worth to a bot follow from its effect', async () => {
  const { scenario, mysticVale, viewFor, valeWorth, valeNamed } = await withCard(LANTERN_GLADE);
  const { game } = scenario({ at: 'harvestUnlessSpoiled', ana: { vales: ['lantern-glade'] } });
  mysticVale.rulebook.settle(game);
  const said = mysticVale.words.move(viewFor(game, 0), { do: 'useVale', card: 'lantern-glade' }, undefined as never);
  expect(said).toBe('Use Lantern Glade: Gives 1 mana for each vale you own.');
  const worth = (id: string): number => valeWorth(game.players[0]!, valeNamed(id)!, 6);
  expect(worth('lantern-glade')).toBeGreaterThan(worth('split-rock') + 2);
});

const TWILIGHT_STAG = madeUp('feral-chieftain', 'twilight-stag', 'Twilight Stag', {
  symbols: NO_SYMBOLS,
  effects: [
    { timing: 'whenPlayed', optional: false, actions: [{ op: 'gain', what: 'vp', amount: { per: 'cardsInField' }, from: 'pool' }], text: 'VP.' },
    { timing: 'endOfGame', optional: false, actions: [{ op: 'score', amount: { per: 'valesOwned', times: 2 } }], text: 'Scores.' },
  ],
});

test('an advancement of known effects needs nothing but its entry, not even a leader to be named after', async () => {
  const { scenario } = await withCard(TWILIGHT_STAG);
  const { ana, game, player, table } = scenario({
    ana: { field: ['blank', 'blank'], onDeck: 'blank + twilight-stag top', deck: ['blank'], vales: ['azure-lake'] },
  });
  ana.plays('push');
  expect(player(ana).vp).toBe(3);
  expect(table.heard()).toContainEqual({ is: 'vpGained', seat: 0, amount: 3, from: 'pool', card: 'twilight-stag' });
  const { scoreOf } = await import('../scoring.ts');
  expect(scoreOf(game.players[0]!).lines.find(({ part }) => part === 'advancements')?.points).toBe(2);
});

const effect = (given: object): object => ({ timing: 'harvest', optional: true, limit: 'oncePerTurn', text: '', ...given });
const GAIN = { op: 'gain', what: 'mana', amount: 1 };

test.each([
  ['a deed at a moment when no rule does it', [effect({ actions: [{ op: 'score', amount: 2 }] })], 'harvest: no rule carries out score'],
  ['a gain nobody is asked for in planting', [effect({ timing: 'spoil', optional: false, actions: [GAIN] })], 'spoil: no rule carries out gain'],
  ['a measure without anything to count', [effect({ actions: [{ ...GAIN, amount: { per: 'spiritsPaid' } }] })], 'spiritsPaid: no spirits are paid'],
  [
    'guardians of a card where there is none',
    [effect({ actions: [{ ...GAIN, amount: { per: 'guardianOnSelfCard' } }] })],
    'it has no card whose guardians count',
  ],
  ['a condition nobody tests', [effect({ actions: [GAIN], condition: { endTriggered: false } })], 'nobody tests endTriggered'],
  ['a limit nobody keeps', [effect({ actions: [GAIN], limit: undefined })], 'the limit none means nothing'],
  ['a trigger nobody pulls', [effect({ actions: [GAIN], trigger: 'spoil' })], 'the trigger spoil means nothing'],
  ['what must be said to be optional', [effect({ actions: [GAIN], optional: false })], 'gain is always optional'],
  ['a base for what has none', [effect({ actions: [{ ...GAIN, amount: { per: 'valesOwned', base: 3 } }] })], 'base and valesOwned do not go together'],
  ['VP out of nowhere', [effect({ actions: [{ op: 'gain', what: 'vp', amount: 1 }] })], 'VP, and nothing else, come from somewhere'],
  ['a table with a gap', [effect({ actions: [{ ...GAIN, amount: { per: 'valesOwned', table: { 0: 0, 2: 4 } } }] })], 'lantern-glade: effects.0'],
  [
    'a number of cards that no rule knows',
    [effect({ timing: 'evoke', trigger: 'ownTokenEvoked', limit: undefined, actions: [{ op: 'discard', from: ['field'], count: 2 }] })],
    'lantern-glade: effects.0',
  ],
])('a vale with %s is refused as the game loads', async (_what, effects, reason) => {
  const card = madeUp('azure-lake', 'lantern-glade', 'Lantern Glade', { effects: JSON.parse(JSON.stringify(effects)) });
  await expect(withCard(card)).rejects.toThrow(reason);
  await expect(withCard(card)).rejects.toThrow(/^lantern-glade: /);
});

test('a field no rule reads is refused too', async () => {
  await expect(withCard(madeUp('azure-lake', 'lantern-glade', 'Lantern Glade', { glow: 3 }))).rejects.toThrow('lantern-glade: glow');
});
