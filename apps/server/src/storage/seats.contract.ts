import { expect, test } from 'vitest';
import { seat, table } from '../testing/stored.ts';
import type { Storage } from './storage.ts';

/** What every storage must do with seats: part of the storage contract. */
export function seatsContract(storage: () => Storage): void {
  test('of several who want one seat, one gets it', async () => {
    await storage().addTable(table('t'));
    const wants = ['ana', 'ben', 'ana', 'ben'].map((person) => storage().takeSeat('t', seat(1, { kind: 'person', person, name: person })));
    expect((await Promise.all(wants)).filter(Boolean)).toHaveLength(1);
  });

  test('nobody gets two seats at one table, even at once', async () => {
    await storage().addTable(table('t', { seats: [seat(0), seat(1), seat(2)] }));
    const wants = [0, 1, 2].map((n) => storage().takeSeat('t', seat(n, { kind: 'person', person: 'ben', name: 'Ben' })));
    expect((await Promise.all(wants)).filter(Boolean)).toHaveLength(1);
    expect((await storage().table('t'))?.seats.filter(({ person }) => person === 'ben')).toHaveLength(1);
  });

  test('what a device committed to is kept with its seat, and what was revealed with the start', async () => {
    await storage().addTable(table('t', { seats: [seat(0, { kind: 'person', person: 'ana', name: 'Ana', seal: 'ab' }), seat(1)] }));
    await storage().takeSeat('t', seat(1, { kind: 'person', person: 'ben', name: 'Ben', seal: 'cd' }));
    expect((await storage().table('t'))?.seats.map(({ seal }) => seal)).toEqual(['ab', 'cd']);
    const shares = [
      { seat: 0, commitment: 'ab', share: 'ef' },
      { seat: 1, commitment: 'cd' },
    ];
    await storage().setProgress('t', { stage: 'playing', movedAt: 2, waiting: [], shares });
    await storage().setProgress('t', { stage: 'playing', movedAt: 3, waiting: [0] });
    expect(await storage().table('t')).toMatchObject({ movedAt: 3, shares });
  });

  test('a seat is written as it is', async () => {
    await storage().addTable(table('t'));
    const away = seat(0, { kind: 'person', person: 'ana', name: 'Ana', away: true, preset: 'pass' });
    await storage().setSeat('t', away);
    expect((await storage().table('t'))?.seats[0]).toEqual(away);
  });

  test('who was removed from a table is kept out of it, and of no other', async () => {
    for (const id of ['t', 'u']) await storage().addTable(table(id));
    await storage().keepOut('t', 'ben');
    await storage().keepOut('t', 'ben');
    expect(await Promise.all([storage().isKeptOut('t', 'ben'), storage().isKeptOut('t', 'ana'), storage().isKeptOut('u', 'ben')])).toEqual([
      true,
      false,
      false,
    ]);
    expect(await storage().removeTable('t', Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(await storage().isKeptOut('t', 'ben')).toBe(false);
  });
}
