import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportOf } from './report.ts';
import { train } from './train.ts';

const nothing = (): void => undefined;
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'conclave-train-'));
const small = { games: 10, generations: 2, thought: 4, hidden: 4, seed: 3, workers: 1 };

test('a training learns the same in one thread and in two, at one go and after a stop', async () => {
  const folder = newFolder();
  const atOnce = await train('mages', { ...small, folder: newFolder() }, nothing);
  await train('mages', { ...small, generations: 1, workers: 2, folder }, nothing);
  const later = await train('mages', { ...small, workers: 2, folder }, nothing);
  expect(later).toEqual(atOnce);
  expect(atOnce.weights.learnedFrom).toEqual({ games: 20, seed: 3 });
  expect(atOnce.marks).toHaveLength(2);
  const page = reportOf(atOnce.plan, atOnce.marks);
  expect(page).toContain('<svg');
  expect(page).not.toMatch(/<script|https?:|undefined|NaN/);
});

test('a training of another plan, or one that cannot be read, is not gone on with', async () => {
  const folder = newFolder();
  await train('mages', { ...small, generations: 1, folder }, nothing);
  await expect(train('mages', { ...small, seed: 4, folder }, nothing)).rejects.toThrow('holds the training of another plan');
  const file = join(folder, 'checkpoint.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 50));
  await expect(train('mages', { ...small, folder }, nothing)).rejects.toThrow('cannot be read');
});

test('a game without features is answered with a sentence', async () => {
  await expect(train('sparks', { ...small, folder: newFolder() }, nothing)).rejects.toThrow('Sparks names no features to learn from.');
});
