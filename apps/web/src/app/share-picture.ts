import { listed } from '@conclave/engine';
import { t } from '../i18n/index.ts';
import type { Placed } from './ending.ts';
import type { GraphMark } from './round-marks.ts';

/** What a picture of a finished game tells. */
export interface PictureFacts {
  readonly title: string;
  readonly date: string;
  /** Who won, and how, as others would say it. */
  readonly how: string;
  readonly places: readonly Placed[];
  readonly lines: readonly (readonly number[])[];
  readonly marks: readonly GraphMark[];
  readonly unit: string;
}

/** Colours and letters of the page. */
export interface PictureLook {
  readonly room: string;
  readonly line: string;
  readonly ink: string;
  readonly ink2: string;
  readonly gold: string;
  /** By seat. */
  readonly players: readonly string[];
  readonly dashes: readonly (readonly number[])[];
  readonly display: string;
  readonly text: string;
}

/** The picture in words. */
export function inWords({ title, date, how, places }: PictureFacts): string {
  const scores = places.flatMap(({ name, score }) => (score === undefined ? [] : [t('share.score', { name, score })]));
  return t('share.text', { game: title, date, how, hasScores: scores.length > 0, scores: listed(scores) });
}

export const PICTURE = { width: 1200, height: 630 } as const;
const EDGE = 56;
const LEFT = 470;
const GRAPH = { x: EDGE + LEFT + 60, y: 120, width: PICTURE.width - 2 * EDGE - LEFT - 60, height: 380 } as const;

type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'textAlign'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'setLineDash'
>;

interface Written {
  readonly font: string;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
}

function write(pen: Pen, text: string, [x, y]: readonly [number, number], { font, colour, align = 'left' }: Written): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

/** As much of a text as has room, with an ellipsis where something is missing. */
function fitted(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let kept = text;
  while (kept.length > 1 && pen.measureText(`${kept}…`).width > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** A text in lines of a width, `most` of them. */
function wrapped(pen: Pen, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const rest = lines.slice(most - 1).join(' ');
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), fitted(pen, rest, width)];
}

function drawHead(pen: Pen, { title, how, date }: PictureFacts, { display, text, gold, ink, ink2 }: PictureLook): void {
  const font = `30px ${display}`;
  write(pen, title, [EDGE, 108], { font: `64px ${display}`, colour: gold });
  pen.font = font;
  for (const [i, line] of wrapped(pen, how, LEFT, 3).entries()) write(pen, line, [EDGE, 164 + i * 36], { font, colour: ink });
  write(pen, date, [EDGE, PICTURE.height - 48], { font: `24px ${text}`, colour: ink2 });
  write(pen, t('app.title'), [PICTURE.width - EDGE, PICTURE.height - 48], { font: `28px ${display}`, colour: gold, align: 'right' });
}

const colourOf = ({ players, ink }: PictureLook, seat: number): string => players[seat % players.length] ?? ink;
const dashOf = ({ dashes }: PictureLook, seat: number): number[] => [...(dashes[seat % dashes.length] ?? [])];

function strokeOf(pen: Pen, look: PictureLook, seat: number): void {
  pen.strokeStyle = colourOf(look, seat);
  pen.lineWidth = 4;
  pen.setLineDash(dashOf(look, seat).map((n) => n * 2));
}

/** A player's row, begun with a piece of their line in the graph. */
function drawPlace(pen: Pen, { seat, name, won, score }: Placed, y: number, look: PictureLook): void {
  strokeOf(pen, look, seat);
  pen.beginPath();
  pen.moveTo(EDGE, y - 10);
  pen.lineTo(EDGE + 44, y - 10);
  pen.stroke();
  pen.setLineDash([]);
  const row = { font: `32px ${look.display}`, colour: won ? look.gold : look.ink };
  pen.font = row.font;
  write(pen, fitted(pen, name, LEFT - 160), [EDGE + 62, y], row);
  if (score !== undefined) write(pen, String(score), [EDGE + LEFT, y], { ...row, align: 'right' });
}

/** Where a value stands in the graph. */
function placer(lines: readonly (readonly number[])[]): (at: number, value: number) => [number, number] {
  const values = lines.flat();
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  return (at, value) => [GRAPH.x + (GRAPH.width * at) / Math.max(1, lines.length - 1), GRAPH.y + GRAPH.height - (GRAPH.height * (value - low)) / (high - low)];
}

function drawMarks(pen: Pen, { lines, marks }: PictureFacts, { line, ink2, text }: PictureLook): void {
  const place = placer(lines);
  pen.strokeStyle = line;
  pen.lineWidth = 2;
  pen.setLineDash([6, 6]);
  for (const { at, label } of marks) {
    const [x] = place(at, 0);
    pen.beginPath();
    pen.moveTo(x, GRAPH.y);
    pen.lineTo(x, GRAPH.y + GRAPH.height);
    pen.stroke();
    write(pen, label, [x, GRAPH.y - 10], { font: `20px ${text}`, colour: ink2, align: 'center' });
  }
  pen.setLineDash([]);
}

function drawGraph(pen: Pen, facts: PictureFacts, look: PictureLook): void {
  const place = placer(facts.lines);
  pen.strokeStyle = look.line;
  pen.lineWidth = 2;
  pen.strokeRect(GRAPH.x, GRAPH.y, GRAPH.width, GRAPH.height);
  drawMarks(pen, facts, look);
  for (const { seat } of facts.places) {
    strokeOf(pen, look, seat);
    pen.beginPath();
    for (const [at, line] of facts.lines.entries()) pen[at === 0 ? 'moveTo' : 'lineTo'](...place(at, line[seat] ?? 0));
    pen.stroke();
  }
  pen.setLineDash([]);
  write(pen, facts.unit, [GRAPH.x, GRAPH.y + GRAPH.height + 34], { font: `22px ${look.text}`, colour: look.ink2 });
}

const ROWS = { from: 300, height: 44 } as const;

/** Draws the end of a game: its title, its players and their scores, and how they stood. */
export function drawPicture(pen: Pen, facts: PictureFacts, look: PictureLook): void {
  pen.fillStyle = look.room;
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  pen.strokeStyle = look.gold;
  pen.lineWidth = 3;
  pen.strokeRect(16, 16, PICTURE.width - 32, PICTURE.height - 32);
  drawHead(pen, facts, look);
  for (const [i, place] of facts.places.entries()) drawPlace(pen, place, ROWS.from + i * ROWS.height, look);
  if (facts.lines.length > 1) drawGraph(pen, facts, look);
}
