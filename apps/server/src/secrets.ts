import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 96 bits in 16 letters, safe in an address. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** 192 bits in 32 letters. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function isSameSecret(given: string | undefined, real: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(real)];
  return a.length === b.length && timingSafeEqual(a, b);
}
