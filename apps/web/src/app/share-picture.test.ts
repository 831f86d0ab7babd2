import { expect, test } from 'vitest';
import { drawPicture, inWords, PICTURE, type PictureFacts, type PictureLook } from './share-picture.ts';

const look: PictureLook = {
  room: 'black',
  line: 'grey',
  ink: 'white',
  ink2: 'silver',
  gold: 'gold',
  players: ['red', 'blue'],
  dashes: [[], [9, 4]],
  display: 'serif',
  text: 'sans-serif',
};
const facts: PictureFacts = {
  title: 'Mages',
  date: '16 November 2026',
  how: 'Ana wins as the last one alive.',
  places: [
    { seat: 1, name: 'Ana', won: true, score: 24 },
    { seat: 0, name: 'Ben', won: false, score: 20 },
  ],
  lines: [
    [0, 0],
    [12, 5],
    [20, 24],
  ],
  marks: [{ at: 1, label: '2' }],
  unit: 'In points',
};

/** A pen that writes down what is drawn; every letter is ten wide. */
function pen() {
  const texts: string[] = [];
  const points: [colour: string, x: number, y: number][] = [];
  const one = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    font: '',
    textAlign: 'left' as CanvasTextAlign,
    fillRect() {},
    strokeRect() {},
    fillText: (text: string) => void texts.push(text),
    measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics,
    beginPath() {},
    moveTo: (x: number, y: number) => void points.push([one.strokeStyle, x, y]),
    lineTo: (x: number, y: number) => void points.push([one.strokeStyle, x, y]),
    stroke() {},
    setLineDash() {},
  };
  return { one, texts, points };
}

test('the picture has the title, everybody with their score, the rounds and the date', () => {
  const { one, texts } = pen();
  drawPicture(one, facts, look);
  expect(texts).toEqual(
    expect.arrayContaining(['Mages', 'Ana wins as the last one alive.', 'Ana', '24', 'Ben', '20', '2', 'In points', '16 November 2026', 'Conclave']),
  );
});

test('each line of the graph is its player’s, from left to right, and stays inside the picture', () => {
  const { one, points } = pen();
  drawPicture(one, facts, look);
  const ana = points.filter(([colour]) => colour === 'blue').slice(-3);
  expect(ana.map(([, x]) => x)).toEqual(ana.map(([, x]) => x).toSorted((a, b) => a - b));
  expect(ana[2]?.[2]).toBeLessThan(ana[0]?.[2] ?? 0);
  for (const [, x, y] of points) expect(x >= 0 && x <= PICTURE.width && y >= 0 && y <= PICTURE.height).toBe(true);
});

test('a long name is shortened, a long sentence goes over lines', () => {
  const { one, texts } = pen();
  const [first, ...others] = facts.places;
  drawPicture(one, { ...facts, how: 'word '.repeat(40).trim(), places: [{ ...first!, name: 'Wilhelmina'.repeat(5) }, ...others] }, look);
  expect(texts.find((text) => text.startsWith('Wilhelmina'))).toMatch(/^(Wilhelmina)+.*…$/);
  expect(texts.filter((text) => text.startsWith('word'))).toHaveLength(3);
  expect(texts.every((text) => text.length * 10 <= 470)).toBe(true);
});

test('a game that nobody counted has no scores and no graph', () => {
  const { one, texts, points } = pen();
  const uncounted = { ...facts, lines: [], marks: [], places: facts.places.map((place) => ({ ...place, score: undefined })) };
  drawPicture(one, uncounted, look);
  expect(texts).not.toContain('In points');
  expect(points.every(([, x]) => x < 110)).toBe(true);
  expect(inWords(uncounted)).toBe('Mages, 16 November 2026. Ana wins as the last one alive.');
});

test('the picture can be read out', () => {
  expect(inWords(facts)).toBe('Mages, 16 November 2026. Ana wins as the last one alive. Ana 24 and Ben 20.');
});
