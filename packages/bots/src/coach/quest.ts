import { fastRandom, type GameModule, type Match, type Move, type Offer } from '@conclave/engine';
import { type Considered, Search } from '../search.ts';
import { chancesBy } from './chances.ts';
import { beginPuzzle, checked, type Demands, isSameMove, mayPuzzle, type Puzzle } from './puzzle.ts';

/** One game to be looked through. */
export interface Quest extends Pick<Puzzle, 'seats' | 'options' | 'seed'> {
  readonly demands: Demands;
  /** At most so many from one game. */
  readonly most: number;
}

const MOST_DECISIONS = 5000;
/** Choices left alone after a puzzle, so that the next one is another. */
const APART = 6;

interface Thinking {
  readonly match: Match;
  readonly offer: Offer;
  readonly seed: number;
}

/** What is asked, as the seat knows it. */
const questionOf = ({ match, offer: { id: _, ...prompt }, seed }: Thinking): ConstructorParameters<typeof Search>[0] => ({
  game: match.game,
  position: match.redealt(prompt.seat, fastRandom(seed)),
  seat: prompt.seat,
  prompt,
});

function considered(thinking: Thinking, decisions: number): Considered<Move>[] {
  const search = new Search(questionOf(thinking), { judge: chancesBy(thinking.match.game) }, fastRandom(thinking.seed + 1));
  search.think(decisions);
  return search.considered();
}

/** Lets two or more searches play a game and keeps the positions in which one move is clearly best. */
export function puzzlesIn(game: GameModule, { seats, options, seed, demands, most }: Quest): Puzzle[] {
  const match = beginPuzzle(game, { seats, options, seed });
  const codes: string[] = [];
  const puzzles: Puzzle[] = [];
  for (let made = 0, rest = 0; !match.isOver && made < MOST_DECISIONS; made++) {
    const offer = match.promptFor(match.asked[0] ?? 0);
    if (!offer) break;
    const thinking = { match, offer, seed: seed * 1000 + made };
    const seen = offer.moves.length > 1 ? considered(thinking, demands.decisions) : [];
    const move = seen[0]?.move ?? offer.moves[0];
    const isCandidate = rest-- <= 0 && match.asked.length === 1 && puzzles.length < most && codes.length > 0 && mayPuzzle(seen, demands);
    const found = isCandidate ? checked(questionOf(thinking), demands, thinking.seed + 7) : undefined;
    if (found) {
      puzzles.push({ id: `${seed}.${made}`, seats, options, seed, moves: codes.join('.'), ...found });
      rest = APART;
    }
    const chosen = offer.moves.findIndex((one) => move && isSameMove(one, move));
    codes.push(chosen.toString(36));
    if (!match.play(offer.seat, offer.moves[chosen]).ok) break;
  }
  return puzzles;
}
