import { type Core, type GameModule, Match, type Move, type Random, type Seat, type SeedShare } from '@conclave/engine';
import { momentOf } from '@conclave/shelf/moments';

/** Where a table goes on from: a moment of a finished game, through the eyes of one of its seats. */
export interface PlayedOn {
  readonly seats: number;
  readonly options: Record<string, boolean | string>;
  readonly key: string;
  readonly secret?: string;
  readonly shares?: readonly SeedShare[];
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
  readonly seat: Seat;
}

/** What a table begins with instead of the usual set-up. */
export interface Laid {
  /** The name of a laid-out position. */
  readonly moment?: string;
  readonly from?: PlayedOn;
}

/** The position of that moment, with all that the seat could not know dealt anew: who has seen how the game went on knows nothing of what comes now. */
function layFrom(game: GameModule, { seat, moves, ...beginning }: PlayedOn): (random: Random) => Core {
  return (random) => {
    const match = new Match(game, beginning);
    for (const made of moves) {
      const refusal = match.enter(made);
      if (refusal) throw new Error(refusal.reason);
    }
    return game.redeal(match.state, seat, random);
  };
}

/** What lays out a table's first position; nothing where the usual set-up does. */
export async function layOf(game: GameModule, { moment, from }: Laid): Promise<((random: Random) => Core) | undefined> {
  if (from) return layFrom(game, from);
  return moment === undefined ? undefined : (await momentOf(game.id, moment))?.lay;
}
