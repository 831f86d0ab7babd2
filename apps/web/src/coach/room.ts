import { lookUp, type Move, messagesOf, type Seat } from '@conclave/engine';

/** For each kind of move, the addresses of the pieces it is about. */
export type Pointing<M extends Move> = { readonly [K in M['do']]: (move: Extract<M, { do: K }>, seat: Seat) => readonly string[] };

/** `boards/<id>/coach.ts`: what the coach needs to speak of a game on its board. */
export interface CoachRoom {
  /** Pieces of each kind of move. */
  readonly pointing: Readonly<Record<string, (move: never, seat: Seat) => readonly string[]>>;
  /** Features of the game that are worth a word, as a player would name them. */
  readonly features: Readonly<Record<string, string>>;
}

const rooms = import.meta.glob<CoachRoom>('../boards/*/coach.ts');

/** What the coach knows of one game's board. */
export interface Guide {
  /** The addresses of the pieces of a move. */
  pointsAt(move: Move, seat: Seat): readonly string[];
  /** The name of a feature; nothing if it is not worth a word. */
  nameOf(feature: string): string | undefined;
}

const NOWHERE: readonly string[] = ['commit'];

export async function guideOf(game: string): Promise<Guide> {
  const { pointing = {}, features = {} } = (await lookUp(rooms, `../boards/${game}/coach.ts`)?.()) ?? {};
  const { say } = messagesOf(`coach-${game}`, features);
  return {
    pointsAt: (move, seat) => lookUp(pointing, move.do)?.(move as never, seat) ?? NOWHERE,
    nameOf: (feature) => (Object.hasOwn(features, feature) ? say(feature) : undefined),
  };
}
