import { type GameModule, isSame, type Move } from '@conclave/engine';
import fc from 'fast-check';

/** A key as it should be, so that what is odd is elsewhere. */
const KEY = 'fuzz-key-0001';
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'name', 'then'];
const NUMBERS = [0, -0, -1, 0.5, 1e308, -1e308, 5e-324, 2 ** 53, 2 ** 53 + 2, 2 ** 31, 2 ** 32, -(2 ** 63)];

export const text = fc.oneof(
  fc.constantFrom(...INHERITED),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\u0000', '\ud800', '\u202e', '💥'.repeat(20)),
);
const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.double());
const deep = fc.integer({ min: 1, max: 1500 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown);
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 4, arbitrary: number },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}) },
  { weight: 2, arbitrary: fc.dictionary(text, fc.oneof(text, number), { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: deep },
);

/** What the details of some offered move are made of, in any place. */
function usualIn(offered: readonly Move[]): fc.Arbitrary<unknown> {
  const details = offered.flatMap(({ do: _, ...others }) => Object.values(others));
  return fc.oneof(fc.nat({ max: 9 }), fc.array(fc.nat({ max: 9 }), { maxLength: 4 }), ...(details.length > 0 ? [fc.constantFrom(...details)] : []));
}

/** No schema reads these. */
const LEFT_OUT = ['__proto__', 'prototype', 'constructor'];

const asRead = (data: unknown): unknown => JSON.parse(JSON.stringify(data) ?? 'null', (field, one) => (LEFT_OUT.includes(field) ? undefined : one));

/** Whatever is no move here: of a kind that the game does not have, with details that nobody means, or like a move and not offered now. */
export function oddMove({ shapes }: Pick<GameModule, 'shapes'>, offered: readonly Move[]): fc.Arbitrary<unknown> {
  const real = offered.map(asRead);
  const detail = fc.oneof({ weight: 3, arbitrary: value }, { weight: 2, arbitrary: usualIn(offered) });
  const nearly = fc
    .constantFrom(...Object.entries(shapes))
    .chain(([kind, fields]) => fc.record(Object.fromEntries(Object.keys(fields).map((field) => [field, detail]))).map((details) => ({ do: kind, ...details })));
  const withMore = fc.tuple(fc.constantFrom(...Object.keys(shapes)), text, value).map(([kind, field, given]) => ({ do: kind, [field]: given }));
  const unknown = fc.tuple(fc.dictionary(text, value, { maxKeys: 3 }), text).map(([fields, name]) => ({ ...fields, do: name }));
  return fc.oneof(unknown, nearly, withMore, value).filter((move) => {
    const read = asRead(move);
    return !real.some((one) => isSame(one, read));
  });
}

const KINDS = ['join', 'move', 'undo', 'redo', 'plead', 'grant', 'why', 'say', 'preset', 'vote', 'share', 'back', 'ping'];
const FIELDS = ['key', 'move', 'prompt', 'table', 'watch', 'have', 'yes', 'phrase', 'preset', 'what', 'share', ...INHERITED];

/** A frame that asks for nothing that may be done. */
export const oddMessage = (move: fc.Arbitrary<unknown>): fc.Arbitrary<string | Uint8Array> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.constantFrom('move', 'why'), move).map(([t, one]) => JSON.stringify({ t, key: KEY, move: one })) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.oneof(fc.constantFrom(...KINDS), text), fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), text), value, { maxKeys: 4 }))
        .map(([t, rest]) => JSON.stringify({ ...rest, t })),
    },
    { weight: 2, arbitrary: value.map((any) => JSON.stringify(any) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('{', '[', '{"t":"ping"', 'NaN', '{"t":1e999}', '{"__proto__":{"t":"ping"}}', '{"t":"ping","t":"join"}') },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 60 }) },
  );

const encoded = (part: string): string => encodeURIComponent(part.replace(/[\ud800-\udfff]/g, ''));

/** An address of an entrance, with something known or something odd in each place that is left open. */
export const addressOf = (path: string, known: readonly string[]): fc.Arbitrary<string> => {
  const part = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: text.map((one) => encoded(one) || 'x') });
  return fc.tuple(part, part).map(([first, second]) => path.replace('*', second).replace(/:\w+/, first));
};

export const query = fc.oneof(
  fc.constant(''),
  text.map((part) => `?watch=${encoded(part)}&before=${encoded(part)}&${encoded(part)}=1`),
  fc.constantFrom('?%', '?__proto__[a]=1', '?before=-1', '?before=99999999999999999'),
);

/** A body with some of the fields that are meant, and others. */
export const bodyWith = (fields: readonly string[], move: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    move.map((one) => JSON.stringify({ move: one })),
    fc.dictionary(fc.oneof(fc.constantFrom('move', ...fields), text), value, { maxKeys: 4 }).map((any) => JSON.stringify(any)),
    value.map((any) => JSON.stringify(any) ?? ''),
    fc.constantFrom('', '{', '{"__proto__":{"name":"x"}}', '{"constructor":{"prototype":{}}}', `{"name":"${'x'.repeat(9000)}"}`),
  );
