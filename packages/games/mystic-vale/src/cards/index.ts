export {
  actionOf,
  advancementAt,
  advancementNamed,
  allAdvancements,
  allLeaders,
  allStartingCards,
  allTokens,
  allVales,
  CONSTANTS,
  cardNamed,
  entries,
  entryOf,
  isCard,
  isSoil,
  leaderAt,
  leaderNamed,
  PLAIN_TOKEN,
  pieceAt,
  pieceNamed,
  SPIRITS,
  type Spirit,
  SYMBOLS,
  soilPiece,
  tokenAt,
  tokenNamed,
  VALES_WITH,
  valeAt,
  valeNamed,
} from './cards.ts';
export {
  type Ability,
  type Face,
  faceOf,
  fits,
  isBlank,
  isLeaderKey,
  leaderMake,
  type Make,
  ROOM_KINDS,
  roomKindOf,
  sleevedMake,
  startingMake,
} from './craft.ts';
export { type AskedAt, type DeedOp, isDeed, isFree, OPS, type Op, type OpAt, within } from './effects.ts';
export { printing } from './free.ts';
export { growthOfVales, guardiansOf, measured, raisedBy, type Scope, usually } from './measures.ts';
export { nameMessage, nameOf, titleOf } from './names.ts';
export {
  type Action,
  type ActionOf,
  type Amount,
  type Effect,
  type Phase,
  POSITIONS,
  type Position,
  type Symbols,
  type Timing,
} from './schema.ts';
export { type Advancement, perValues, type Side, type Token, type Vale } from './tables.ts';
export { type EffectsAt, effectTexts, textOf } from './texts.ts';
