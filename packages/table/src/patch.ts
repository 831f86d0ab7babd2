import { isSame } from '@conclave/engine';

/**
 * What changed between two pieces of plain data:
 * `[]` it is gone · `[value]` it is new · `[start, count, items]` a list had `count` items at `start` replaced · an object: what changed inside, by key or place.
 */
export type Patch = readonly [] | readonly [unknown] | readonly [number, number, readonly unknown[]] | { readonly [key: string]: Patch };

const isTree = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** The change that leads from one piece of plain data to another; nothing if they say the same. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before) && Array.isArray(after) ? diffLists(before, after) : diffRecords(before as Fields, after as Fields);
}

type Fields = Record<string, unknown>;

function diffRecords(before: Fields, after: Fields): Patch | undefined {
  const changes: Record<string, Patch> = {};
  for (const key of Object.keys(before)) if (after[key] === undefined && before[key] !== undefined) changes[key] = [];
  for (const key of Object.keys(after)) {
    const change = after[key] === undefined ? undefined : diff(before[key], after[key]);
    if (change) changes[key] = change;
  }
  return Object.keys(changes).length > 0 ? changes : undefined;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length === after.length) return diffPlaces(before, after);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let same = 0;
  while (same < shorter - start && isSame(before[before.length - 1 - same], after[after.length - 1 - same])) same++;
  return [start, before.length - same - start, after.slice(start, after.length - same)];
}

function diffPlaces(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const changes: Record<string, Patch> = {};
  after.forEach((item, i) => {
    const change = diff(before[i], item);
    if (change) changes[i] = change;
  });
  const count = Object.keys(changes).length;
  if (count === 0) return undefined;
  return count === after.length && after.every((item) => !isTree(item)) ? [after] : changes;
}

/** Carries out a change. What it does not touch is shared with the data before; the data before stays as it was. */
export function patched(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before;
  if (!Array.isArray(patch)) return patchedInside(before, patch as { [key: string]: Patch });
  if (patch.length === 3) return (before as unknown[]).toSpliced(patch[0], patch[1], ...patch[2]);
  return patch[0];
}

function patchedInside(before: unknown, changes: { readonly [key: string]: Patch }): unknown {
  const copy = (Array.isArray(before) ? before.slice() : { ...(before as object) }) as Fields;
  for (const [key, change] of Object.entries(changes)) {
    if (Array.isArray(change) && change.length === 0) delete copy[key];
    else copy[key] = patched(copy[key], change);
  }
  return copy;
}
