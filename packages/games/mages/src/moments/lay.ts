import type { Frame, Random } from '@conclave/engine';
import {
  type BySkill,
  type BySpell,
  type Card,
  CHARACTERS,
  type Character,
  ITEM_PILE,
  isItem,
  isSpell,
  nameOf,
  RESOURCE_DECK,
  type Resource,
  RULES,
  SPELLS,
  spellCopies,
} from '../cards/index.ts';
import { turn, game as wholeGame } from '../rules/index.ts';
import { emptyTable, newPlayer } from '../setup.ts';
import { countOf, type MagesState, type Player, takeOut } from '../state.ts';

/** What matters about a player; the rest is as at the start, without a character. */
export type MageSpec = Partial<Omit<Player, 'levels'>> & { levels?: Partial<BySkill<number>> };

type Piles = 'deck' | 'discard' | 'row' | 'items' | 'itemDiscard' | 'box';

/** What matters about the table. It is the first player's turn, with three actions, unless said. The last card of a pile is its top. */
export type TableSpec = Partial<Pick<MagesState, Piles | 'mizikoTaken' | 'confirmEndOfTurn' | 'troll' | 'active' | 'actions'>> & {
  spells?: Partial<BySpell<number>>;
  /** The turn is only about to begin. */
  fresh?: true;
};

function playerFrom(spec: MageSpec): Player {
  const mat = structuredClone(spec);
  for (const card of [...(mat.hand ?? []), ...(mat.table ?? [])]) if (nameOf(card) === card) throw new Error(`there is no card ${card}`);
  const blank = newPlayer(mat.character ?? null);
  return { ...blank, ...mat, levels: { ...blank.levels, ...mat.levels } };
}

function turnOf({ active }: MagesState, isFresh: boolean): Frame {
  const current = turn({ seat: active });
  if (!isFresh) current.at = 'thePlayerActs';
  return current;
}

/** A table with these players, laid out with only what matters. */
export function layTable(mats: readonly MageSpec[], { spells, fresh, confirmEndOfTurn = true, ...spec }: TableSpec, random: Random): MagesState {
  const game = emptyTable(mats.length, { confirmEndOfTurn }, random);
  Object.assign(game, { players: mats.map(playerFrom), turns: 1, actions: RULES.actionsPerTurn, ...spec, spells: { ...game.spells, ...spells } });
  game.stack = [{ ...wholeGame({ chooser: game.seats }), at: 'theNextTurnBegins' }, turnOf(game, fresh === true)];
  return game;
}

const without = <T>(pile: readonly T[], used: readonly T[]): T[] => {
  const rest = [...pile];
  for (const card of used) takeOut(rest, card);
  return rest;
};

const isResource = (card: Card): card is Resource => !isItem(card) && !isSpell(card);
const charactersOf = ({ character, claimed = [] }: MageSpec): Character[] => (character ? [character, ...claimed] : claimed);

/** The same, with every card of the game on the table: what nobody holds is in its pile, unshuffled. */
export function layWhole(mats: readonly MageSpec[], spec: TableSpec & { row: Resource[] }, random: Random): MagesState {
  const held = mats.flatMap(({ hand = [], table = [] }): Card[] => [...hand, ...table]);
  const piles: TableSpec = {
    deck: without(RESOURCE_DECK, [...held.filter(isResource), ...spec.row]),
    items: without(ITEM_PILE, held.filter(isItem)),
    box: without(CHARACTERS, mats.flatMap(charactersOf)).sort(),
    spells: Object.fromEntries(SPELLS.map((spell) => [spell, spellCopies[spell] - countOf(held, spell)])),
  };
  return layTable(mats, { ...piles, ...spec }, random);
}

/** A rule in the middle of the turn, stopped at one of its steps. */
export function stopAt<F extends Frame>(game: MagesState, frame: F, at: string): MagesState {
  game.stack.push({ ...frame, at });
  return game;
}
