import { hashOf, Match } from '@conclave/engine';
import { expect, test } from 'vitest';
import { mysticVale } from '../index.ts';
import type { MysticValeMove } from '../moves.ts';
import { scenario } from '../scenario.ts';

const HARVEST = { at: 'harvestUnlessSpoiled' } as const;

test('nobody without a leader uses one', () => {
  const { ana } = scenario(HARVEST);
  expect(ana.cannot('useLeader', { ability: 'gain' })).toMatchObject({ rule: 'MV-LEADER-05', reason: 'You have no leader.' });
  expect(ana.cannot('turnBack').rule).toBe('MV-LEADER-05');
});

test('a question about half a move gets an answer too', () => {
  const { game } = scenario({ ...HARVEST, commons: ['oakling top'], valeRow: ['azure-lake'] });
  expect(mysticVale.whyNot(game, 0, { do: 'buyVale', card: 'azure-lake' })?.missing).toEqual({ animal: 1, forest: 1 });
  expect(mysticVale.whyNot(game, 0, { do: 'buy', card: 'oakling' })?.rule).toBe('MV-COMMONS-01');
  expect(mysticVale.whyNot(game, 0, { do: 'buyVale', card: 'feral-grove' })?.rule).toBe('MV-VALE-06');
});

test('a question about a kind of move is not answered as if a card had been named', () => {
  const { game } = scenario({ ...HARVEST, mana: 1, commons: ['oakling top'], valeRow: ['azure-lake'], ana: { leader: 'morlok', field: ['leader'] } });
  const why = (kind: MysticValeMove['do']): string | undefined => mysticVale.whyNot(game, 0, { do: kind } as Partial<MysticValeMove> & { do: string })?.reason;
  expect(why('buy')).toBe('With 2 mana nothing can be bought that fits on a card of your field.');
  expect(why('buyVale')).toBe('Your spirits pay for none of the vales that lie face up.');
  expect(why('use')).toBe('No card of your field has an ability left to use.');
  expect(why('useVale')).toBe('You own no vale.');
  expect([why('discard'), why('giveGuardians')]).toEqual([undefined, undefined]);
  Object.assign(game.turn, { buys: 2, valeBuys: 2 });
  expect(why('buy')).toBe('You have used both advancement buys of this turn.');
  expect(why('buyVale')).toBe('You have bought two vales this turn.');
});

test('what comes later in the turn, or came before, is refused by its phase', () => {
  const planting = scenario({ mana: 9, ana: { field: ['blank'] } });
  for (const [kind, rule] of [
    ['takeVp', 'MV-HARVEST-01'],
    ['endHarvest', 'MV-HARVEST-01'],
    ['spend', 'MV-CARD-HALO-MOUNTAIN-02'],
    ['craft', 'MV-CARD-OLD-BARKARB-04'],
    ['take', 'MV-SETUP-16'],
    ['keepAmulet', 'MV-DRAFT-09'],
    ['store', 'MV-CARD-OLD-BARKARB-01'],
  ] as const)
    expect([kind, planting.ana.cannot(kind).rule]).toEqual([kind, rule]);
});

test('a card that is nowhere on the table cannot be chosen', () => {
  const { ana } = scenario({ ana: { field: ['blank'], onDeck: 'blank + deadwood-harvester top', deck: ['blank'] } });
  ana.plays('push');
  expect(ana.cannot('discard', { on: 19 }).rule).toBe('MV-ZONE-01');
});

test('MV-DRAFT-03 nobody plants while leaders and amulets are chosen, and that is the reason given', () => {
  const game = new Match(mysticVale, { seats: 2, key: hashOf('why not') }).state;
  for (const kind of ['push', 'pass'] as const)
    expect(mysticVale.whyNot(game, 0, { do: kind })).toMatchObject({ rule: 'MV-DRAFT-03', reason: 'Leaders and amulets are chosen before the first turn.' });
});

