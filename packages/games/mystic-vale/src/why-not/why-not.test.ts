import { hashOf, Match } from '@conclave/engine';
import { expect, test } from 'vitest';
import { mysticVale } from '../index.ts';
import type { MysticValeMove } from '../moves.ts';
import { scenario } from '../scenario.ts';

const HARVEST = { at: 'harvestUnlessSpoiled' } as const;

test('nobody without a leader uses one', () => {
  const { ana } = scenario(HARVEST);
  expect(ana.cannot('useLeader', { ability: 'gain' })).toEqual({ rule: 'MV-LEADER-05', reason: 'You have no leader.' });
  expect(ana.cannot('turnBack').rule).toBe('MV-LEADER-05');
});

test('a question about half a move gets an answer too', () => {
  const { game } = scenario({ ...HARVEST, commons: ['oakling top'], valeRow: ['azure-lake'] });
  expect(mysticVale.whyNot(game, 0, { do: 'buyVale', card: 'azure-lake' })?.missing).toEqual({ spirits: 2 });
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
    expect(mysticVale.whyNot(game, 0, { do: kind })).toEqual({ rule: 'MV-DRAFT-03', reason: 'Leaders and amulets are chosen before the first turn.' });
});
