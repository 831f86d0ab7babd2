import type { MagesEvent } from '@conclave/mages';
import { expect, test } from 'vitest';
import type { Chapter } from '../table/types.ts';
import { type Statistic, statisticsOf } from './statistics.ts';

const story = (...events: { is: string }[]): Chapter[] => [{ events, standings: [] }];
const mages = (...events: MagesEvent[]): Promise<readonly Statistic[]> => statisticsOf('mages', story(...events), 3);
const valuesIn = (statistics: readonly Statistic[]): Record<string, readonly number[]> =>
  Object.fromEntries(statistics.map(({ label, values }) => [label, values]));

const cast = (seat: number, target: number): MagesEvent => ({ is: 'spellCast', seat, spell: 'fireball', target });
const lost = (seat: number): MagesEvent => ({ is: 'heartLost', seat, hearts: 1 });

test('a heart lost is a hit of whoever struck: the caster, or whoever reflected it', async () => {
  const found = valuesIn(await mages(cast(0, 1), lost(1), cast(0, 2), { is: 'attackReflected', seat: 2, target: 0, spell: 'fireball' }, lost(0)));
  expect(found.Hits).toEqual([1, 0, 1]);
  expect(found['Attacks cast']).toEqual([2, 0, 0]);
  expect(found['Hearts lost']).toEqual([1, 1, 0]);
});

test('attacks that fail, are reflected, turned aside or cancelled are saves, and a death has its killer', async () => {
  const found = valuesIn(
    await mages(
      cast(0, 1),
      { is: 'attackFailed', seat: 0, target: 1, spell: 'fireball' },
      cast(0, 2),
      { is: 'attackDeflected', seat: 2, target: 1, card: 'apprentices-shield' },
      lost(1),
      { is: 'died', seat: 1, killer: 0, status: 'dead' },
      { is: 'witherCancelled', seat: 1, from: 'hand' },
    ),
  );
  expect(found.Saves).toEqual([0, 2, 1]);
  expect(found.Kills).toEqual([1, 0, 0]);
});

test('what nobody did is not listed, and a heart lost to nobody is nobody’s hit', async () => {
  expect((await mages({ is: 'turnBegan', seat: 0, turn: 1, actions: 3 }, lost(0))).map(({ label }) => label)).toEqual(['Hearts lost']);
});

test('every game with a board has statistics; one without has none', async () => {
  const manaforge = await statisticsOf('manaforge', story({ is: 'turnEnded', seat: 1, manaLost: [1, 2] } as never), 2);
  expect(valuesIn(manaforge)).toEqual({ 'Mana lost': [0, 3] });
  const gates = await statisticsOf(
    'gates-of-mara',
    story({ is: 'influenceGained', seat: 0, realm: 'fire', amount: 2, now: 2, past: [1], level: [] } as never),
    2,
  );
  expect(valuesIn(gates)).toEqual({ 'Influence gained': [2, 0], 'Players overtaken': [1, 0] });
  const harvest = (mana: number) => ({ is: 'harvestBegan', seat: 0, mana, spirits: [] });
  const vale = await statisticsOf('mystic-vale', story(harvest(3), harvest(5)), 2);
  expect(valuesIn(vale)).toEqual({ 'Mana harvested': [8, 0], 'Best harvest': [5, 0] });
  expect(await statisticsOf('sparks', story({ is: 'sparkWon' }), 2)).toEqual([]);
});
