import { messagesOf } from './messages.ts';

/** Why the engine itself refuses a move. */
export const { message } = messagesOf('engine', {
  notNow: 'That is not possible now.',
  over: 'The game is over.',
  noSeat: 'There is no such seat.',
  notAsked: 'Nothing is asked of this seat now.',
  notOffered: 'That is not among the moves offered now.',
  stale: 'The table has moved on since that was asked.',
  undoTooMuch: 'Too much has been taken back in this game: play on.',
  undoNone: 'There is no move to take back.',
  undoNoneOfYours: 'There is no move of yours to take back.',
  undoOthers: 'Somebody else has moved since.',
  undoWall:
    '{cause, select, dice {Dice were rolled since.} card {A hidden card was seen since.} answer {Others answer to it, or could have: that is not to be tried out.} answers {The secret answers were opened since.} turn {The turn has ended since.} end {The game has ended.} other {Something came to light since.}}',
  redoNone: 'There is nothing of yours to do again.',
  notAMove: 'A move is an object with a field "do".',
  noSuchMove: 'There is no move called {kind}.',
  noSuchField: 'The move {kind} has no field "{field}".',
  fieldMissing: 'The field "{field}" of {kind} is missing or not of its kind.',
  fieldWrong: 'The field "{field}" of {kind} is not of its kind.',
});
