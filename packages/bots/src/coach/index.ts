export { type Analysed, analysing, type Depth, type Finished, USUAL_DEPTH } from './analysis.ts';
export { chancesBy } from './chances.ts';
export { type Change, changesOf } from './changes.ts';
export { chanceAfter, type Decision, judged } from './decision.ts';
export { type Followed, follow } from './follow.ts';
export { type Hint, thinkOfHint } from './hint.ts';
export { beginPuzzle, type Demands, interval, isSameMove, matchOf, type Puzzle, type PuzzleBook } from './puzzle.ts';
export { puzzlesIn, type Quest } from './quest.ts';
export { type Account, accountOf, type Swing, swingsOf, turningPoints } from './summary.ts';
