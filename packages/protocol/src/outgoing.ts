import { isMessage, type Refusal, type Result, type SeedShare } from '@conclave/engine';
import type { Chapter, Sight } from '@conclave/table';
import type { ClockTold, PackInfo, Plea, SaidTold, SeatInfo, ServerMessage, TableInfo, VoteTold } from './wire.ts';

/** What may leave: the value as it is, a message of a catalogue, a list of one shape, or an object of these fields and no others. */
type Allowed = 'asItIs' | 'aMessage' | readonly [Allowed] | { readonly [field: string]: Allowed };

type FieldsOf<T> = { readonly [K in keyof T]-?: Allowed };

const REFUSAL: FieldsOf<Refusal> = { rule: 'asItIs', reason: 'asItIs', said: 'aMessage', missing: 'asItIs' };
const RESULT: FieldsOf<Result> = { winners: 'asItIs', how: 'asItIs', scores: 'asItIs' };
const CLOCK: FieldsOf<ClockTold> = { kind: 'asItIs', left: 'asItIs', running: 'asItIs' };
const PLEA: FieldsOf<Plea> = { seat: 'asItIs', waiting: 'asItIs' };
const VOTE: FieldsOf<VoteTold> = { silent: 'asItIs', bot: 'asItIs', end: 'asItIs', needed: 'asItIs' };
const SAID: FieldsOf<SaidTold> = { seat: 'asItIs', phrase: 'asItIs', at: 'asItIs' };
const CHAPTER: FieldsOf<Chapter> = { seat: 'asItIs', events: 'asItIs', at: 'asItIs', wall: 'asItIs', standings: 'asItIs' };
const SEAT: FieldsOf<SeatInfo> = { name: 'asItIs', kind: 'asItIs', level: 'asItIs', away: 'asItIs', held: 'asItIs' };
const PACK: FieldsOf<PackInfo> = { name: 'asItIs', hash: 'asItIs' };
const SHARE: FieldsOf<SeedShare> = { seat: 'asItIs', commitment: 'asItIs', share: 'asItIs' };
const OFFER = { id: 'asItIs', seat: 'asItIs', ask: 'asItIs', moves: 'asItIs', otherwise: 'asItIs', window: 'asItIs', target: 'asItIs' } as const;

const INFO: FieldsOf<TableInfo> = {
  id: 'asItIs',
  game: 'asItIs',
  stage: 'asItIs',
  options: 'asItIs',
  pack: PACK,
  seats: [SEAT],
  clock: 'asItIs',
  visibility: 'asItIs',
  createdAt: 'asItIs',
  movedAt: 'asItIs',
  waiting: 'asItIs',
  result: RESULT,
  closed: 'asItIs',
  closedSaid: 'aMessage',
  commitment: 'asItIs',
  shares: [SHARE],
  next: 'asItIs',
  you: 'asItIs',
  isOwner: 'asItIs',
  invite: 'asItIs',
  watch: 'asItIs',
};

const SIGHT: FieldsOf<Sight> = {
  view: 'asItIs',
  prompt: OFFER,
  anytime: 'asItIs',
  waiting: 'asItIs',
  undo: 'asItIs',
  redo: 'asItIs',
  result: RESULT,
  key: 'asItIs',
  secret: 'asItIs',
};

/** Every field of every message a server may send. A field that is not listed here does not compile, and is not sent. */
const MESSAGES: { readonly [T in ServerMessage['t']]: FieldsOf<Extract<ServerMessage, { t: T }>> } = {
  table: {
    t: 'asItIs',
    protocol: 'asItIs',
    info: INFO,
    viewer: 'asItIs',
    version: 'asItIs',
    sight: SIGHT,
    story: [CHAPTER],
    presence: 'asItIs',
    clock: CLOCK,
    preset: 'asItIs',
    said: [SAID],
    plea: PLEA,
    vote: VOTE,
  },
  step: { t: 'asItIs', version: 'asItIs', sight: 'asItIs', keep: 'asItIs', story: [CHAPTER], clock: CLOCK, key: 'asItIs' },
  here: { t: 'asItIs', version: 'asItIs', presence: 'asItIs', clock: CLOCK, preset: 'asItIs', info: INFO, plea: PLEA, vote: VOTE },
  yes: { t: 'asItIs', key: 'asItIs' },
  no: { t: 'asItIs', key: 'asItIs', refusal: REFUSAL },
  reveal: { t: 'asItIs' },
  info: { t: 'asItIs', info: INFO },
  presence: { t: 'asItIs', presence: 'asItIs' },
  preset: { t: 'asItIs', preset: 'asItIs' },
  plea: { t: 'asItIs', plea: PLEA, no: 'asItIs' },
  vote: { t: 'asItIs', vote: VOTE },
  said: { t: 'asItIs', said: SAID },
  pong: { t: 'asItIs' },
};

function only(allowed: Allowed, data: unknown): unknown {
  if (allowed === 'aMessage') return isMessage(data) ? data : undefined;
  if (allowed === 'asItIs' || typeof data !== 'object' || data === null) return data;
  if (Array.isArray(allowed)) return Array.isArray(data) ? data.map((one) => only(allowed[0], one)) : undefined;
  const kept: Record<string, unknown> = {};
  for (const [field, shape] of Object.entries(allowed)) {
    const value = (data as Record<string, unknown>)[field];
    if (value !== undefined) kept[field] = only(shape, value);
  }
  return kept;
}

/** Stories already written down: a long one is asked for again and again, while it stays the same. */
const written = new WeakMap<readonly Chapter[], string>();

function storyText(story: readonly Chapter[]): string {
  const known = written.get(story);
  if (known !== undefined) return known;
  const text = JSON.stringify(only(MESSAGES.table.story, story) ?? []);
  written.set(story, text);
  return text;
}

/** A message as it is sent: only what its shape allows. */
export function asText(message: ServerMessage): string {
  if (message.t !== 'table') return JSON.stringify(only(MESSAGES[message.t], message));
  const { story, ...others } = message;
  return `${JSON.stringify(only(MESSAGES.table, others)).slice(0, -1)},"story":${storyText(story)}}`;
}
