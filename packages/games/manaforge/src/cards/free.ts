import { type CatalogueEntry, lookUp } from '@conclave/engine';
import { ELEMENTS } from './schema.ts';

/** Numbers of cards that a pack may change, by kind of card. Not: how many there are of a card, and what the rules know as one alone. */
const FREE = {
  item: /^(cost|abilities\.\d+\.(cost|gain)|onBuild)\./,
  talent: /^ability\.(cost|gain|effect)\./,
  die: /^faces\.\d+\.mana\./,
  special: /^gain\.choose\./,
};
const ONE_ALONE = /\.(perPlayer|slots)$|^ability\.gain\.mana\.any$/;

export const isFree = ({ kind }: CatalogueEntry, path: string): boolean => lookUp<RegExp>(FREE, kind)?.test(path) === true && !ONE_ALONE.test(path);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const below = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

/** Where amounts of mana stand, by path. What is chosen among is named. */
function manaIn({ kind, values }: CatalogueEntry): [path: string, amounts: unknown, kinds: readonly string[]][] {
  const all = [...ELEMENTS, 'any'];
  const within = (path: string, value: unknown): [string, unknown, readonly string[]][] =>
    below(value).flatMap(([key, one]) => (key === 'mana' && isRecord(one) ? [[`${path}.mana`, one, all]] : []));
  const chosen = (path: string, value: unknown): [string, unknown, readonly string[]][] =>
    below(value).flatMap(([i, one]) => (isRecord(one) ? [[`${path}.${i}.mana`, one.mana, ELEMENTS]] : []));
  if (kind === 'item')
    return [
      ['cost', values.cost, all],
      ...below(values.abilities).flatMap(([i, one]) => {
        const { cost, gain } = one as Record<'cost' | 'gain', Record<string, unknown>>;
        return [...within(`abilities.${i}.cost`, cost), ...within(`abilities.${i}.gain`, gain), ...chosen(`abilities.${i}.gain.choose`, gain.choose)];
      }),
    ];
  if (kind === 'die') return below(values.faces).flatMap(([i, face]) => within(`faces.${i}`, face));
  return kind === 'special' && isRecord(values.gain) ? chosen('gain.choose', values.gain.choose) : [];
}

/** A price or gain of mana may have parts of other elements as well. */
export const lacking = (entry: CatalogueEntry): string[] =>
  manaIn(entry).flatMap(([path, amounts, kinds]) => kinds.filter((kind) => !Object.hasOwn(amounts as object, kind)).map((kind) => `${path}.${kind}`));
