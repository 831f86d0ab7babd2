import type { Core, Features, GameEvent, GameModule, Move, Seat } from '@conclave/engine';
import { inputNames, inputsAt, inputsOf } from './input.ts';
import type { Judge } from './judge.ts';
import { Net, toChances } from './net.ts';

/** A judgement as it is kept in the repository. */
export interface Weights {
  readonly game: string;
  readonly rulesVersion: number;
  readonly features: readonly string[];
  readonly hidden: number;
  /** 32-bit numbers, lowest byte first, in base 64. */
  readonly weights: string;
  /** What it was learned from. */
  readonly learnedFrom: { readonly games: number; readonly seed: number };
}

const fromBase64 = (text: string): Float32Array => new Float32Array(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer);

export function toBase64(numbers: Float32Array): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The net of a game's weights; a clear error where they were learned from other features. */
export function netOf(features: Features<never>, { features: names, hidden, weights }: Weights): Net {
  if (names.join() !== [...features.names, ...features.common].join()) throw new Error('These weights were learned from other features: train anew.');
  return new Net({ inputs: inputsOf(features), hidden }, fromBase64(weights));
}

/** Judges by a net: the chance of each seat to win. A finished game is judged by its result. */
export function netJudge<G extends Core>(features: Features<G>, net: Net): Judge<G> {
  const units = new Float32Array(net.hidden);
  return (position) => {
    const { result, seats } = position;
    if (result) return Array.from({ length: seats }, (_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
    const strengths = new Float64Array(seats);
    for (const [seat, input] of inputsAt(features, position).entries()) strengths[seat] = net.strength(input, units);
    return toChances(strengths);
  };
}

/** What was learned, by game; each is loaded only when it is asked for. */
const kept: ReadonlyMap<string, () => Promise<{ readonly default: Weights }>> = new Map([
  ['mages', () => import('./weights/mages.json', { with: { type: 'json' } })],
]);

/** Nothing: it could not be loaded, and the game is judged by hand. */
const nets = new Map<string, Net | undefined>();
const loading = new Map<string, Promise<void>>();

/** Loads what was learned of a game. To be awaited before a bot that judges by it is asked; games nobody has learned are judged by hand. */
export async function ready<G extends Core, M extends Move, V, E extends GameEvent>({ id, guide }: GameModule<G, M, V, E>): Promise<void> {
  const load = kept.get(id);
  if (!load || !guide.features) return;
  const opening = loading.get(id) ?? open(id, load, guide.features as Features<never>);
  loading.set(id, opening);
  await opening;
}

async function open(id: string, load: () => Promise<{ readonly default: Weights }>, features: Features<never>): Promise<void> {
  try {
    const { default: weights } = await load();
    nets.set(id, netOf(features, weights));
  } catch (fault) {
    nets.set(id, undefined);
    loading.delete(id);
    throw fault;
  }
}

function netFor(id: string): Net | undefined {
  if (kept.has(id) && !nets.has(id)) throw new Error(`What was learned of ${id} is not loaded: await ready(game) first.`);
  return nets.get(id);
}

/** The judgement that was learned of a game; nothing where none was. */
export function learned<G extends Core, M extends Move>({ id, guide }: GameModule<G, M>): Judge<G> | undefined {
  const net = netFor(id);
  return net && guide.features && netJudge(guide.features, net);
}

/** What a feature adds to a seat's strength, or takes from it. */
export interface Reason {
  readonly feature: string;
  readonly adds: number;
}

/** Why a seat stands as it does, by feature, what counts most first; nothing where nothing was learned of the game. */
export function reasons<G extends Core, M extends Move>({ id, guide }: GameModule<G, M>, position: G, seat: Seat): Reason[] | undefined {
  const net = netFor(id);
  const input = net && guide.features && inputsAt(guide.features, position)[seat];
  if (!net || !input || !guide.features) return undefined;
  const adds = net.contributions(input);
  return inputNames(guide.features as Features<never>)
    .map((feature, i) => ({ feature, adds: adds[i] ?? 0 }))
    .sort((a, b) => Math.abs(b.adds) - Math.abs(a.adds));
}
