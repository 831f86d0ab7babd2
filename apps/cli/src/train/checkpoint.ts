import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from '@conclave/bots/training';
import type { Features } from '@conclave/engine';
import { Complaint } from '../complaint.ts';

/** How a net is learned: the same plan gives the same net. */
export interface Plan {
  readonly game: string;
  readonly rulesVersion: number;
  readonly features: readonly string[];
  /** The rule of thumb that learning begins with; with one, games are played with thought from the first. */
  readonly start?: Features<never>['start'];
  readonly seed: number;
  /** Games a generation. */
  readonly games: number;
  readonly hidden: number;
  readonly thought: number;
}

/** How a generation did on games it has not learned from. */
export interface Mark {
  readonly games: number;
  readonly learned: number;
  readonly unseen: number;
  readonly foreseen: number;
}

export interface Checkpoint {
  readonly plan: Plan;
  readonly marks: readonly Mark[];
  /** In base 64. */
  readonly weights: string;
}

const FILE = 'checkpoint.json';

/** Written beside and put in its place, so that a run that is stopped leaves the last one whole. */
function put(file: string, data: string | Uint8Array): void {
  writeFileSync(`${file}.new`, data);
  renameSync(`${file}.new`, file);
}

export function saveCheckpoint(folder: string, checkpoint: Checkpoint): void {
  put(join(folder, FILE), JSON.stringify(checkpoint));
}

/** What a stopped run left behind, if it followed the same plan. */
export function readCheckpoint(folder: string, plan: Plan): Checkpoint | undefined {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, FILE);
  if (!existsSync(file)) return undefined;
  let found: Checkpoint;
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as Checkpoint;
  } catch {
    throw new Complaint(`${file} cannot be read. Remove it to begin anew.`);
  }
  if (JSON.stringify(found.plan) !== JSON.stringify(plan))
    throw new Complaint(`${folder} holds the training of another plan. Name another --folder, or remove it.`);
  return found;
}

const sampleFile = (folder: string, generation: number): string => join(folder, `samples-${generation}.bin`);

/** Samples as numbers in a row: seats, shares, inputs, for each. */
export function saveSamples(folder: string, generation: number, samples: readonly Sample[]): void {
  const length = samples.reduce((sum, { inputs, shares }) => sum + 1 + shares.length + inputs.length * (inputs[0]?.length ?? 0), 0);
  const row = new Float32Array(length);
  let at = 0;
  for (const { inputs, shares } of samples) {
    row[at++] = shares.length;
    row.set(shares, at);
    at += shares.length;
    for (const input of inputs) {
      row.set(input, at);
      at += input.length;
    }
  }
  put(sampleFile(folder, generation), new Uint8Array(row.buffer));
}

export function readSamples(folder: string, generation: number, inputs: number): Sample[] {
  const bytes = readFileSync(sampleFile(folder, generation));
  const row = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const samples: Sample[] = [];
  for (let at = 0; at < row.length; ) {
    const seats = row[at++] ?? 0;
    const shares = Array.from(row.subarray(at, at + seats));
    at += seats;
    const seen = shares.map((_, seat) => row.subarray(at + seat * inputs, at + (seat + 1) * inputs));
    at += seats * inputs;
    samples.push({ inputs: seen, shares });
  }
  return samples;
}
