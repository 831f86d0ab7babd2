import type { Viewer } from '@conclave/engine';
import { because, type Chapter, type ServerMessage } from '@conclave/protocol';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { House } from '../house.ts';
import type { Reader } from '../live/readers.ts';
import { problem } from '../problem.ts';
import type { Listener, LiveTable } from '../tables/live-table.ts';
import { Line } from './answers.ts';
import type { Gate, Visitor } from './gate.ts';

const ALIVE_MS = 15_000;
/** What gets a line of its own. */
const TOLD: readonly ServerMessage['t'][] = ['table', 'step', 'plea', 'vote'];

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
    ...(table.votes.open && { vote: table.votes.open }),
  };
}

/** Lines already written, for those who see the same with the same eyes. */
const written = new WeakMap<ServerMessage, Map<Viewer, string>>();

function textFor(table: LiveTable, viewer: Viewer, message: ServerMessage): string {
  const texts = written.get(message) ?? new Map<Viewer, string>();
  written.set(message, texts);
  const text = texts.get(viewer) ?? `${JSON.stringify(v.parse(Line, lineFor(table, viewer, message.t === 'step' ? message.story : [])))}\n`;
  texts.set(viewer, text);
  return text;
}

/** Answers a request with a line for now and one for every later change, until the other side goes, does not read, or the game is over. */
export function streamTable(table: LiveTable, { gate, house, visitor }: { gate: Gate; house: House; visitor: Visitor }, reply: FastifyReply): void {
  if (reply.raw.socket?.destroyed !== false) return;
  const leave = gate.streams.enter(visitor);
  if (!leave) throw problem(429, 'API-RATE', because('manyStreams'));
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no', 'x-content-type-options': 'nosniff' });
  const reader: Reader = { address: visitor.address, pass: visitor.pass, unread: () => raw.writableLength, letGo: () => raw.destroy() };
  const write = (text: string): void => {
    if (gate.readers.keepsUp(reader)) raw.write(text);
  };
  const listener: Listener = {
    person: visitor.person,
    viewer: 'spectator',
    tell(message) {
      if (!TOLD.includes(message.t)) return;
      write(textFor(table, listener.viewer, message));
      if (table.row.stage === 'over') raw.end();
    },
  };
  const alive = setInterval(() => write('\n'), ALIVE_MS);
  gate.readers.add(reader);
  house.metrics.sockets.inc();
  raw.on('close', () => {
    clearInterval(alive);
    leave();
    gate.readers.remove(reader);
    house.metrics.sockets.dec();
    table.detach(listener);
  });
  table.attach(listener);
}
