import { messagesOf } from '@conclave/engine';

/** Texts of a replay, in English: the home page does without them. */
export const en = {
  title: 'Replay',
  first: 'To the beginning',
  back: 'One step back',
  play: 'Play',
  stop: 'Stop',
  on: 'One step on',
  last: 'To the end',
  step: 'Move {n} of {all}',
  jump: 'Jump to a move',
  eyes: 'Through whose eyes',
  watcher: 'A watcher',
  open: 'Hands',
  turnBack: 'One turn back',
  turnOn: 'One turn on',
  moments: 'Moments',
  graph: 'Graph',
  noMoments: 'Nothing stands out in this game.',
  speed: 'Speed',
  times: '{n}×',
  nothing: 'Nothing hidden.',
} as const;

export const { say } = messagesOf('replay', en);
