import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys: equal data gives equal text. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (data === null || typeof data !== 'object') return JSON.stringify(data) ?? 'null';
  const fields = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`);
  return `{${fields.join(',')}}`;
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
