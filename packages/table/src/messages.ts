import { messagesOf } from '@conclave/engine';

/** Why a table refuses something, wherever it lives. */
export const { message } = messagesOf('table', {
  stale: 'The table has moved on since that was asked.',
  fault: 'The table could not carry that out. Nothing was changed; the fault was written down.',
  notStored: 'The table cannot be stored at the moment, so nothing was changed. Try again in a little while.',
  busy: 'The table has not finished what you asked before: wait a little.',
  lessonOther: 'The rules allow that. In this lesson something else comes first.',
  lessonReads: 'Read on first: nothing is to be done just now.',
  undoNone: 'There is no move of yours to take back.',
});
