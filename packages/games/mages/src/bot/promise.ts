import { playerOf, type Seat } from '@conclave/engine';
import { type Card, type Item, itemWorth, RULES, SKILLS, spellCards } from '../cards/index.ts';
import type { Answer, Attacking, MagesMove } from '../moves.ts';
import type { MagesState } from '../state.ts';
import { oddsAgainstDungeon, oddsOfLevels } from './odds-of-levels.ts';
import { worthOfCard } from './worth.ts';

const levelsOf = (game: MagesState, seat: Seat): number => SKILLS.reduce((sum, skill) => sum + playerOf(game, seat).levels[skill], 0);

/** How much one would like to hit this player: the one ahead, and the one about to die. */
const grudge = (game: MagesState, seat: Seat): number => levelsOf(game, seat) + 2 * (RULES.maxHearts - playerOf(game, seat).hearts);

function promiseOfAttack(game: MagesState, seat: Seat, spell: Attacking, target: Seat): number {
  const [mine, theirs] = [playerOf(game, seat), playerOf(game, target)];
  const chance = oddsOfLevels(mine.levels[spellCards[spell].skill], theirs.levels.defense);
  return chance * (4 + grudge(game, target)) * (spell === 'wither' && levelsOf(game, target) === 0 ? 0 : 1);
}

function promiseOfHeal(game: MagesState, seat: Seat): number {
  const { hearts, levels } = playerOf(game, seat);
  return oddsAgainstDungeon(levels.healing) * (hearts === 1 ? 9 : 5);
}

function promiseOfItem(game: MagesState, { item, target, skill }: { item: Item; target?: Seat; skill?: (typeof SKILLS)[number] }): number {
  const base = itemWorth(item).play;
  if (target === undefined) return base;
  return base + grudge(game, target) / 10 + (skill ? playerOf(game, target).levels[skill] : 0);
}

const OF_SPELL = { counter: 5, heal: 10 };
const promiseOfAnswer = (card: Answer): number => (card === 'counter' || card === 'heal' ? OF_SPELL[card] : itemWorth(card).answer);

type Promises = { [K in MagesMove['do']]: (game: MagesState, seat: Seat, move: MagesMove & { do: K }) => number };

/** Never tried while there is anything else: a card drawn at the hand limit can still be the one that is kept. */
const DAWDLING = Number.NEGATIVE_INFINITY;

/** How promising a move looks, before it is tried. Nothing done counts 0. */
const promises: Promises = {
  chooseSkill: (game, seat, { skill }) => 3 - playerOf(game, seat).levels[skill] + (skill === 'defense' ? 0.5 : 0),
  chooseSpell: (_game, _seat, { spell }) => (spell === 'fireball' ? 1 : 0.5),
  drawRow: (game, seat, { place }) => 2 * worthOfCard(playerOf(game, seat), game.row[place] as Card),
  drawDeck: () => 1.2,
  buyItem: (_game, _seat, { double }) => (double ? 2.5 : 3.5),
  buySpell: (_game, _seat, { double }) => (double ? 2.5 : 3),
  raise: (game, seat, { skill, double }) => 8 + 2 * playerOf(game, seat).levels[skill] - (double ? 1 : 0),
  castFireball: (game, seat, { target, with: potion }) => promiseOfAttack(game, seat, 'fireball', target) * (potion ? 1.1 : 1),
  castWither: (game, seat, { target, with: potion }) => promiseOfAttack(game, seat, 'wither', target) * (potion ? 1.1 : 1),
  castHeal: (game, seat) => promiseOfHeal(game, seat),
  rollForTroll: () => 0.8,
  pass: () => DAWDLING,
  playItem: (game, _seat, move) => promiseOfItem(game, move),
  endTurn: () => 0,
  respond: (game, _seat, { card, target }) => promiseOfAnswer(card) + (target === undefined ? 0 : grudge(game, target) / 10),
  decline: () => 0,
  nameTarget: (game, _seat, { target }) => grudge(game, target),
  lowerSkill: (_game, _seat, { skill }) => (skill === 'defense' ? 0.5 : 0),
  drawForTroll: () => 1,
  discard: (game, seat, { card }) => -worthOfCard(playerOf(game, seat), card as Card),
  rollToResurrect: () => 1,
};

export const promise = (game: MagesState, seat: Seat, move: MagesMove): number =>
  (promises[move.do] as (game: MagesState, seat: Seat, move: MagesMove) => number)(game, seat, move);

/** What one does who knows the moves and not yet what they are worth: raise, strike, heal, buy, else draw any card. */
const HABITS: Partial<Record<MagesMove['do'], number>> = {
  raise: 9,
  castFireball: 8,
  castWither: 7,
  castHeal: 6,
  playItem: 5,
  respond: 5,
  buySpell: 4,
  buyItem: 3,
  drawRow: 2,
  drawDeck: 2,
  drawForTroll: 2,
  rollToResurrect: 2,
  rollForTroll: 1,
  pass: DAWDLING,
};

export const habit = (_game: MagesState, _seat: Seat, { do: kind }: MagesMove): number => HABITS[kind] ?? 0;
