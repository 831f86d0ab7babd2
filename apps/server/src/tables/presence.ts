import type { Seat } from '@conclave/engine';

/** The channel on which servers say who has a table open. */
export const PRESENCE = 'presence';
/** Who has it open at one server; without seats: who asks. */
export type PresenceNews = { readonly id: string; readonly seats?: readonly Seat[] };
