import type { MoveOf, Prompt } from '@conclave/engine';

export const shapes = { burn: { card: 'number' }, draw: {}, pass: {} } as const;

export type SparksMove = MoveOf<typeof shapes>;

/** The questions that a seat can be asked. */
export type Asks = 'burn' | 'draw';

export type SparksPrompt = Prompt<SparksMove, Asks>;
export type SparksEvent =
  | { is: 'cardBurned'; seat: number; card: number }
  | { is: 'tieRolled'; seat: number; die: number }
  | { is: 'sparkWon'; seat: number }
  | { is: 'cardDrawn'; seat: number; card?: number };
