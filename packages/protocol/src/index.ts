export { type Chapter, Chronicle, type Sight, type Step } from './chronicle.ts';
export { PHRASES, PRESETS } from './lists.ts';
export { asText } from './outgoing.ts';
export { diff, type Patch, patched } from './patch.ts';
export { passesByItself } from './presets.ts';
export {
  ClockAgreed,
  FillTable,
  JoinTable,
  Name,
  NewGuest,
  NewName,
  NewTable,
  NewToken,
  type Phrase,
  PostGrant,
  PostMove,
  PostTurn,
  PostWhy,
  type Preset,
  type SeatWanted,
} from './schemas.ts';
export { attemptTakeBack, canTakeBack } from './take-back.ts';
export {
  ClientMessage,
  type ClockTold,
  LONGEST_MESSAGE,
  type Plea,
  PROTOCOL,
  type SaidTold,
  type SeatInfo,
  type ServerMessage,
  type TableInfo,
  type TableMessage,
} from './wire.ts';
