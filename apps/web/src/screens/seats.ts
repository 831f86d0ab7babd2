export type SeatKind = 'me' | 'person' | 'open' | 'bot';

/** A seat of a table that is being set up. */
export interface Place {
  kind: SeatKind;
  level: string;
  name: string;
}
