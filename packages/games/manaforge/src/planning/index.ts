export { movesWithDie } from './dice.ts';
export { type Payer, payerIn, payerOf } from './payer.ts';
export type { Answer, Plan } from './plan.ts';
export { gainFrom } from './result.ts';
export { copyPurse, DIE_COST, type Purse, payRoughly, purseOf, type Rates, type Used } from './rough.ts';
export { stepsOf, type Target, type Wishes, waysTo } from './target.ts';
