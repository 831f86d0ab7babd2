import { type Core, canonical, createMatch, fastRandom, type GameModule, hashOf, type Match, type Move, type Seat, saveMatch, verify } from '@conclave/engine';
import { randomMove } from '../random-play.ts';
import { fail, type Setting } from './common.ts';

const keyOf = (seed: number): string => hashOf(seed);

/** A random game as a match, with its log. */
export function playMatch<G extends Core, M extends Move>(
  game: GameModule<G, M>,
  { seats, seed, options }: Setting,
  bound: number,
  visit?: (match: Match<G, M>, seat: Seat) => void,
): Match<G, M> {
  const random = fastRandom(seed);
  const match = createMatch(game, { seats, options, key: keyOf(seed) });
  while (!match.isOver) {
    if (match.version > bound * 3) fail(`seed ${seed}: not over after ${match.version} entries`);
    const prompts = match.asked.flatMap((seat) => match.promptFor(seat) ?? []);
    const { seat, move } = randomMove(game, match.state as G, prompts, random);
    const played = match.play(seat, move);
    if (!played.ok) fail(`offered, but refused: ${canonical(move)}: ${played.refusal.reason}`);
    visit?.(match, seat);
  }
  return match;
}

/** `isSaved`: also as a file, every entry of which carries a hash. */
export function checkReplay<G extends Core, M extends Move>(
  game: GameModule<G, M>,
  setting: Setting,
  { bound, isSaved }: { bound: number; isSaved: boolean },
): void {
  const match = playMatch(game, setting, bound);
  const again = createMatch(game, { ...setting, key: match.key });
  for (const entry of match.log) again.enter(entry);
  if (again.hash() !== match.hash()) fail('replay ends elsewhere');
  if (!isSaved) return;
  const saved = JSON.parse(JSON.stringify(saveMatch(match as unknown as Match)));
  const verdict = verify(game as unknown as GameModule, saved);
  if (!verdict.ok) fail(`entry ${verdict.entry}: ${verdict.reason}`);
  else if (verdict.hash !== match.hash()) fail('replay ends elsewhere');
}

export function checkTakeBack<G extends Core, M extends Move>(game: GameModule<G, M>, setting: Setting, bound: number): void {
  const start = createMatch(game, { ...setting, key: keyOf(setting.seed) });
  let before = { hash: start.hash(), walls: start.state.walls };
  playMatch(game, setting, bound, (match, seat) => {
    const after = { hash: match.hash(), walls: match.state.walls };
    if (after.walls !== before.walls) {
      if (match.undo(seat).ok) fail('a move was taken back though something had come to light');
    } else if (!match.isOver) {
      if (!match.undo(seat).ok) fail('a move that showed nothing could not be taken back');
      if (match.hash() !== before.hash) fail('taking back does not lead to the position before');
      if (!match.redo(seat).ok) fail('a move taken back could not be done again');
      if (match.hash() !== after.hash) fail('doing again does not lead to the same position');
    }
    before = after;
  });
}
