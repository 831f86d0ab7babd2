import { fastRandom, playerOf } from '@conclave/engine';
import { type Actor, type Stage, stage } from '@conclave/engine/testing';
import type { Item, Resource } from './cards/index.ts';
import { mages } from './index.ts';
import { layTable, type MageSpec, type TableSpec as SeatedSpec } from './moments/lay.ts';
import type { MagesEvent, MagesMove } from './moves.ts';
import type { MagesState, Player } from './state.ts';

/** What matters about the table, by name. It is the first player's turn, with three actions, unless said. */
export type TableSpec = Omit<SeatedSpec, 'troll' | 'active'> & { troll?: Name; active?: Name };

const NAMES = ['ana', 'ben', 'cleo', 'dan', 'eva', 'finn'] as const;
type Name = (typeof NAMES)[number];

/** An actor whose mat can be looked at. */
interface Mage extends Actor<MagesMove> {
  readonly player: Player;
  readonly hand: Player['hand'];
  readonly front: Player['table'];
  readonly hearts: number;
  readonly levels: Player['levels'];
  readonly status: Player['status'];
}

export type { MageSpec };
export type Scene = Record<Name, Mage> & { table: Stage<MagesState, MagesMove, MagesEvent>; game: MagesState };

function mageOf(actor: Actor<MagesMove>, game: MagesState): Mage {
  const { seat, name, plays, cannot, offered } = actor;
  const player = (): Player => playerOf(game, seat);
  return {
    seat,
    name,
    plays,
    cannot,
    offered,
    get isAsked() {
      return actor.isAsked;
    },
    get player() {
      return player();
    },
    get hand() {
      return player().hand;
    },
    get front() {
      return player().table;
    },
    get hearts() {
      return player().hearts;
    },
    get levels() {
      return player().levels;
    },
    get status() {
      return player().status;
    },
  };
}

const ROW: Resource[] = ['ruby', 'sapphire', 'emerald', 'black-diamond', 'pyro'];
const DECK: Resource[] = Array<Resource>(30).fill('zoe');
const ITEMS: Item[] = ['shackles', 'troll-trap', 'firestorm'];

const seatOf = (names: readonly Name[], name: Name | undefined): number | null => (name ? names.indexOf(name) : null);

/** A table with these players, laid out with only what matters. The last card of a pile is its top. */
export function scenario(mats: Partial<Record<Name, MageSpec>>, { troll, active, ...spec }: TableSpec = {}): Scene {
  const names = NAMES.filter((name) => mats[name]);
  const seated = { troll: seatOf(names, troll), active: seatOf(names, active) ?? 0 };
  const usual = { deck: [...DECK], row: [...ROW], items: [...ITEMS], confirmEndOfTurn: false };
  const players = names.map((name) => mats[name] ?? {});
  const game = layTable(players, { ...usual, ...structuredClone(spec), ...seated }, fastRandom(1));
  const table = stage(mages, game, names);
  const actors = table.actors.map((actor) => [actor.name, mageOf(actor, game)]);
  return { ...Object.fromEntries(actors), table, game };
}
