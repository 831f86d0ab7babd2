export { type Chapter, type Patch, PRESETS, type Preset, patched, type Sight, type Step } from '@conclave/table';
export { PHRASES } from './lists.ts';
export { asText } from './outgoing.ts';
export { because } from './refusals.ts';
export {
  ClockAgreed,
  FillTable,
  JoinTable,
  Name,
  NewGuest,
  NewName,
  NewTable,
  NewToken,
  NextTable,
  type Phrase,
  PostGrant,
  PostMove,
  PostShare,
  PostTurn,
  PostVote,
  PostWhy,
  RemoveFromTable,
  type SeatWanted,
  SwitchTo,
} from './schemas.ts';
export {
  ClientMessage,
  type ClockTold,
  LONGEST_MESSAGE,
  LONGEST_TABLE,
  type PackInfo,
  type Plea,
  PROTOCOL,
  type Remedy,
  type SaidTold,
  type SeatInfo,
  type ServerMessage,
  type TableInfo,
  type TableMessage,
  type VoteTold,
} from './wire.ts';
