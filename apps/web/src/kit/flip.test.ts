import { beforeEach, expect, test, vi } from 'vitest';
import { animateFrom, readPlaces } from './flip.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { getBoundingClientRect: () => ({ width: 1 }), offsetWidth: 1 } });
  return () => vi.unstubAllGlobals();
});

interface Piece {
  key: string;
  left: number;
}

/** Pieces on a table without a browser; what moves is written down with how far it came. */
function table(pieces: readonly Piece[], travelled: number[] = []): ParentNode {
  const nodes = pieces.map(({ key, left }) => ({
    dataset: { flip: key },
    closest: () => null,
    getBoundingClientRect: () => ({ left, top: 0, width: 50, height: 80 }),
    animate: ([from]: Keyframe[]) => travelled.push(Number(/translate\((-?[\d.]+)px/.exec(String(from?.transform))?.[1])),
  }));
  return { querySelectorAll: () => nodes } as unknown as ParentNode;
}

function moves(before: readonly Piece[], after: readonly Piece[]): number[] {
  const travelled: number[] = [];
  animateFrom(table(after, travelled), readPlaces(table(before)), 200);
  return travelled;
}

test('a piece travels from where it lay', () => {
  expect(moves([{ key: 'a', left: 0 }], [{ key: 'a', left: 100 }])).toEqual([-100]);
});

test('two copies of one card that stay where they are do not move', () => {
  const copies = [
    { key: 'card', left: 0 },
    { key: 'card', left: 100 },
  ];
  expect(moves(copies, copies)).toEqual([]);
});

test('when one of two copies goes, the other stays or comes from the nearer place', () => {
  const copies = [
    { key: 'card', left: 0 },
    { key: 'card', left: 100 },
  ];
  expect(moves(copies, [{ key: 'card', left: 100 }])).toEqual([]);
  expect(moves(copies, [{ key: 'card', left: 90 }])).toEqual([10]);
});
