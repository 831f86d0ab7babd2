import { fastRandom, mix, type Random } from '@conclave/engine';
import { Net, toChances } from '../net.ts';

/** A position of a game, as a net reads it, and what part of the win each seat took in the end. */
export interface Sample {
  readonly inputs: readonly Float32Array[];
  readonly shares: readonly number[];
}

const BATCH = 64;
const [FORGET_1, FORGET_2, TINY] = [0.9, 0.999, 1e-8];

/** A net with small random weights, the same for the same seed. The second layer starts at nothing: seats differ by the straight line it starts from alone. */
export function newNet(start: Float32Array, hidden: number, random: Random): Net {
  const inputs = start.length;
  const net = new Net({ inputs, hidden });
  const scale = Math.sqrt(2 / inputs);
  net.weights.set(start, net.weights.length - inputs);
  for (let i = 0; i < hidden * inputs; i++) net.weights[i] = scale * gaussian(random);
  return net;
}

/** About normally distributed: enough for first weights. */
function gaussian(random: Random): number {
  let sum = -2;
  for (let i = 0; i < 4; i++) sum += uniform(random);
  return sum * Math.sqrt(3);
}

function uniform(random: Random): number {
  random.at = (random.at + 0x6d2b79f5) | 0;
  let t = random.at;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

/** How far chances are from what came about: the mean surprise, in nats. */
export function surprise(net: Net, samples: readonly Sample[]): number {
  let sum = 0;
  for (const { inputs, shares } of samples) {
    const chances = chancesFor(net, inputs, []);
    for (const [seat, share] of shares.entries()) if (share > 0) sum -= share * Math.log(Math.max(TINY, chances[seat] ?? 0));
  }
  return sum / Math.max(1, samples.length);
}

/** How often the seat with the best chance won. */
export function foreseen(net: Net, samples: readonly Sample[]): number {
  let right = 0;
  for (const { inputs, shares } of samples) {
    const chances = chancesFor(net, inputs, []);
    right += shares[chances.indexOf(Math.max(...chances))] ?? 0;
  }
  return right / Math.max(1, samples.length);
}

function chancesFor(net: Net, inputs: readonly Float32Array[], units: Float32Array[]): Float64Array {
  const strengths = new Float64Array(inputs.length);
  for (const [seat, input] of inputs.entries()) {
    const passed = new Float32Array(net.hidden);
    units.push(passed);
    strengths[seat] = net.strength(input, passed);
  }
  return toChances(strengths);
}

/** Learns step by step (Adam): each step moves all weights a little towards what would have surprised less. */
export class Trainer {
  readonly net: Net;
  /** Towards these numbers all weights are drawn a little: what is not learned stays as it began. */
  readonly #start: Float32Array;
  readonly #slopes: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #steps = 0;

  constructor(net: Net, start: Float32Array = new Float32Array(net.inputs)) {
    this.net = net;
    this.#start = new Float32Array(net.weights.length);
    this.#start.set(start, net.weights.length - net.inputs);
    [this.#slopes, this.#first, this.#second] = [1, 2, 3].map(() => new Float64Array(net.weights.length)) as [Float64Array, Float64Array, Float64Array];
  }

  /** Goes through all samples once, in an order that the seed decides. */
  epoch(samples: readonly Sample[], { rate, decay, seed }: { rate: number; decay: number; seed: number }): void {
    const order = mix(fastRandom(seed), Array.from(samples.keys()));
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH);
      this.#slopes.fill(0);
      for (const i of batch) this.#blame(samples[i] as Sample);
      this.#step(batch.length, rate, decay);
    }
  }

  /** Adds up how each weight would have to change for one sample. */
  #blame({ inputs, shares }: Sample): void {
    const units: Float32Array[] = [];
    const chances = chancesFor(this.net, inputs, units);
    for (const [seat, input] of inputs.entries()) this.#blameSeat(input, units[seat] as Float32Array, (chances[seat] ?? 0) - (shares[seat] ?? 0));
  }

  #blameSeat(input: Float32Array, passed: Float32Array, error: number): void {
    const { inputs, hidden, weights } = this.net;
    const slopes = this.#slopes;
    const biases = hidden * inputs;
    for (let unit = 0; unit < hidden; unit++) {
      if (passed[unit] === 0) continue;
      const out = biases + hidden + unit;
      slopes[out] = (slopes[out] as number) + error * (passed[unit] as number);
      const back = error * (weights[out] as number);
      slopes[biases + unit] = (slopes[biases + unit] as number) + back;
      for (let i = 0, at = unit * inputs; i < inputs; i++, at++) slopes[at] = (slopes[at] as number) + back * (input[i] as number);
    }
    for (let i = 0, at = biases + 2 * hidden; i < inputs; i++, at++) slopes[at] = (slopes[at] as number) + error * (input[i] as number);
  }

  #step(size: number, rate: number, decay: number): void {
    const { weights } = this.net;
    this.#steps++;
    const [first, second] = [1 - FORGET_1 ** this.#steps, 1 - FORGET_2 ** this.#steps];
    for (let i = 0; i < weights.length; i++) {
      const slope = (this.#slopes[i] as number) / size;
      const m = FORGET_1 * (this.#first[i] as number) + (1 - FORGET_1) * slope;
      const v = FORGET_2 * (this.#second[i] as number) + (1 - FORGET_2) * slope * slope;
      this.#first[i] = m;
      this.#second[i] = v;
      const weight = weights[i] as number;
      weights[i] = weight - rate * (m / first / (Math.sqrt(v / second) + TINY) + decay * (weight - (this.#start[i] as number)));
    }
  }
}
