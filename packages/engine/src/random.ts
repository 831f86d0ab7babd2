import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import type { Core, Random, WallCause } from './core.ts';
import { tellWall } from './events.ts';
import { canonical } from './hash.ts';

const WORDS = 16;
const TWO_32 = 0x1_0000_0000;
const NO_NONCE = new Uint8Array(12);

/** Words as bytes, lowest first. */
function bytesOf(words: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * words.length));
  for (const [i, word] of words.entries()) bytes.setUint32(4 * i, word, true);
  return new Uint8Array(bytes.buffer);
}

const wordsOf = ({ buffer, byteOffset, length }: Uint8Array): number[] => {
  const bytes = new DataView(buffer, byteOffset, length);
  return Array.from({ length: length / 4 }, (_, i) => bytes.getUint32(4 * i, true));
};

/** One block of the ChaCha20 key stream (RFC 8439), as sixteen words. */
export function chachaBlock(key: readonly number[], counter: number, nonce: Uint8Array = NO_NONCE): readonly number[] {
  return wordsOf(chacha20(bytesOf(key), nonce, new Uint8Array(4 * WORDS), undefined, counter));
}

// The last block is kept: a stream is read word by word. It is a cache, never state.
let cachedKey: readonly number[] = [];
let cachedBlock = -1;
let cachedWords: readonly number[] = [];

function chachaWord(random: Random): number {
  const at = random.at++;
  const block = Math.floor(at / WORDS);
  if (block !== cachedBlock || random.key !== cachedKey) {
    cachedWords = chachaBlock(random.key, block);
    cachedKey = random.key;
    cachedBlock = block;
  }
  return cachedWords[at % WORDS] as number;
}

function fastWord(random: Random): number {
  random.at = (random.at + 0x6d2b79f5) | 0;
  let t = random.at;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (t ^ (t >>> 14)) >>> 0;
}

const word = (random: Random): number => (random.kind === 'fast' ? fastWord(random) : chachaWord(random));

/** A whole number from 0 to n - 1, each equally likely. */
export function below(random: Random, n: number): number {
  const fair = TWO_32 - (TWO_32 % n);
  let x = word(random);
  while (x >= fair) x = word(random);
  return x % n;
}

/** Puts a list into random order, in place. */
export function mix<T>(random: Random, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

function inOrder(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = typeof a === 'string' && typeof b === 'string' ? [a, b] : [canonical(a), canonical(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Mixes hidden cards so that the new order tells nothing of the true one. For re-deals. */
export function remix<T>(random: Random, hidden: T[]): T[] {
  return mix(random, hidden.sort(inOrder));
}

/** A stream for a match, from its 64 hexadecimal digits. */
export function matchRandom(key: string): Random {
  return { kind: 'chacha', key: wordsOf(hexToBytes(key)), at: 0 };
}

/** A small fast stream for search and tests. It tells nothing about a match's dice. */
export function fastRandom(seed: number): Random {
  return { kind: 'fast', key: [], at: Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) };
}

/** A copy that goes on from the same place. */
export function cloneRandom(random: Random): Random {
  const copy: Random = { kind: random.kind, key: random.key, at: random.at };
  if (random.script) copy.script = random.script.slice();
  return copy;
}

/** A key nobody can guess, as 64 hexadecimal digits. */
export function newKey(): string {
  return bytesToHex(randomBytes(32));
}

/** Whether a text is a key: 64 hexadecimal digits. */
export function isKey(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/** What is published before the first move, so that the key cannot be chosen afterwards. */
export function commitmentTo(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)));
}

/** Something unknown has come to light: what was done before it stays done. */
export function wall(game: Core, cause: WallCause): void {
  game.walls++;
  tellWall(cause);
}

const chance = (game: Core, sides: number): number => game.random.script?.shift() ?? below(game.random, sides) + 1;

/** Rolls a die of so many sides. */
export function roll(game: Core, sides: number): number {
  wall(game, 'dice');
  return chance(game, sides);
}

/** Takes one of n things blindly: its place, from 0 on. A test's script counts places from 1. */
export function pick(game: Core, n: number): number {
  wall(game, 'card');
  return chance(game, n) - 1;
}

/** Shuffles a pile nobody looks into. */
export function shuffle<T>(game: Core, pile: T[]): T[] {
  return mix(game.random, pile);
}

/** Takes the top (last) card of a pile, seen by somebody from now on. */
export function draw<T>(game: Core, pile: T[]): T | undefined {
  wall(game, 'card');
  return pile.pop();
}
