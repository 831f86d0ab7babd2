import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys: equal data gives equal text. */
export function canonical(data: unknown): string {
  if (typeof data === 'number') return Number.isFinite(data) ? `${data}` : 'null';
  if (data === null || typeof data !== 'object') return JSON.stringify(data) ?? 'null';
  return Array.isArray(data) ? canonicalList(data) : canonicalRecord(data as Record<string, unknown>);
}

// Long positions are hashed at every entry of a log: loops make half the work of mapping and joining.
function canonicalList(list: readonly unknown[]): string {
  let text = '';
  for (const item of list) text += text === '' ? canonical(item) : `,${canonical(item)}`;
  return `[${text}]`;
}

function canonicalRecord(record: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const value = record[key];
    if (value !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(value)}`;
  }
  return `{${text}}`;
}

/** The fingerprint of plain data: 64 hexadecimal digits. */
export function hashOf(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data))));
}

/** Whether two pieces of plain data say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]));
}
