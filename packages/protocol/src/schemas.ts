import * as v from 'valibot';
import type { PHRASES } from './lists.ts';

export type Phrase = (typeof PHRASES)[number];

const HOUR = 3600;
const MONTH = 31 * 24 * HOUR;

/** What is not seen: control characters, line breaks, marks that change the direction of writing, fillers and blanks that count as letters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks on one letter than any writing needs. */
const PILED_MARKS = /\p{M}{4,}/u;

/** A name: any letters, nothing invisible. It is only ever shown as text. */
export const Name = v.pipe(
  v.string(),
  v.maxLength(200, 'A name has at most 24 letters.'),
  v.transform((name) => name.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()),
  v.minLength(1, 'A name has at least one letter.'),
  v.check((name) => [...name].length <= 24, 'A name has at most 24 letters.'),
  v.check((name) => !/^\p{M}/u.test(name) && !PILED_MARKS.test(name), 'A name has no more than three marks on a letter.'),
);

const seconds = v.pipe(v.number(), v.integer(), v.minValue(5, 'A clock has at least 5 seconds.'), v.maxValue(MONTH, 'A clock has at most 31 days.'));
const timeUp = v.optional(v.picklist(['default', 'bot']), 'default');

/** What the table agreed on about time. */
export const ClockAgreed = v.variant('kind', [
  /** `silence`: after so many seconds without an answer the others may decide what to do. Without it, the server's own times. */
  v.strictObject({
    kind: v.literal('none'),
    silence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(60, 'Silence lasts at least a minute.'), v.maxValue(MONTH))),
  }),
  v.strictObject({ kind: v.literal('turn'), seconds, timeUp }),
  v.strictObject({ kind: v.literal('total'), seconds, timeUp }),
]);
export type ClockAgreed = v.InferOutput<typeof ClockAgreed>;

/** A level of bots, or a level and a character of the game: `adept/raider`. */
const level = v.pipe(v.string(), v.maxLength(40));

/** A place at a new table. */
export const SeatWanted = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: v.optional(level, 'adept') }),
]);
export type SeatWanted = v.InferOutput<typeof SeatWanted>;

/** 32 bytes: a share of the randomness, or its hash. */
export const Hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'A share and its hash are 64 hexadecimal digits.'));

/** The SHA-256 of the share that my device will reveal when the last seat is taken. */
const seal = v.optional(Hex32);

/** A values pack, or the name of one that the game brings. What is in it is checked by the game. */
const packWanted = v.union(
  [v.pipe(v.string(), v.maxLength(40)), v.custom<object>((data) => typeof data === 'object' && data !== null)],
  'A pack is the name of one, or a values pack itself.',
);

export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  seats: v.pipe(v.array(SeatWanted), v.minLength(1), v.maxLength(8)),
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.boolean(), v.pipe(v.string(), v.maxLength(40))])), {}),
  clock: v.optional(ClockAgreed, { kind: 'none' }),
  visibility: v.optional(v.picklist(['public', 'link']), 'link'),
  pack: v.optional(packWanted),
  share: seal,
});
export type NewTable = v.InferInput<typeof NewTable>;

export const NewName = v.strictObject({ name: Name });
export const NewGuest = v.strictObject({ name: v.optional(Name) });
export const SwitchTo = v.strictObject({ id: v.pipe(v.string(), v.maxLength(40)) });
export const NewToken = v.strictObject({ label: v.optional(Name, 'bot') });
export const JoinTable = v.strictObject({
  invite: v.optional(v.pipe(v.string(), v.maxLength(40))),
  seat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))),
  share: seal,
});
export const NextTable = v.strictObject({ share: seal });
export const PostShare = v.strictObject({ share: Hex32 });
export const RemoveFromTable = v.strictObject({ seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)) });
export const FillTable = v.strictObject({ level: v.optional(level, 'adept') });

const key = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/, 'A key is 8 to 40 letters, digits, - or _.')));
const move = v.looseObject({ do: v.pipe(v.string(), v.maxLength(64)) });

export const PostMove = v.strictObject({ move, prompt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), key });
export const PostTurn = v.strictObject({ key, seen: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) });
export const PostWhy = v.strictObject({ move });
export const PostVote = v.strictObject({ what: v.picklist(['bot', 'end', 'none']) });
export const PostGrant = v.strictObject({ yes: v.boolean() });
