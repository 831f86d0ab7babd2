export { inputNames, inputsOf, startOf } from '../input.ts';
export { netJudge, netOf, toBase64, type Weights } from '../learned.ts';
export { Net } from '../net.ts';
export { type Play, selfPlay } from './self-play.ts';
export { foreseen, newNet, type Sample, surprise, Trainer } from './trainer.ts';
