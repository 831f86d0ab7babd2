import { isMessage } from '@conclave/engine';
import { ClockAgreed } from '@conclave/protocol';
import * as v from 'valibot';

/** What the API answers with. The OpenAPI document is made from these, and tests hold real answers against them. */
const seat = v.number();
const move = v.looseObject({ do: v.string() });
const options = v.record(v.string(), v.union([v.boolean(), v.string()]));

/** The sentence as data: a key, and arguments that are texts, numbers, switches, lists of such, or messages themselves. */
const Message = v.pipe(
  v.strictObject({ key: v.string(), with: v.optional(v.record(v.string(), v.unknown())) }),
  v.check((message) => isMessage(message)),
);

export const Refusal = v.strictObject({
  rule: v.string(),
  reason: v.string(),
  said: v.optional(Message),
  missing: v.optional(v.record(v.string(), v.number())),
});

const Somebody = v.strictObject({ id: v.string(), name: v.string() });

/** `others`: whom this browser may be too. `home`: the public address of this server, if it has one. */
export const Me = v.strictObject({ id: v.string(), name: v.string(), others: v.optional(v.array(Somebody)), home: v.optional(v.string()) });

/** A browser or a program that may act for me. */
export const Device = v.strictObject({
  id: v.string(),
  kind: v.picklist(['browser', 'program']),
  label: v.string(),
  createdAt: v.optional(v.number()),
  usedAt: v.optional(v.number()),
  isThis: v.optional(v.literal(true)),
});

export const LinkOwner = v.strictObject({ name: v.string() });

export const Guest = v.strictObject({ id: v.string(), name: v.string(), token: v.string() });

export const Token = v.strictObject({ token: v.string() });

export const Link = v.strictObject({ url: v.string(), expiresAt: v.number() });

const Result = v.strictObject({ winners: v.array(seat), how: v.string(), scores: v.optional(v.array(v.number())) });

/** Something that can be chosen, and what is said of it. */
const Named = v.strictObject({ id: v.string(), name: v.string(), says: v.string() });

export const Game = v.strictObject({
  id: v.string(),
  title: v.string(),
  seats: v.strictObject({ min: v.number(), max: v.number() }),
  options: v.record(v.string(), v.looseObject({ kind: v.picklist(['switch', 'choice']), label: v.string() })),
  packs: v.array(v.string()),
  rulesVersion: v.number(),
  moves: v.record(v.string(), v.looseObject({})),
  levels: v.array(v.string()),
  bots: v.array(Named),
  characters: v.array(Named),
  example: v.boolean(),
});

const PackInfo = v.strictObject({ name: v.string(), hash: v.string() });

/** Numbers in the place of printed ones: by card, then by path. */
export const Pack = v.strictObject({
  format: v.literal(1),
  game: v.string(),
  name: v.string(),
  values: v.record(v.string(), v.record(v.string(), v.number())),
});

const Seat = v.strictObject({
  name: v.string(),
  kind: v.picklist(['person', 'bot', 'open']),
  level: v.optional(v.string()),
  away: v.optional(v.literal(true)),
  held: v.optional(v.literal(true)),
});

const Share = v.strictObject({ seat, commitment: v.string(), share: v.optional(v.string()) });

export const Table = v.strictObject({
  id: v.string(),
  game: v.string(),
  stage: v.picklist(['gathering', 'playing', 'over']),
  options,
  pack: v.optional(PackInfo),
  seats: v.array(Seat),
  clock: ClockAgreed,
  visibility: v.picklist(['public', 'link']),
  createdAt: v.number(),
  movedAt: v.number(),
  waiting: v.array(seat),
  result: v.optional(Result),
  closed: v.optional(v.string()),
  closedSaid: v.optional(Message),
  commitment: v.string(),
  shares: v.optional(v.array(Share)),
  next: v.optional(v.string()),
  you: v.optional(seat),
  isOwner: v.optional(v.literal(true)),
  invite: v.optional(v.string()),
  watch: v.optional(v.string()),
});

/** A game that anybody may watch: who plays, and nothing that belongs to them. */
export const Watchable = v.strictObject({
  id: v.string(),
  game: v.string(),
  players: v.array(v.strictObject({ name: v.string(), kind: v.picklist(['person', 'bot', 'open']) })),
  createdAt: v.number(),
  movedAt: v.number(),
});

const Offer = v.looseObject({
  id: v.number(),
  seat,
  ask: v.string(),
  moves: v.array(move),
  otherwise: v.optional(move),
  window: v.optional(v.literal(true)),
});

/** One line of the stream: everything the seat may know, and what has just happened. */
export const Line = v.strictObject({
  version: v.number(),
  stage: v.picklist(['gathering', 'playing', 'over']),
  seat: v.optional(seat),
  waiting: v.array(seat),
  view: v.optional(v.unknown()),
  prompt: v.optional(Offer),
  anytime: v.optional(v.array(move)),
  events: v.array(v.looseObject({ is: v.string() })),
  result: v.optional(Result),
  plea: v.optional(v.strictObject({ seat, waiting: v.array(seat) })),
  vote: v.optional(v.strictObject({ silent: v.array(seat), bot: v.array(seat), end: v.array(seat), needed: v.number() })),
});

export const Moved = v.strictObject({ version: v.number() });

export const Why = v.strictObject({ refusal: v.optional(Refusal) });

export const Saved = v.looseObject({
  format: v.literal(1),
  game: v.string(),
  rulesVersion: v.number(),
  seats: v.number(),
  names: v.optional(v.array(v.string())),
  options,
  pack: v.optional(Pack),
  commitment: v.string(),
  key: v.string(),
  secret: v.optional(v.string()),
  shares: v.optional(v.array(Share)),
  /** Without checks where this server's rules are not those of the game. */
  entries: v.array(v.looseObject({ seat, check: v.optional(v.string()) })),
  hash: v.optional(v.string()),
});
