import { allAdvancements, allVales, POSITIONS, type Position, pieceAt } from '../cards/index.ts';
import type { MysticValeMove } from '../moves.ts';

/** Moves that never change, made once: prompts are built at every decision. */
type Kind = MysticValeMove['do'];
type Only<K extends Kind> = Extract<MysticValeMove, { do: K }>;

const pieces = Array.from({ length: allAdvancements().length * POSITIONS.length }, (_, piece) => pieceAt(piece));
const forEachPiece = <K extends 'use' | 'buy' | 'claim' | 'store' | 'resolveFirst' | 'repeat'>(kind: K): readonly Only<K>[] =>
  pieces.map(({ advancement, position }) => ({ do: kind, card: advancement.id, position }) as Only<K>);

const uses = forEachPiece('use');
const buys = forEachPiece('buy');
const claims = forEachPiece('claim');
const stores = forEachPiece('store');
const firsts = forEachPiece('resolveFirst');
const repeats = forEachPiece('repeat');
const valeUses = allVales().map(({ id }): MysticValeMove => ({ do: 'useVale', card: id }));

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (!found) throw new Error(`no offer ${index}`);
  return found;
}

export const offer = {
  use: (piece: number): MysticValeMove => at(uses, piece),
  buy: (piece: number): MysticValeMove => at(buys, piece),
  claim: (piece: number): MysticValeMove => at(claims, piece),
  store: (piece: number): MysticValeMove => at(stores, piece),
  resolveFirst: (piece: number): MysticValeMove => at(firsts, piece),
  repeat: (piece: number): MysticValeMove => at(repeats, piece),
  useVale: (vale: number): MysticValeMove => at(valeUses, vale),
} as const;

export const PUSH: MysticValeMove = { do: 'push' };
export const PASS: MysticValeMove = { do: 'pass' };
export const EVOKE: MysticValeMove = { do: 'evoke' };
export const REDRAW: MysticValeMove = { do: 'redraw' };
export const SPOIL: MysticValeMove = { do: 'spoil' };
export const GO_ON: MysticValeMove = { do: 'goOn' };
export const RESOLVE: MysticValeMove = { do: 'resolve' };
export const DECLINE: MysticValeMove = { do: 'decline' };
export const USE_ALL: MysticValeMove = { do: 'useAll' };
export const TAKE_VP: MysticValeMove = { do: 'takeVp' };
export const UPGRADE: MysticValeMove = { do: 'upgrade' };
export const TURN_BACK: MysticValeMove = { do: 'turnBack' };
export const END_HARVEST: MysticValeMove = { do: 'endHarvest' };
export const DONE: MysticValeMove = { do: 'done' };
export const END_TURN: MysticValeMove = { do: 'endTurn' };

const discards = Array.from({ length: 20 }, (_, on): MysticValeMove => ({ do: 'discard', on }));
const buries = Array.from({ length: 20 }, (_, on): MysticValeMove => ({ do: 'bury', on }));
export const discardOf = (card: number): MysticValeMove => at(discards, card);
export const buryOf = (card: number): MysticValeMove => at(buries, card);

const names = pieces.map(({ advancement, position }) => ({ card: advancement.id, position }));
/** How moves and events name an advancement. */
export const nameAndPlace = (piece: number): { card: string; position: Position } => at(names, piece);
export const sleeveMove = (piece: number, on: number): MysticValeMove => {
  const { card, position } = nameAndPlace(piece);
  return { do: 'sleeve', card, position, on };
};
