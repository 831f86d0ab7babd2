export { type Check, type ContractSpec, contract } from './contract.ts';
export { type Moment, randomMove, type Stroll, stroll } from './random-play.ts';
export { type Actor, type Details, type Stage, stage } from './stage.ts';
export { argumentsIn, faultsOfLanguage } from './texts.ts';
export { transcript } from './transcript.ts';
