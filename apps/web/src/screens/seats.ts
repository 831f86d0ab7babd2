import { USUAL_LEVEL } from '@conclave/bots';

export type SeatKind = 'me' | 'person' | 'open' | 'bot';

/** Seconds of a player's silence after which the others may decide; 0: as long as the server says. */
export const SILENCES = { usual: 0, minutes: 600, hour: 3600, day: 86_400 } as const;
export type Silence = keyof typeof SILENCES;

/** A seat of a table that is being set up. */
export interface Place {
  kind: SeatKind;
  level: string;
  /** Empty: none in particular. */
  character: string;
  name: string;
}

/** The bot of a place, as tables name it. */
export const botAt = ({ level, character }: Place): string => (character === '' ? level : `${level}/${character}`);

export const newPlace = (kind: SeatKind): Place => ({ kind, level: USUAL_LEVEL, character: '', name: '' });
