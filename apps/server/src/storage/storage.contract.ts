import { hashOf } from '@conclave/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entry, seat, table } from '../testing/stored.ts';
import { registerContract } from './register.contract.ts';
import { seatsContract } from './seats.contract.ts';
import type { Progress, Storage } from './storage.ts';

const inPlay: Progress = { stage: 'playing', movedAt: 1_790_000_000_500, waiting: [1] };

/** What every storage must do, on a fresh database each time. `reopen` closes one and opens the same data again. */
export function storageContract(name: string, open: () => Promise<Storage>, reopen: (storage: Storage) => Promise<Storage>): void {
  describe(`${name} keeps the storage contract`, () => {
    let storage: Storage;
    beforeEach(async () => {
      storage = await open();
      await storage.addPerson({ id: 'ana', name: 'Ana', createdAt: 1 });
      await storage.addPerson({ id: 'ben', name: 'Ben', createdAt: 2 });
    });
    afterEach(() => storage.close());
    seatsContract(() => storage);
    registerContract(() => storage);

    test('a setting is made once', async () => {
      expect(await storage.setting('secret', () => 'one')).toBe('one');
      expect(await storage.setting('secret', () => 'two')).toBe('one');
    });

    test('a person is found again and may be renamed, at the tables too', async () => {
      await storage.addTable(table('t'));
      await storage.renamePerson('ana', 'Anastasia');
      expect(await storage.person('ana')).toEqual({ id: 'ana', name: 'Anastasia', createdAt: 1 });
      expect((await storage.table('t'))?.seats[0]?.name).toBe('Anastasia');
      expect(await storage.person('nobody')).toBeUndefined();
    });

    test('a link works once, and not when it is too old', async () => {
      await storage.addPass({ hash: 'h1', person: 'ana', kind: 'link', label: '', expiresAt: 100 });
      await storage.addPass({ hash: 'h2', person: 'ana', kind: 'link', label: '', expiresAt: 100 });
      expect(await storage.useLink('h1', 99)).toBe('ana');
      expect(await storage.useLink('h1', 99)).toBeUndefined();
      expect(await storage.useLink('h2', 100)).toBeUndefined();
    });

    test('a token and a browser stand for their person, a link does not', async () => {
      await storage.addPass({ hash: 'token', person: 'ben', kind: 'token', label: 'my bot' });
      await storage.addPass({ hash: 'browser', person: 'ana', kind: 'device', label: 'Firefox', device: 'd', createdAt: 3, usedAt: 4 });
      await storage.addPass({ hash: 'link', person: 'ben', kind: 'link', label: '', expiresAt: 100 });
      expect((await storage.personOf('token'))?.person.id).toBe('ben');
      expect(await storage.personOf('browser')).toMatchObject({ person: { id: 'ana' }, pass: { device: 'd', createdAt: 3, usedAt: 4 } });
      expect(await storage.personOf('link')).toBeUndefined();
      expect(await storage.useLink('token', 0)).toBeUndefined();
      expect((await storage.ownerOfLink('link', 99))?.id).toBe('ben');
      expect(await storage.ownerOfLink('link', 100)).toBeUndefined();
      expect(await storage.ownerOfLink('token', 0)).toBeUndefined();
    });

    test('passes are listed, last used first, and ended by their person only', async () => {
      await storage.addPass({ hash: 'old', person: 'ana', kind: 'token', label: 'my bot', usedAt: 1 });
      await storage.addPass({ hash: 'new', person: 'ana', kind: 'device', label: 'Firefox', device: 'd', usedAt: 2 });
      await storage.addPass({ hash: 'link', person: 'ana', kind: 'link', label: '', expiresAt: 100 });
      await storage.touchPass('old', 5);
      expect((await storage.passesOf('ana')).map(({ hash }) => hash)).toEqual(['old', 'new']);
      expect(await storage.endPass('ben', 'old')).toBe(false);
      expect(await storage.endPass('ana', 'link')).toBe(false);
      expect(await storage.endPass('ana', 'old')).toBe(true);
      expect(await storage.personOf('old')).toBeUndefined();
    });

    test('a browser may hold passes of several people', async () => {
      for (const person of ['ana', 'ben']) await storage.addPass({ hash: person, person, kind: 'device', label: '', device: 'd' });
      expect((await storage.peopleOn('d')).map(({ id }) => id)).toEqual(['ana', 'ben']);
      await storage.endPass('ana', 'ana');
      expect((await storage.peopleOn('d')).map(({ id }) => id)).toEqual(['ben']);
    });

    test('a table comes back as it was stored', async () => {
      await storage.addTable(table('t'));
      expect(await storage.table('t')).toEqual(table('t'));
      expect(await storage.tableByInvite('invite-t')).toEqual(table('t'));
      expect(await storage.tableByInvite('t')).toBeUndefined();
      expect(await storage.table('u')).toBeUndefined();
    });

    test('a table keeps the values it is played with', async () => {
      const pack = { format: 1, game: 'mages', name: 'Few “spells”', values: { fireball: { copies: 3 } } } as const;
      await storage.addTable(table('t', { pack }));
      expect(await storage.table('t')).toEqual(table('t', { pack }));
      expect(await storage.openTables(5)).toEqual([table('t', { packTold: { name: pack.name, hash: hashOf(pack) } })]);
    });

    test('a table is stored with all its seats or not at all', async () => {
      await expect(storage.addTable(table('t', { seats: [seat(0), seat(0)] }))).rejects.toThrow();
      expect(await storage.table('t')).toBeUndefined();
    });

    test('open tables are public, gathering, with somebody who waits and a seat that is nobody’s', async () => {
      await storage.addTable(table('old', { createdAt: 1 }));
      await storage.addTable(table('new', { createdAt: 2 }));
      await storage.addTable(table('private', { visibility: 'link' }));
      await storage.addTable(table('playing', { stage: 'playing' }));
      await storage.addTable(
        table('full', { seats: [seat(0, { kind: 'person', person: 'ana', name: 'Ana' }), seat(1, { kind: 'bot', level: 'simple', name: 'Zed' })] }),
      );
      await storage.addTable(table('held', { seats: [seat(0, { kind: 'person', person: 'ana', name: 'Ana' }), seat(1, { heldFor: 'ben' })] }));
      await storage.addTable(table('left', { seats: [seat(0), seat(1)] }));
      expect((await storage.openTables(10)).map((one) => one.id)).toEqual(['new', 'old']);
      expect((await storage.openTables(1)).map((one) => one.id)).toEqual(['new']);
    });

    test('tables in play are public, last moved first, a part at a time', async () => {
      await storage.addTable(table('old', { stage: 'playing', movedAt: 1 }));
      await storage.addTable(table('new', { stage: 'playing', movedAt: 3 }));
      await storage.addTable(table('middle', { stage: 'playing', movedAt: 2 }));
      await storage.addTable(table('private', { stage: 'playing', visibility: 'link' }));
      await storage.addTable(table('gathering'));
      await storage.addTable(table('over', { stage: 'over' }));
      expect((await storage.tablesInPlay(2)).map((one) => one.id)).toEqual(['new', 'middle']);
      expect((await storage.tablesInPlay(2, 2)).map((one) => one.id)).toEqual(['old']);
    });

    test('a person’s tables come last moved first', async () => {
      await storage.addTable(table('a', { movedAt: 1 }));
      await storage.addTable(table('b', { movedAt: 2 }));
      await storage.addTable(table('other', { seats: [seat(0, { kind: 'person', person: 'ben', name: 'Ben' })] }));
      expect((await storage.tablesOf('ana', 10)).map((one) => one.id)).toEqual(['b', 'a']);
    });

    test('entries come back in order', async () => {
      await storage.addTable(table('t'));
      expect(await storage.append('t', entry(1))).toBe(true);
      expect(await storage.append('t', entry(2, { idem: 'key-2', entry: { seat: 1, undo: 'own' } }))).toBe(true);
      expect(await storage.entries('t')).toEqual([entry(1), entry(2, { idem: 'key-2', entry: { seat: 1, undo: 'own' } })]);
    });

    test('a place in the log is given once, and the loser changes nothing', async () => {
      await storage.addTable(table('t'));
      await storage.append('t', entry(1));
      expect(await storage.append('t', entry(1, { spent: 99 }))).toBe(false);
      expect(await storage.entries('t')).toEqual([entry(1)]);
    });

    test('the same key of the same seat is one move; of another seat, another', async () => {
      await storage.addTable(table('t'));
      expect(await storage.append('t', entry(1, { idem: 'same-key' }))).toBe(true);
      expect(await storage.append('t', entry(2, { idem: 'same-key' }))).toBe(false);
      expect(await storage.append('t', entry(2, { idem: 'same-key', entry: { seat: 1, redo: true } }))).toBe(true);
    });

    test('many appends at once are all stored', async () => {
      const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
      for (const id of ids) await storage.addTable(table(id));
      const all = ids.flatMap((id) => Array.from({ length: 10 }, (_, i) => storage.append(id, entry(i + 1))));
      expect((await Promise.all(all)).every(Boolean)).toBe(true);
      for (const id of ids) expect(await storage.entries(id)).toHaveLength(10);
    });

    test('one refused write among many does not harm the others', async () => {
      await storage.addTable(table('t'));
      const [first, doubled, second] = await Promise.all([1, 1, 2].map((n) => storage.append('t', entry(n))));
      expect([first, doubled, second]).toEqual([true, false, true]);
    });

    test('a result ends a table', async () => {
      await storage.addTable(table('t'));
      const result = { winners: [1], how: 'lastAlive', scores: [0, 3] };
      await storage.setProgress('t', inPlay, { seq: 0 });
      expect(await storage.table('t')).toMatchObject(inPlay);
      await storage.setProgress('t', { stage: 'over', movedAt: 7, waiting: [], result }, { seq: 0 });
      expect(await storage.table('t')).toMatchObject({ stage: 'over', result });
      expect(await storage.tablesToWake(1e9, 10)).toEqual([]);
    });

    test('a table whose row may be behind its log is found after a restart', async () => {
      await storage.addTable(table('moved'));
      await storage.addTable(table('sat'));
      await storage.addTable(table('quiet'));
      for (const id of ['moved', 'sat', 'quiet']) await storage.setProgress(id, inPlay, { seq: 0 });
      await storage.append('moved', entry(1));
      await storage.setSeat('sat', 0, { away: true });
      storage = await reopen(storage);
      expect(await storage.tablesToWake(0, 10)).toEqual([
        { id: 'moved', wakesAfter: 0 },
        { id: 'sat', wakesAfter: 0 },
      ]);
      expect(await storage.entries('moved')).toEqual([entry(1)]);
    });

    test('tables are woken in the order they fall due, some at a time', async () => {
      for (const [id, wakesAfter] of [
        ['a', 500],
        ['b', 0],
        ['c', 500],
        ['d', 501],
        ['e', undefined],
      ] as const) {
        await storage.addTable(table(id));
        await storage.setProgress(id, { ...inPlay, wakesAfter }, { seq: 0 });
      }
      const first = await storage.tablesToWake(500, 2);
      expect(first.map((one) => one.id)).toEqual(['b', 'a']);
      expect((await storage.tablesToWake(500, 2, first[1])).map((one) => one.id)).toEqual(['c']);
    });

    test('a table that gathers or is over is not marked', async () => {
      await storage.addTable(table('gathering'));
      await storage.addTable(table('over', { stage: 'over' }));
      for (const id of ['gathering', 'over']) await storage.setSeat(id, 0, { away: true });
      expect(await storage.tablesToWake(1e9, 10)).toEqual([]);
    });

    test('seats at tables that gather are counted for their people', async () => {
      await storage.addTable(table('t'));
      await storage.addTable(table('u', { visibility: 'link', seats: [seat(0, { kind: 'person', person: 'ana', name: 'Ana' }), seat(1)] }));
      await storage.addTable(table('v'));
      await storage.setProgress('v', inPlay, { seq: 0 });
      const waiting = await storage.waitingSeats(['ana', 'ben']);
      expect(waiting.map(({ person, visibility }) => `${person} ${visibility}`).sort()).toEqual(['ana link', 'ana public']);
    });

    test('what was abandoned is found, oldest first, and forgotten; what is over or moved since stays', async () => {
      for (const [id, movedAt, stage] of [
        ['c', 3, 'playing'],
        ['a', 1, 'playing'],
        ['b', 1, 'playing'],
        ['late', 9, 'playing'],
        ['done', 1, 'over'],
        ['g', 1, 'gathering'],
      ] as const)
        await storage.addTable(table(id, { movedAt, stage }));
      await storage.append('a', entry(1));
      await storage.addPhrase('a', { seat: 0, phrase: 'hello', at: 1 });
      const first = await storage.abandonedTables('playing', { before: 5, limit: 2, after: undefined });
      expect(first.map(({ id }) => id)).toEqual(['a', 'b']);
      expect((await storage.abandonedTables('playing', { before: 5, limit: 2, after: first[1] })).map(({ id }) => id)).toEqual(['c']);
      expect((await storage.abandonedTables('gathering', { before: 5, limit: 2, after: undefined })).map(({ id }) => id)).toEqual(['g']);
      expect(await storage.removeTable('a', 5)).toBe(true);
      expect([await storage.table('a'), await storage.entries('a'), await storage.phrases('a', 9)]).toEqual([undefined, [], []]);
      expect([await storage.removeTable('late', 5), await storage.removeTable('done', 5)]).toEqual([false, false]);
      expect((await storage.tablesOf('ana', 9)).map(({ id }) => id).sort()).toEqual(['b', 'c', 'done', 'g', 'late']);
    });

    test('old guests without games are forgotten, with their passes; whoever sits, owns, is expected or was seen stays', async () => {
      for (const id of ['cleo', 'dora', 'emil', 'fred', 'new']) await storage.addPerson({ id, name: id, createdAt: id === 'new' ? 99 : 3 });
      await storage.addPass({ hash: 'h', person: 'cleo', kind: 'token', label: '', usedAt: 49 });
      await storage.addPass({ hash: 'i', person: 'fred', kind: 'token', label: '', usedAt: 50 });
      await storage.addTable(table('t', { owner: 'ana', seats: [seat(0, { kind: 'person', person: 'ben', name: 'Ben' }), seat(1, { heldFor: 'dora' })] }));
      const { removed, last } = await storage.removeIdleGuests({ before: 50, limit: 4, after: undefined });
      expect(removed).toBe(1);
      expect(await storage.removeIdleGuests({ before: 50, limit: 4, after: last })).toMatchObject({ removed: 1 });
      expect(await Promise.all(['ana', 'ben', 'cleo', 'dora', 'emil', 'fred', 'new'].map(async (id) => (await storage.person(id))?.id))).toEqual([
        'ana',
        'ben',
        undefined,
        'dora',
        undefined,
        'fred',
        'new',
      ]);
    });

    test('the first rematch is the one', async () => {
      await storage.addTable(table('t'));
      expect(await storage.linkRematch('t', 'u')).toBe('u');
      expect(await storage.linkRematch('t', 'v')).toBe('u');
      expect((await storage.table('t'))?.next).toBe('u');
    });

    test('the last phrases are kept, oldest first', async () => {
      await storage.addTable(table('t'));
      for (const at of [1, 2, 3]) await storage.addPhrase('t', { seat: 0, phrase: 'hello', at });
      expect((await storage.phrases('t', 2)).map((one) => one.at)).toEqual([2, 3]);
    });
  });
}
