export { type Catalogue, type Constant, type Entry as CatalogueEntry, type Provenance, provenanceAt, readCatalogue, type Source } from './catalogue.ts';
export { characterWho, type Likings } from './characters.ts';
export type { Core, Frame, Move, Prompt, Random, Refusal, Result, Seat, Viewer, WallCause } from './core.ts';
export type { Attempt, Beginning, Entry, Made, Offer, Refused, TakeBack } from './entry.ts';
export { eventsFor, type GameEvent, hearing, type Told, tell, tellOnly, unheard } from './events.ts';
export { eventsOf, type First, type Glance, movesOf } from './first.ts';
export { canonical, hashOf, isSame } from './hash.ts';
export { InForce } from './in-force.ts';
export { carryOut, judge, whyNot } from './judge.ts';
export {
  type Ask,
  cloneData,
  cloneStack,
  type Done,
  done,
  frameOf,
  isAt,
  type NamedRule,
  type Next,
  push,
  type Rule,
  ruleOf,
  type Step,
  topOf,
} from './kernel.ts';
export { type Beat, type Course, courseOf, type Example, type Lesson, type Like, type Scripted, type Walk, type Wording } from './lesson.ts';
export { loadMatch, UnreadableMatch, type Verdict, verify } from './loaded.ts';
export { lookUp, tallied } from './lookup.ts';
export { createMatch, Match } from './match.ts';
export {
  type Argument,
  type Arguments,
  inARow,
  inEnglish,
  type Language,
  languageOf,
  listed,
  type Message,
  messagesOf,
  perLanguage,
  printed,
  type Speaker,
  speak,
  spoken,
  type Texts,
} from './messages.ts';
export type { Anytime, Character, Features, GameModule, Guide, Rung, Section, Weight, Weights, Words } from './module.ts';
export type { Moment } from './moment.ts';
export { type OptionOf, type OptionSpec, type OptionSpecs, type OptionsOf, optionLabel, readOptions, valueLabel } from './options.ts';
export { type Bounds, catalogueOf, type FreeNumber, freeNumbers, type Pack, type Printing, putInForce, readPack, withPack } from './packs.ts';
export { type Means, type Payment, type PaymentFault, type Price, paymentFault, payments, shortfall } from './payment.ts';
export {
  below,
  chachaBlock,
  cloneRandom,
  commitmentTo,
  draw,
  fastRandom,
  isKey,
  matchRandom,
  mix,
  newKey,
  pick,
  remix,
  roll,
  shuffle,
  wall,
} from './random.ts';
export { asRefusal, heard, isMessage, reasonIn, refuse } from './refusal.ts';
export { type Rulebook, rulebook, tracing } from './rulebook.ts';
export { type RuleText, readRules } from './rules-text.ts';
export { type Asked, asLines, type Said, type Sentence } from './said.ts';
export { type Saved, saveMatch, savingMatch } from './saved.ts';
export { seenBy } from './seen.ts';
export { type Field, type IdeaOf, type MoveOf, misshapen, misshapenIdea, type Shapes } from './shapes.ts';
export { mixedKey, type SeedShare, shareFault } from './shares.ts';
export { cloneCore, playerOf } from './state.ts';
export { type Voice, voiceOf } from './voice.ts';
