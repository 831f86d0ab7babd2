import { commitmentTo, mixedKey, newKey, type SeedShare } from '@conclave/engine';
import type { TableInfo } from '@conclave/protocol';
import { expect, test } from 'vitest';
import { DeviceShares, type Store, sharers } from './shares.ts';
import type { TableState } from './types.ts';

const SECRET = newKey();
const THEIRS = newKey();

function memory(): Store {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

/** A device that sat down at seat 0, with what the table says before and after the start. */
async function seated() {
  const device = new DeviceShares(
    (
      (store) => () =>
        store
    )(memory()),
  );
  let mine = '';
  const about = { id: 't', you: 0, commitment: commitmentTo(SECRET) } as TableInfo;
  await device.sitDown(async ({ share = '' }) => {
    mine = share;
    return about;
  });
  const hashes: SeedShare[] = [
    { seat: 0, commitment: mine },
    { seat: 1, commitment: commitmentTo(THEIRS) },
  ];
  const full: TableInfo = { ...about, shares: hashes };
  const over = (mineOpen: string | undefined, change: Partial<TableState & TableInfo> = {}): TableState => {
    const shares = [
      { ...hashes[0]!, ...(mineOpen !== undefined && { share: mineOpen }) },
      { ...hashes[1]!, share: THEIRS },
    ];
    return { info: { ...about, shares, ...change }, secret: SECRET, key: mixedKey(SECRET, shares), ...change } as TableState;
  };
  return { device, mine, full, hashes, over };
}

test('a share that was revealed and used is found in the dice', async () => {
  const { device, mine, full, over } = await seated();
  const share = device.reveal(full)!;
  expect(commitmentTo(share)).toBe(mine);
  expect(device.verdict(over(share))).toBe('used');
});

test('a share that was not used is said not to be', async () => {
  const { device, full, over } = await seated();
  device.reveal(full);
  expect(device.verdict(over(undefined))).toBe('unused');
  expect(device.verdict({ info: full } as TableState)).toBe('unused');
});

test('a host who changes the secret, its seal, another hash or the key afterwards is found out', async () => {
  const { device, full, hashes, over } = await seated();
  const share = device.reveal(full)!;
  const other = newKey();
  const shares = [
    { ...hashes[0]!, share },
    { seat: 1, commitment: commitmentTo(other), share: other },
  ];
  expect(device.verdict(over(share, { secret: other }))).toBe('broken');
  expect(device.verdict(over(share, { secret: other, commitment: commitmentTo(other), key: mixedKey(other, over(share).info!.shares!) }))).toBe('broken');
  expect(device.verdict(over(share, { shares, key: mixedKey(SECRET, shares) }))).toBe('broken');
  expect(device.verdict(over(share, { key: other }))).toBe('broken');
});

test('a share is revealed for one list of hashes only, however often it is asked for', async () => {
  const { device, full, hashes } = await seated();
  const share = device.reveal(full);
  expect(device.reveal(full)).toBe(share);
  expect(device.reveal({ ...full, shares: [hashes[0]!] })).toBeUndefined();
  expect(device.reveal({ ...full, commitment: commitmentTo(newKey()) })).toBeUndefined();
});

test('a device reveals nothing for a seat that another device took', async () => {
  const { device, full, hashes } = await seated();
  expect(device.reveal({ ...full, shares: [{ seat: 0, commitment: commitmentTo(newKey()) }, hashes[1]!] })).toBeUndefined();
  expect(device.reveal({ ...full, id: 'elsewhere' })).toBeUndefined();
});

test('who only watches, or never sat down here, is told nothing', async () => {
  const { device, full, over } = await seated();
  const { you: _, ...watching } = over(device.reveal(full)).info!;
  expect(device.verdict({ ...over(undefined), info: watching })).toBeUndefined();
  expect(new DeviceShares(memory).verdict(over(undefined))).toBeUndefined();
});

test('a device knows its shares of the last hundred tables', async () => {
  const store = memory();
  const device = new DeviceShares(() => store);
  const sealed = new Map<string, string>();
  for (let n = 0; n < 101; n++)
    await device.sitDown(async ({ share = '' }) => {
      sealed.set(`t${n}`, share);
      return { id: `t${n}` } as TableInfo;
    }, `t${n}`);
  const asked = (id: string) => device.reveal({ id, you: 0, commitment: '', shares: [{ seat: 0, commitment: sealed.get(id)! }] } as unknown as TableInfo);
  expect([asked('t0'), asked('t1'), asked('t100')].map((share) => share && commitmentTo(share))).toEqual([undefined, sealed.get('t1'), sealed.get('t100')]);
});

test('everybody can read whose shares were used and whose were not revealed', async () => {
  const { mine, over, hashes } = await seated();
  expect(sharers(over(mine).info!)).toEqual({ used: [0, 1], missing: [] });
  expect(sharers({ shares: hashes })).toEqual({ used: [], missing: [0, 1] });
  expect(sharers({})).toEqual({ used: [], missing: [] });
});

test('a device that keeps nothing sits down without a share', async () => {
  const device = new DeviceShares(() => {
    throw new Error('denied');
  });
  const told: unknown[] = [];
  const take = async (hash: { share?: string }) => {
    told.push(hash);
    return { id: 't' } as TableInfo;
  };
  await device.sitDown(take);
  await device.sitDown(take, 't');
  expect(told).toEqual([{}, {}]);
});
