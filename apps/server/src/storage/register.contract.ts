import { expect, test } from 'vitest';
import { entry, seat, table } from '../testing/stored.ts';
import type { Storage } from './storage.ts';

const LONG = 60_000;

/** What servers at one storage agree by: part of the storage contract. */
export function registerContract(storage: () => Storage): void {
  test('the head of a table tells how far its log is, and whether anything else changed', async () => {
    for (const id of ['t', 'u']) await storage().addTable(table(id));
    expect(await storage().heads(['t', 'nobody'])).toEqual([{ id: 't', seq: 0, rev: 0 }]);
    await storage().append('t', entry(1));
    await storage().append('t', entry(2));
    expect(await storage().heads(['t'])).toEqual([{ id: 't', seq: 2, rev: 0 }]);
    const changes: ((id: string) => Promise<unknown>)[] = [
      (id) => storage().takeSeat(id, seat(1, { kind: 'person', person: 'ben', name: 'Ben' })),
      (id) => storage().setSeat(id, 0, { away: true }),
      (id) => storage().setNote(id, 'plea', { is: 'x' }),
      (id) => storage().addPhrase(id, { seat: 0, phrase: 'hello', at: 1 }),
      () => storage().renamePerson('ana', 'Anna'),
      (id) => storage().begin(id, { movedAt: 1, waiting: [] }),
      (id) => storage().end(id),
      (id) => storage().linkRematch(id, 'v'),
    ];
    for (const [before, change] of changes.entries()) {
      await change('t');
      expect(await storage().heads(['t'])).toEqual([{ id: 't', seq: 2, rev: before + 1 }]);
    }
    expect((await storage().table('t'))?.rev).toBe(changes.length);
  });

  test('the later part of a log can be asked for alone', async () => {
    await storage().addTable(table('t'));
    for (const n of [1, 2, 3]) await storage().append('t', entry(n));
    expect((await storage().entries('t', 1)).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(await storage().entries('t', 3)).toEqual([]);
  });

  test('a note is written in the place of what was there, and of nothing else', async () => {
    await storage().addTable(table('t'));
    const set = (was: string | undefined, is: string | undefined) => storage().setNote('t', 'plea', { was, is });
    expect([await set('no', 'a'), await set(undefined, 'a'), await set(undefined, 'b'), await set('b', 'c'), await set('a', 'c')]).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
    expect([...(await storage().notes('t'))]).toEqual([['plea', 'c']]);
    expect([await set('a', undefined), await set('c', undefined), (await storage().notes('t')).size]).toEqual([false, true, 0]);
  });

  test('servers at work see each other, and for how long somebody has been; one that stops saying so is gone', async () => {
    const first = await storage().beat('a', LONG);
    expect(first.nodes).toEqual(['a']);
    const second = await storage().beat('b', LONG);
    expect([...second.nodes].sort()).toEqual(['a', 'b']);
    await storage().beat('a', -1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    const alone = await storage().beat('b', LONG);
    expect(alone.nodes).toEqual(['b']);
    expect(alone.openFor).toBeGreaterThanOrEqual(second.openFor + 25);
    await storage().leave('b');
    const anew = await storage().beat('c', LONG);
    expect(anew.nodes).toEqual(['c']);
    expect(anew.openFor).toBeLessThan(alone.openFor);
  });

  /** Others find out that a server is gone. */
  const isGone = async (node: string): Promise<void> => {
    await storage().beat(node, -1);
    await storage().beat('b', LONG);
  };

  test('a lease is held by one, until that one releases it, leaves or is gone; each holder has a higher fence', async () => {
    for (const node of ['a', 'b']) await storage().beat(node, LONG);
    expect(await storage().lease('t', 'a')).toEqual({ holder: 'a', fence: 1 });
    expect(await storage().lease('t', 'b')).toEqual({ holder: 'a', fence: 1 });
    await isGone('a');
    expect(await storage().lease('t', 'b')).toEqual({ holder: 'b', fence: 2 });
    await storage().beat('a', LONG);
    expect(await storage().lease('t', 'a')).toEqual({ holder: 'b', fence: 2 });
    expect([await storage().leasesOf('a'), await storage().leasesOf('b')]).toEqual([[], ['t']]);
    expect(await storage().release('t', 'a')).toBe(false);
    expect((await storage().lease('t', 'a'))?.holder).toBe('b');
    expect(await storage().release('t', 'b')).toBe(true);
    expect(await storage().lease('t', 'a')).toEqual({ holder: 'a', fence: 3 });
    await storage().leave('a');
    expect(await storage().lease('t', 'b')).toEqual({ holder: 'b', fence: 4 });
  });

  test('a server is told that it was taken for gone, and then holds nothing, though nobody took anything from it', async () => {
    expect((await storage().beat('a', LONG)).isNew).toBe(true);
    await storage().beat('b', LONG);
    await storage().lease('t', 'a');
    expect((await storage().beat('a', -1)).isNew).toBe(false);
    expect((await storage().beat('a', LONG)).isNew).toBe(false);
    expect(await storage().leasesOf('a')).toEqual(['t']);
    await isGone('a');
    expect((await storage().beat('a', LONG)).isNew).toBe(true);
    expect(await storage().leasesOf('a')).toEqual([]);
  });

  test('all servers are told one time of day', async () => {
    const [a, b] = [await storage().beat('a', LONG), await storage().beat('b', LONG)];
    expect(b.now).toBeGreaterThanOrEqual(a.now);
    expect(b.now - a.now).toBeLessThan(60_000);
  });

  test('the lease of a game goes with it', async () => {
    await storage().beat('a', LONG);
    for (const id of ['over', 'ended', 'removed']) {
      await storage().addTable(table(id, { stage: 'playing', movedAt: 1 }));
      await storage().lease(id, 'a');
    }
    expect(await storage().removeTable('removed', 2)).toBe(false);
    await storage().release('removed', 'a');
    expect(await storage().removeTable('removed', 2)).toBe(true);
    await storage().setProgress('over', { stage: 'over', movedAt: 2, waiting: [] }, { seq: 0, fence: 1 });
    await storage().end('ended');
    expect(await storage().leasesOf('a')).toEqual([]);
    expect((await storage().lease('removed', 'a'))?.fence).toBe(1);
  });

  test('of many who want a lease at once, one gets it', async () => {
    const nodes = ['a', 'b', 'c', 'd'];
    for (const node of nodes) await storage().beat(node, LONG);
    const held = await Promise.all(nodes.map((node) => storage().lease('t', node)));
    expect(held.filter((one, i) => one?.holder === nodes[i])).toHaveLength(1);
  });

  test('who lost a lease no longer notes how the game stands', async () => {
    for (const node of ['a', 'b']) await storage().beat(node, LONG);
    await storage().addTable(table('t', { stage: 'playing' }));
    const before = await storage().lease('t', 'a');
    await isGone('a');
    const now = await storage().lease('t', 'b');
    await storage().setProgress('t', { stage: 'playing', movedAt: 8, waiting: [1] }, { seq: 0, fence: now?.fence });
    await storage().setProgress('t', { stage: 'playing', movedAt: 7, waiting: [0] }, { seq: 0, fence: before?.fence });
    expect(await storage().table('t')).toMatchObject({ movedAt: 8, waiting: [1] });
  });

  test('how a game stands is noted only by who knows all of its log', async () => {
    await storage().addTable(table('t', { stage: 'playing' }));
    for (const n of [1, 2]) await storage().append('t', entry(n));
    await storage().setProgress('t', { stage: 'playing', movedAt: 7, waiting: [0] }, { seq: 1 });
    expect(await storage().table('t')).toMatchObject({ wakesAfter: 0, movedAt: table('t').movedAt });
    await storage().setProgress('t', { stage: 'playing', movedAt: 8, waiting: [1] }, { seq: 2 });
    expect(await storage().table('t')).toMatchObject({ movedAt: 8, waiting: [1] });
    expect((await storage().table('t'))?.wakesAfter).toBeUndefined();
  });

  test('a table that a server at work looks after is not woken elsewhere; when that server is gone, it is', async () => {
    await storage().addTable(table('t', { stage: 'playing', wakesAfter: 0 }));
    await storage().beat('a', LONG);
    await storage().lease('t', 'a');
    expect(await storage().tablesToWake(0, 9)).toEqual([]);
    await storage().beat('a', -1);
    expect(await storage().tablesToWake(0, 9)).toEqual([{ id: 't', wakesAfter: 0 }]);
  });

  test('of passes, those that were not ended live', async () => {
    for (const hash of ['one', 'two']) await storage().addPass({ hash, person: 'ana', kind: 'token', label: '' });
    await storage().endPass('ana', 'one');
    expect([...(await storage().livePasses(['one', 'two', 'three']))]).toEqual(['two']);
  });
}
