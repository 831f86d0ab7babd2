import { fastRandom, type GameModule } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { inputNames, Net, netJudge, netOf, newNet, type Sample, selfPlay, startOf, surprise, Trainer, toBase64 } from './index.ts';

const example = sparks as unknown as GameModule;
const features = {
  names: ['sparks', 'cards'],
  of: (game: { players: { sparks: number; hand: number[] }[] }) => game.players.map(({ sparks: won, hand }) => [won / 3, hand.length / 3]),
  common: ['always'],
  ofAll: () => [1],
} as never as NonNullable<GameModule['guide']['features']>;

const even = (inputs: number): Float32Array => new Float32Array(inputs);

/** Two seats; the one with more of the first feature wins. */
function lesson(size: number): Sample[] {
  const random = fastRandom(1);
  return Array.from({ length: size }, (_, i) => {
    const [a, b] = [newNet(even(2), 1, random).weights[0]!, newNet(even(2), 1, random).weights[0]!];
    return { inputs: [new Float32Array([a, i % 2]), new Float32Array([b, i % 2])], shares: a > b ? [1, 0] : [0, 1] };
  });
}

test('slopes are those of the surprise', () => {
  const [samples, net] = [lesson(1), newNet(even(2), 3, fastRandom(4))];
  net.weights.forEach((weight, i) => {
    net.weights[i] = weight + 0.1 * (i % 5) - 0.2;
  });
  const moved = new Net(net, net.weights.slice());
  new Trainer(moved).epoch(samples, { rate: 1e-3, decay: 0, seed: 1 });
  for (let i = 0; i < net.weights.length; i++) {
    const [up, down] = [1e-2, -1e-2].map((step) => {
      const tried = new Net(net, net.weights.slice());
      tried.weights[i]! += step;
      return surprise(tried, samples);
    }) as [number, number];
    // The first step of Adam goes one rate downhill in every direction that matters.
    if (Math.abs(up - down) > 1e-4) expect(Math.sign(moved.weights[i]! - net.weights[i]!)).toBe(-Math.sign(up - down));
  }
});

test('a net learns who wins, the same for the same seed', () => {
  const learn = (): Net => {
    const trainer = new Trainer(newNet(even(2), 8, fastRandom(2)));
    for (let epoch = 0; epoch < 20; epoch++) trainer.epoch(lesson(400), { rate: 0.01, decay: 0, seed: epoch });
    return trainer.net;
  };
  const net = learn();
  expect(surprise(newNet(even(2), 8, fastRandom(2)), lesson(400))).toBeCloseTo(Math.LN2);
  expect(surprise(net, lesson(400))).toBeLessThan(0.2);
  expect(learn().weights).toEqual(net.weights);
});

test('a net starts from a rule of thumb, where there is one, and comes back to it where nothing is to be learned', () => {
  const start = startOf({ ...(features as object), start: [['cards', 2]] } as never);
  expect(Array.from(start)).toEqual([0, 2, 0, 0, 0, 0, 0]);
  const net = newNet(start, 4, fastRandom(2));
  const units = new Float32Array(4);
  expect(net.strength(new Float32Array([1, 0.5, 1, 1, 1, 1, 1]), units)).toBe(1);
  const nobody = [{ inputs: [new Float32Array(7), new Float32Array(7)], shares: [0.5, 0.5] }];
  net.weights[net.weights.length - 6] = 3;
  const trainer = new Trainer(net, start);
  for (let epoch = 0; epoch < 200; epoch++) trainer.epoch(nobody, { rate: 0.1, decay: 1, seed: epoch });
  expect(net.weights[net.weights.length - 6]).toBeCloseTo(2);
});

test('contributions add up to the strength, but for the biases', () => {
  const net = newNet(even(4), 6, fastRandom(7));
  net.weights.forEach((weight, i) => {
    net.weights[i] = weight + 0.05 * (i % 7) - 0.1;
  });
  for (let unit = 0; unit < 6; unit++) net.weights[24 + unit] = 0;
  const input = new Float32Array([1, -0.5, 0.25, 2]);
  const sum = net.contributions(input).reduce((all, one) => all + one, 0);
  expect(sum).toBeCloseTo(net.strength(input, new Float32Array(6)), 5);
});

test('chances sum to 1, a finished game is its result, and weights survive being written down', () => {
  const net = newNet(startOf(features as never), 4, fastRandom(3));
  const kept = {
    game: 'sparks',
    rulesVersion: 1,
    features: ['sparks', 'cards', 'always'],
    hidden: 4,
    weights: toBase64(net.weights),
    learnedFrom: { games: 0, seed: 3 },
  };
  expect(netOf(features as never, kept).weights).toEqual(net.weights);
  expect(() => netOf(features as never, { ...kept, features: ['hats'] })).toThrow('train anew');
  expect(inputNames(features as never)).toHaveLength(net.inputs);
  const judge = netJudge(features, net);
  const state = example.setup(3, {}, fastRandom(1));
  expect(Array.from(judge(state)).reduce((a, b) => a + b)).toBeCloseTo(1);
  state.result = { winners: [0, 2], how: 'threeSparks' };
  expect(judge(state)).toEqual([0.5, 0, 0.5]);
});

test('the same seed plays the same games to learn from', () => {
  const [one, two] = [1, 2].map(() => selfPlay(example, features, { seats: 3, seed: 5, thought: 20 }));
  expect(one).toEqual(two);
  expect(one!.length).toBeGreaterThan(0);
  for (const { inputs, shares } of one!) {
    expect(inputs.map(({ length }) => length)).toEqual([7, 7, 7]);
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
  }
});