test('putting a card under the deck with Deepriver Crystal is answered by the crystal, not by Burrow Wyrm', () => {
  const crystal = { token: 'deepriver-crystal', field: ['blank', 'blank'], onDeck: 'blank' };
  const used = scenario({ ...HARVEST, ana: crystal });
  expect(used.ana.cannot('bury', { on: 0 })).toMatchObject({ rule: 'MV-AMULET-05', reason: 'Your Deepriver Crystal shows its used side.' });
  const { ana } = scenario({ ...HARVEST, ana: { ...crystal, active: true } });
  expect(ana.cannot('bury', { on: 0 }).reason).toBe('Evoke Deepriver Crystal first.');
  ana.plays('evoke');
  expect(ana.cannot('bury', { on: 2 }).reason).toBe('Deepriver Crystal takes a card of your field.');
  expect(scenario(HARVEST).ana.cannot('bury', { on: 0 }).rule).toBe('MV-CARD-BURROW-WYRM-00');
});

test('spirits that are missing are named, and counted as people count', () => {
  const why = (spirits: number[], card: string): string => scenario({ ...HARVEST, spirits, valeRow: [card] }).ana.cannot('buyVale', { card }).reason;
  expect(why([0, 1, 0, 0], 'azure-lake')).toBe('You are 1 spirit short for Azure Lake: 1 animal.');
  expect(why([0, 0, 0, 1], 'azure-lake')).toBe('You are 1 spirit short for Azure Lake: 1 animal or 1 forest.');
  expect(why([0, 0, 0, 0], 'borderwatch-bog')).toBe('You are 3 spirits short for Borderwatch Bog: 1 animal, 1 forest and 1 of any type.');
});

test('an ability whose condition is not met says what it needs and what there is', () => {
  const field = ['blank + vale-bearer top', 'blank + peacekeeper-druid top'];
  const { ana } = scenario({ ...HARVEST, pushes: 2, ana: { field, vales: ['talonthorn-den'] } });
  expect(ana.cannot('use', { card: 'vale-bearer', position: 'top' }).reason).toBe('Vale Bearer needs 3 guardians on its card; it has 2.');
  expect(ana.cannot('use', { card: 'peacekeeper-druid', position: 'top' }).reason).toBe(
    'Peacekeeper Druid works in a turn with no push; you have pushed 2 times.',
  );
  const few = scenario({ ...HARVEST, ana: { field: ['blank + vale-bearer top'], vales: ['talonthorn-den'] } });
  expect(few.ana.cannot('useVale', { card: 'talonthorn-den' }).reason).toBe('Talonthorn Den needs 3 guardians in your field; you have 2.');
});

test('sleeving in the wrong place says where the piece goes, and what is there', () => {
  const { ana } = scenario({ ...HARVEST, mana: 2, commons: ['oakling top'], ana: { field: ['blank', 'blank + glade-fawn top', 'cursed-land top'] } });
  ana.plays('buy', { card: 'oakling', position: 'top' });
  ana.plays('endHarvest');
  expect(ana.cannot('sleeve', { card: 'oakling', position: 'middle', on: 0 })).toMatchObject({
    rule: 'MV-SLEEVE-01',
    reason: 'Your Oakling goes into a top position.',
  });
  expect(ana.cannot('sleeve', { card: 'oakling', position: 'top', on: 1 }).reason).toBe('Glade Fawn has the top position of that card.');
  expect(ana.cannot('sleeve', { card: 'oakling', position: 'top', on: 2 }).reason).toBe('The top position of that card is printed.');
  expect(ana.cannot('sleeve', { card: 'wolf-rider', position: 'top', on: 0 }).rule).toBe('MV-SLEEVE-08');
});

test('no answer calls a card by an id that nobody knows', () => {
  const { ana } = scenario({ ...HARVEST, ana: { field: ['blank + oakling top'] } });
  expect(ana.cannot('use', { card: 'glittering-cavern', position: 'top' }).reason).toBe('That card has no such ability in your field now.');
  const planting = scenario({ ana: { vales: ['harpy-canyon'], field: ['blank + cleansing-rain top'] } });
  expect(planting.ana.cannot('repeat', { card: 'glittering-cavern' }).reason).toBe('That card has no such ability in your field.');
});
