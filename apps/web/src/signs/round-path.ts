/** How many numbers each command of a path takes. */
const NUMBERS = new Map(Object.entries({ m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }));
const ARC_FLAGS = [3, 4];
const NUMBER = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
/** The flags of an arc may be written without anything between them. */
const FLAG = /[\s,]*([01])/y;

interface Command {
  name: string;
  numbers: number[];
}

function* commandsOf(path: string): Generator<Command> {
  let at = 0;
  const next = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(path);
    if (found) at = pattern.lastIndex;
    return found?.[1];
  };
  let name = next(/\s*([a-z])/iy);
  while (name) {
    const n = NUMBERS.get(name.toLowerCase()) ?? 0;
    const numbers = Array.from({ length: n }, (_, i) => Number(next(name?.toLowerCase() === 'a' && ARC_FLAGS.includes(i) ? FLAG : NUMBER)));
    yield { name, numbers };
    name = next(/\s*([a-z])/iy) ?? following(name, path.slice(at));
  }
}

/** Numbers without a letter repeat the command; after a move they are lines. */
function following(name: string, rest: string): string | undefined {
  if (!/^[\s,]*[-.\d]/.test(rest)) return undefined;
  return name === 'm' ? 'l' : name === 'M' ? 'L' : name;
}

const isAcross = (name: string, i: number): boolean => (name === 'v' ? false : name === 'h' ? true : i % 2 === (name === 'a' ? 1 : 0));

/**
 * A path in whole numbers. Every point goes to the nearest whole place, seen from where the pen really is, so that nothing drifts:
 * in the box of 512 the signs are drawn in, that is far less than a pixel, and half the bytes.
 */
export function roundPath(path: string): string {
  const pen = [0, 0];
  const start = [0, 0];
  const rounded = [0, 0];
  const roundedStart = [0, 0];
  let text = '';
  for (const { name, numbers } of commandsOf(path)) {
    const kind = name.toLowerCase();
    const isRelative = kind === name;
    const from = [...pen];
    const roundedFrom = [...rounded];
    const written = numbers.map((number, i) => {
      if (kind === 'a' && i < 5) return ARC_FLAGS.includes(i) ? number : Math.round(number * 10) / 10;
      const axis = isAcross(kind, i) ? 0 : 1;
      const place = number + (isRelative ? (from[axis] ?? 0) : 0);
      pen[axis] = place;
      rounded[axis] = Math.round(place);
      return Math.round(place) - (isRelative ? (roundedFrom[axis] ?? 0) : 0);
    });
    if (kind === 'm') [start[0], start[1], roundedStart[0], roundedStart[1]] = [pen[0] ?? 0, pen[1] ?? 0, rounded[0] ?? 0, rounded[1] ?? 0];
    if (kind === 'z') [pen[0], pen[1], rounded[0], rounded[1]] = [start[0] ?? 0, start[1] ?? 0, roundedStart[0] ?? 0, roundedStart[1] ?? 0];
    text += name + written.join(' ').replaceAll(' -', '-');
  }
  return text;
}
