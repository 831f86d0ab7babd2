import type { Viewer } from '@conclave/engine';
import type { Chapter, ServerMessage } from '@conclave/protocol';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Metrics } from '../metrics.ts';
import type { Listener, LiveTable } from '../tables/live-table.ts';
import { Line } from './answers.ts';

const ALIVE_MS = 15_000;
/** What gets a line of its own. */
const TOLD: readonly ServerMessage['t'][] = ['table', 'step', 'plea'];

/** Everything a viewer may know, and what has just happened, as one plain object. */
function lineFor(table: LiveTable, viewer: Viewer, story: readonly Chapter[]) {
  const sight = table.chronicle?.sight(viewer);
  return {
    version: table.version,
    stage: table.row.stage,
    ...(viewer !== 'spectator' && { seat: viewer }),
    waiting: sight?.waiting ?? [],
    ...(sight && { view: sight.view }),
    ...(sight?.prompt && { prompt: sight.prompt }),
    ...(sight?.anytime && { anytime: sight.anytime }),
    events: story.flatMap(({ events }) => events),
    ...(sight?.result && { result: sight.result }),
    ...(table.pleas.open && { plea: table.pleas.open }),
  };
}

/** Answers a request with a line for now and one for every later change, until the other side goes or the game is over. */
export function streamTable(table: LiveTable, person: string | undefined, reply: FastifyReply, metrics: Metrics): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no', 'x-content-type-options': 'nosniff' });
  const listener: Listener = {
    person,
    viewer: 'spectator',
    tell(message) {
      if (!TOLD.includes(message.t)) return;
      const line = lineFor(table, listener.viewer, message.t === 'step' ? message.story : []);
      raw.write(`${JSON.stringify(v.parse(Line, line))}\n`);
      if (table.row.stage === 'over') raw.end();
    },
  };
  const alive = setInterval(() => raw.write('\n'), ALIVE_MS);
  metrics.sockets.inc();
  raw.on('close', () => {
    clearInterval(alive);
    metrics.sockets.dec();
    table.detach(listener);
  });
  table.attach(listener);
}
