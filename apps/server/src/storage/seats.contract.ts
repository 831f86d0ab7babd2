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
    await storage().setProgress('t', { stage: 'playing', movedAt: 2, waiting: [], shares }, { seq: 0 });
    await storage().setProgress('t', { stage: 'playing', movedAt: 3, waiting: [0] }, { seq: 0 });
    expect(await storage().table('t')).toMatchObject({ movedAt: 3, shares });
  });

  test('what a player wants of a seat is written, and nothing besides', async () => {
    await storage().addTable(table('t'));
    await storage().setSeat('t', 0, { preset: 'pass' });
    await storage().setSeat('t', 0, { away: true });
    expect((await storage().table('t'))?.seats).toEqual([seat(0, { kind: 'person', person: 'ana', name: 'Ana', away: true, preset: 'pass' }), seat(1)]);
  });

  test('a seat is opened while others are open, not once all are taken', async () => {
    await storage().addTable(table('t'));
    expect(await storage().openSeat('t', 0)).toBe(true);
    expect((await storage().table('t'))?.seats).toEqual([seat(0), seat(1)]);
    for (const [n, person] of ['ana', 'ben'].entries()) await storage().takeSeat('t', seat(n, { kind: 'person', person, name: person }));
    expect(await storage().openSeat('t', 0)).toBe(false);
    expect((await storage().table('t'))?.seats[0]?.person).toBe('ana');
  });

  test('of a last seat that is taken and one that is opened at the same moment, either both happen or the later one does not', async () => {
    for (let i = 0; i < 10; i++) {
      await storage().addTable(table(`t${i}`));
      const [isTaken, isOpened] = await Promise.all([
        storage().takeSeat(`t${i}`, seat(1, { kind: 'person', person: 'ben', name: 'Ben' })),
        storage().openSeat(`t${i}`, 0),
      ]);
      const open = (await storage().table(`t${i}`))?.seats.map(({ kind }) => kind === 'open');
      expect([isTaken, open]).toEqual([true, [isOpened, false]]);
    }
  });

  test('a game begins once, and only when nobody is missing; its notes are forgotten then', async () => {
    await storage().addTable(table('t'));
    await storage().setNote('t', 'share 0', { is: 'ab' });
    const start = { movedAt: 5, waiting: [], wakesAfter: 0 };
    expect(await storage().begin('t', start)).toBe(false);
    expect((await storage().notes('t')).size).toBe(1);
    await storage().takeSeat('t', seat(1, { kind: 'bot', name: 'Zed', level: 'simple' }));
    const begun = await Promise.all([1, 2, 3].map(() => storage().begin('t', start)));
    expect(begun.filter(Boolean)).toHaveLength(1);
    expect(await storage().table('t')).toMatchObject({ stage: 'playing', movedAt: 5, wakesAfter: 0 });
    expect((await storage().notes('t')).size).toBe(0);
  });

  test('a game that was ended stays so, whatever is noted later', async () => {
    await storage().addTable(table('t', { stage: 'playing', waiting: [0], wakesAfter: 3 }));
    await storage().end('t');
    await storage().setProgress('t', { stage: 'playing', movedAt: 9, waiting: [1] }, { seq: 0 });
    expect(await storage().table('t')).toMatchObject({ stage: 'over', waiting: [] });
    expect((await storage().table('t'))?.wakesAfter).toBeUndefined();
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
