import { fastRandom, playerOf } from '@conclave/engine';
import { type Actor, type Stage, stage } from '@conclave/engine/testing';
import { type BySkill, type BySpell, type Character, nameOf, type Resource, RULES } from './cards/index.ts';
import { mages } from './index.ts';
import type { MagesEvent, MagesMove } from './moves.ts';
import { turn, game as wholeGame } from './rules/index.ts';
import { emptyTable, newPlayer } from './setup.ts';
import type { MagesState, Player } from './state.ts';

/** What matters about a player; the rest is as at the start, without a character. */
export type MageSpec = Partial<Omit<Player, 'levels'>> & { levels?: Partial<BySkill<number>> };

/** What matters about the table. It is the first player's turn, with three actions, unless said. */
export type TableSpec = Partial<Pick<MagesState, 'deck' | 'discard' | 'row' | 'items' | 'itemDiscard' | 'box' | 'mizikoTaken' | 'confirmEndOfTurn'>> & {
  spells?: Partial<BySpell<number>>;
  troll?: Name;
  active?: Name;
  actions?: number;
  /** The turn is only about to begin. */
  fresh?: true;
};

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

/** A table with these players, laid out with only what matters. The last card of a pile is its top. */
export function scenario(mats: Partial<Record<Name, MageSpec>>, spec: TableSpec = {}): Scene {
  const names = NAMES.filter((name) => mats[name]);
  const game = emptyTable(names.length, { confirmEndOfTurn: spec.confirmEndOfTurn ?? false }, fastRandom(1));
  game.players = names.map((name) => {
    const mat = structuredClone(mats[name] ?? {});
    for (const card of [...(mat.hand ?? []), ...(mat.table ?? [])]) if (nameOf(card) === card) throw new Error(`there is no card ${card}`);
    const blank = newPlayer(mat.character ?? null);
    return { ...blank, ...mat, levels: { ...blank.levels, ...mat.levels } };
  });
  const seatOf = (name: Name | undefined): number | null => (name ? names.indexOf(name) : null);
  Object.assign(game, {
    deck: spec.deck ?? [...DECK],
    discard: spec.discard ?? [],
    row: spec.row ?? [...ROW],
    items: spec.items ?? ['shackles', 'troll-trap', 'firestorm'],
    itemDiscard: spec.itemDiscard ?? [],
    box: spec.box ?? ([] as Character[]),
    spells: { ...game.spells, ...spec.spells },
    troll: seatOf(spec.troll),
    active: seatOf(spec.active) ?? 0,
    turns: 1,
    actions: spec.actions ?? RULES.actionsPerTurn,
    mizikoTaken: spec.mizikoTaken ?? 0,
  });
  const current = turn({ seat: game.active });
  if (!spec.fresh) current.at = 'thePlayerActs';
  game.stack = [{ ...wholeGame({ chooser: game.seats }), at: 'theNextTurnBegins' }, current];
  const table = stage(mages, game, names);
  const actors = table.actors.map((actor) => [actor.name, mageOf(actor, game)]);
  return { ...Object.fromEntries(actors), table, game };
}
