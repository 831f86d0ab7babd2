import * as v from 'valibot';

/** The channel on which servers say who has a table open. */
export const PRESENCE = 'presence';
/** Who has it open at one server; without seats: who asks. */
export const PresenceNews = v.object({ id: v.string(), seats: v.exactOptional(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))) });
export type PresenceNews = v.InferInput<typeof PresenceNews>;
