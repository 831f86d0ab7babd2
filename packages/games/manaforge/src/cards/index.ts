export * from './cards.ts';
export { aDieMessage, aGemMessage, dieTypeMessage, elementMessage, nameMessage, nameOf } from './names.ts';
export type { Amounts as Printed, FaceValues } from './schema.ts';
export { faceMessage, priceMessage, talentWithin, textOf } from './texts.ts';
