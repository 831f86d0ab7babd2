import { lookUp } from '@conclave/engine';
import { PRESETS, PROTOCOL, type ServerMessage } from '@conclave/protocol';
import * as v from 'valibot';
import { Line, Refusal, Table } from '../http/answers.ts';

const seat = v.number();
const yes = v.optional(v.literal(true));
const text = v.optional(v.string());
const move = v.looseObject({ do: v.string() });
const { plea, vote, result } = Line.entries;

const Offer = v.strictObject({
  id: v.number(),
  seat,
  ask: v.string(),
  moves: v.array(move),
  otherwise: v.optional(move),
  window: yes,
  target: v.optional(v.unknown()),
});

const Sight = v.strictObject({
  view: v.unknown(),
  prompt: v.optional(Offer),
  anytime: v.optional(v.array(move)),
  waiting: v.array(seat),
  undo: yes,
  redo: yes,
  result,
  key: text,
  secret: text,
});

const Chapter = v.strictObject({
  seat: v.optional(seat),
  events: v.array(v.looseObject({ is: v.string() })),
  at: v.optional(v.number()),
  wall: text,
  standings: v.array(v.number()),
});

const clock = v.optional(v.strictObject({ kind: v.picklist(['turn', 'total']), left: v.array(v.number()), running: v.array(seat) }));
const Said = v.strictObject({ seat, phrase: v.string(), at: v.number() });
const presence = v.array(v.boolean());
const preset = v.picklist(PRESETS);

/** Every message of a server, to its last field; what a game says in its views, moves and events is its own. */
const SHAPES: { readonly [T in ServerMessage['t']]: v.GenericSchema } = {
  table: v.strictObject({
    t: v.literal('table'),
    protocol: v.literal(PROTOCOL),
    info: Table,
    viewer: v.union([seat, v.literal('spectator')]),
    version: v.number(),
    sight: v.optional(Sight),
    story: v.array(Chapter),
    presence,
    clock,
    preset,
    said: v.array(Said),
    plea,
    vote,
  }),
  step: v.strictObject({
    t: v.literal('step'),
    version: v.number(),
    sight: v.optional(v.unknown()),
    keep: v.number(),
    story: v.array(Chapter),
    clock,
    key: text,
  }),
  here: v.strictObject({ t: v.literal('here'), version: v.number(), presence, clock, preset, info: Table, plea, vote }),
  yes: v.strictObject({ t: v.literal('yes'), key: v.string() }),
  no: v.strictObject({ t: v.literal('no'), key: text, refusal: Refusal }),
  reveal: v.strictObject({ t: v.literal('reveal') }),
  info: v.strictObject({ t: v.literal('info'), info: Table }),
  presence: v.strictObject({ t: v.literal('presence'), presence }),
  preset: v.strictObject({ t: v.literal('preset'), preset }),
  plea: v.strictObject({ t: v.literal('plea'), plea, no: v.optional(seat) }),
  vote: v.strictObject({ t: v.literal('vote'), vote }),
  said: v.strictObject({ t: v.literal('said'), said: Said }),
  pong: v.strictObject({ t: v.literal('pong') }),
};

/** A message as it was read; throws where it has another shape than any that is allowed. */
export function readServerMessage(frame: string): ServerMessage {
  const data = JSON.parse(frame) as { t: string };
  return v.parse(lookUp(SHAPES, data.t) ?? v.never(), data) as ServerMessage;
}
