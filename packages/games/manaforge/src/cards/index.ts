export * from './cards.ts';
export { a } from './names.ts';
export type { Amounts as Printed, FaceValues } from './schema.ts';
