import type { Hatch } from '../kit/engrave.ts';

/** What the house knows of a game before it is loaded: `boards/<id>/manifest.ts`. */
export interface Manifest {
  id: string;
  /** From left to right on the home page. */
  order: number;
  title: string;
  sign: string;
  hatch: Hatch;
  seats: { readonly min: number; readonly max: number };
  /** How many sit at a table that somebody starts with one tap. */
  quickSeats?: number;
  /** How long a game takes. */
  length?: string;
  /** One line for the door. */
  lead?: string;
  /** It can be learned at the table: there is a course of lessons. */
  lessons?: true;
  /** A paragraph for those who don't know the game. */
  about?: string;
}
