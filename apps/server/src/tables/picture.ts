import type { Viewer } from '@conclave/engine';
import { type ClockTold, PROTOCOL, type ServerMessage, type TableMessage } from '@conclave/protocol';
import type { Listener, LiveTable } from './live-table.ts';
import { ticks } from './ticks.ts';

export const clockTold = ({ clock }: LiveTable): { clock?: ClockTold } => (clock ? { clock: clock.told(ticks()) } : {});

const presetOf = ({ row }: LiveTable, viewer: Viewer) => (viewer === 'spectator' ? 'ask' : (row.seats[viewer]?.preset ?? 'ask'));

/** What is told beside the game, to whoever comes. */
const around = (table: LiveTable, { person, viewer }: Pick<Listener, 'person' | 'viewer'>) => ({
  info: table.info(person),
  version: table.version,
  presence: table.talk.presence(),
  ...clockTold(table),
  preset: presetOf(table, viewer),
  ...(table.pleas.open && { plea: table.pleas.open }),
  ...(table.votes.open && { vote: table.votes.open }),
});

/** Everything a listener may know. */
export function wholePicture(table: LiveTable, listener: Pick<Listener, 'person' | 'viewer'>): TableMessage {
  const { viewer } = listener;
  const sight = table.chronicle?.follow(viewer);
  return {
    t: 'table',
    protocol: PROTOCOL,
    ...around(table, listener),
    viewer,
    ...(sight && { sight }),
    story: table.past?.story(viewer) ?? [],
    said: table.talk.said,
  };
}

/** For one who has missed nothing. */
export function nothingMissed(table: LiveTable, listener: Listener): ServerMessage {
  table.chronicle?.follow(listener.viewer);
  return { t: 'here', ...around(table, listener) };
}
