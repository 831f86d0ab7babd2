import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreseen, Net, newNet, type Sample, startOf, surprise, Trainer, toBase64, type Weights } from '@conclave/bots/training';
import { type Features, fastRandom } from '@conclave/engine';
import { SingleBar } from 'cli-progress';
import { Complaint } from '../complaint.ts';
import { namedGame, ROOT } from '../games.ts';
import { percent } from '../numbers.ts';
import { table } from '../text.ts';
import { allCores, inThreads } from '../threads.ts';
import { type Checkpoint, type Mark, type Plan, readCheckpoint, readSamples, saveCheckpoint, saveSamples } from './checkpoint.ts';
import type { Lesson } from './lesson.ts';
import { reportOf } from './report.ts';

export interface TrainOptions {
  games: number;
  generations: number;
  thought: number;
  hidden: number;
  seed: number;
  workers?: number;
  folder?: string;
  out?: string;
  html?: string;
}

/** Games a task: few enough to keep all threads busy. */
const A_TASK = 10;
/** Generations that are learned from at once. */
const WINDOW = 5;
/** One game in so many is kept apart, to see how well the net does on games it has not learned from. */
const APART = 7;
/** How far weights move at first, then ever less: each generation ends with a net that has settled. */
const RATES = [0.002, 0.0006, 0.0002];
const DECAY = 0.03;

const seedsOf = (plan: Plan, generation: number): number[] =>
  Array.from({ length: plan.games }, (_, i) => (Math.imul(plan.seed, 0x9e3779b1) + generation * plan.games + i) >>> 0);

function lessonsOf(plan: Plan, generation: number, net: Net): Lesson[] {
  const seeds = seedsOf(plan, generation);
  const { game, hidden } = plan;
  const isThinking = plan.thought > 0 && (generation > 0 || plan.start !== undefined);
  return Array.from({ length: Math.ceil(seeds.length / A_TASK) }, (_, i) => ({
    game,
    hidden,
    inputs: net.inputs,
    seeds: seeds.slice(i * A_TASK, (i + 1) * A_TASK),
    thought: isThinking ? plan.thought : 0,
    ...(isThinking && { weights: net.weights.slice() }),
  }));
}

/** A training under way. */
class Training {
  readonly plan: Plan;
  readonly folder: string;
  readonly start: Float32Array;
  readonly net: Net;
  readonly marks: Mark[] = [];

  constructor(plan: Plan, folder: string, start: Float32Array) {
    this.plan = plan;
    this.start = start;
    this.folder = folder;
    const found = readCheckpoint(folder, plan);
    this.net = found ? new Net({ inputs: start.length, hidden: plan.hidden }, decoded(found.weights)) : newNet(start, plan.hidden, fastRandom(plan.seed));
    this.marks.push(...(found?.marks ?? []));
  }

  get generation(): number {
    return this.marks.length;
  }

  /** Plays the games of one generation, learns from the last few, and writes down where it stands. */
  async learnOn(workers: number, tick: (games: number) => void): Promise<void> {
    const { generation, folder, net, plan } = this;
    const file = new URL('./lesson.ts', import.meta.url);
    const lessons = lessonsOf(plan, generation, net);
    const played = (await inThreads<Lesson, Sample[][]>(file, lessons, { workers, done: (games) => tick(games.length) })).flat();
    const unseen = played.filter((_, i) => i % APART === 0).flat();
    saveSamples(folder, generation, played.filter((_, i) => i % APART > 0).flat());
    const learned = this.#window();
    const trainer = new Trainer(net, this.start);
    for (const [epoch, rate] of RATES.entries()) trainer.epoch(learned, { rate, decay: DECAY, seed: plan.seed + RATES.length * generation + epoch });
    this.marks.push({
      games: (generation + 1) * plan.games,
      learned: surprise(net, learned.slice(0, unseen.length)),
      unseen: surprise(net, unseen),
      foreseen: foreseen(net, unseen),
    });
    saveCheckpoint(folder, this.checkpoint);
  }

  #window(): Sample[] {
    const first = Math.max(0, this.generation - WINDOW + 1);
    const generations = Array.from({ length: this.generation - first + 1 }, (_, i) => first + i);
    return generations.flatMap((generation) => readSamples(this.folder, generation, this.net.inputs));
  }

  get checkpoint(): Checkpoint {
    return { plan: this.plan, marks: this.marks, weights: toBase64(this.net.weights) };
  }

  get weights(): Weights {
    const { game, rulesVersion, features, hidden, seed } = this.plan;
    return { game, rulesVersion, features, hidden, weights: toBase64(this.net.weights), learnedFrom: { games: this.marks.at(-1)?.games ?? 0, seed } };
  }
}

const decoded = (text: string): Float32Array => new Float32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);

/** Learns a judgement of a game; `tick` is called as games are played. The same plan gives the same weights, however many threads there are. */
export async function train(id: string, given: TrainOptions, tick: (games: number) => void): Promise<{ weights: Weights; marks: readonly Mark[]; plan: Plan }> {
  const game = await namedGame(id);
  const { features } = game.guide;
  if (!features) throw new Complaint(`${game.title} names no features to learn from.`);
  const names = [...features.names, ...features.common];
  const { seed, games, hidden, thought } = given;
  const { start } = features;
  const plan: Plan = { game: id, rulesVersion: game.rulesVersion, features: names, ...(start && { start }), seed, games, hidden, thought };
  const training = new Training(plan, given.folder ?? join(ROOT, 'reports/training', id), startOf(features as Features<never>));
  tick(training.generation * games);
  while (training.generation < given.generations) await training.learnOn(given.workers ?? allCores(), tick);
  return { weights: training.weights, marks: training.marks, plan };
}

const rowOf = ({ games, learned, unseen, foreseen: right }: Mark): string[] => [`${games}`, learned.toFixed(4), unseen.toFixed(4), percent(right, 1)];

/** `conclave train`: a progress bar on the error stream, how well it learned on the output, the weights in their file. */
export async function trainCommand(id: string, given: TrainOptions): Promise<void> {
  const bar = new SingleBar({ format: '{bar} {value} of {total} games, {eta} s left', stream: process.stderr, clearOnComplete: true });
  bar.start(given.games * given.generations, 0);
  const { weights, marks, plan } = await train(id, given, (games) => bar.increment(games)).finally(() => bar.stop());
  const out = given.out ?? join(ROOT, 'packages/bots/src/weights', `${id}.json`);
  writeFileSync(out, `${JSON.stringify(weights, null, 2)}\n`);
  if (given.html) writeFileSync(given.html, reportOf(plan, marks));
  console.log(table([['Games', 'surprise learned', 'unseen', 'winner foreseen'], ...marks.map(rowOf)]).join('\n'));
  console.log(`Written to ${out}.`);
}
