export type { MysticValeEvent, MysticValeMove } from './moves.ts';
export { shapes } from './moves.ts';
export type { MysticValeState } from './state.ts';
export { type CardView, type MysticValeView, type PlayerView, viewFor } from './view.ts';
