import type uPlot from 'uplot';
import { dashes } from './graph-lines.ts';
import { frames } from './shapes.ts';

/** A place along the graph, such as a round. */
export interface GraphMark {
  readonly at: number;
  readonly label: string;
}

export interface Plotted {
  /** How each seat stood after each move. */
  readonly lines: readonly (readonly number[])[];
  readonly names: readonly string[];
  readonly marks: readonly GraphMark[];
}

/** The value of one of the page's own properties. */
type Style = (property: string) => string;

const MARK_ROOM = 18;
const AXIS_ROOM = 44;

/** A dashed line at each mark, its label above it. */
function drawMarks(plot: uPlot, marks: readonly GraphMark[], style: Style): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  ctx.save();
  Object.assign(ctx, { strokeStyle: style('--line'), fillStyle: style('--ink-2'), lineWidth: ratio, textAlign: 'center' });
  ctx.setLineDash([3 * ratio, 3 * ratio]);
  ctx.font = `${12 * ratio}px sans-serif`;
  for (const { at, label } of marks) {
    const x = plot.valToPos(at, 'x', true);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.fillText(label, x, bbox.top - 4 * ratio);
  }
  ctx.restore();
}

/** Each player's line has its own dash, so that it is known without colour. */
const seriesOf = (name: string, seat: number, style: Style): uPlot.Series => ({
  label: name,
  stroke: style(`--p${(seat % frames.length) + 1}`),
  width: 2,
  dash: [...(dashes[seat % dashes.length] ?? [])],
  points: { show: false },
});

const axisOf = (style: Style): uPlot.Axis => ({
  stroke: style('--ink-2'),
  grid: { stroke: style('--line-soft'), width: 1 },
  ticks: { show: false },
  font: `12px ${style('--text')}`,
});

/** The labels of marks stand above the graph. */
const marked = (marks: readonly GraphMark[], style: Style): Partial<uPlot.Options> => ({
  padding: [MARK_ROOM, null, null, null],
  hooks: { drawAxes: [(plot) => drawMarks(plot, marks, style)] },
});

export function plotOptions({ names, marks }: Plotted, size: { width: number; height: number }, style: Style): uPlot.Options {
  const axis = axisOf(style);
  return {
    ...size,
    legend: { show: false },
    ...(marks.length > 0 && marked(marks, style)),
    scales: { x: { time: false } },
    axes: [axis, { ...axis, size: AXIS_ROOM }],
    cursor: { y: false },
    series: [{}, ...names.map((name, seat) => seriesOf(name, seat, style))],
  };
}

/** The moves along the bottom, and a row for each seat. */
export const plotData = ({ lines, names }: Plotted): uPlot.AlignedData => [
  lines.map((_, i) => i),
  ...names.map((_, seat) => lines.map((line) => line[seat] ?? 0)),
];
