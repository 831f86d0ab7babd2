export * from './cards.ts';
export * from './names.ts';
export type { Amounts as Printed, FaceValues } from './schema.ts';
