import { frameOf, isAt, playerOf, type Seat, topOf } from '@conclave/engine';
import { effectOf, elementIndex, itemNumber, itemOf, madeOfCards } from '../cards/index.ts';
import type { ManaforgeMove, MoveCalled } from '../moves.ts';
import { storeEffect, turn as taking } from '../rules/index.ts';
import { worthNow } from '../scoring.ts';
import { dieOf, type ManaforgeState, type Player, type Turn, total, workshopCard } from '../state.ts';
import { sketchTurn, type TurnSketch } from './turn.ts';
import { isTurnFresh, turnsLeft } from './value.ts';
import { cardWorth, GEM, gemWorth, itemWorth, keptDieWorth, MANA, talentWorth } from './worth.ts';

const lastSketch = madeOfCards((): { mark: number; turn: TurnSketch } => ({ mark: Number.NaN, turn: { worth: 0, item: 0, dice: 0, cards: [], swaps: [] } }));

/** A number that changes with everything a sketch depends on. */
function markOf(game: ManaforgeState, { seat, spends, hasBuilt }: Turn): number {
  const { mana, gems, prisms, dice, workshop, store } = playerOf(game, seat);
  let mark = (game.round * 8 + seat) * 64 + spends * 2 + (hasBuilt ? 1 : 0);
  const mixIn = (n: number): void => {
    mark = (Math.imul(mark, 31) + n) | 0;
  };
  for (const list of [mana, gems, store, game.board, game.pool]) for (const n of list) mixIn(n);
  for (const { type, face, spent } of dice) mixIn(type * 12 + face * 2 + (spent ? 1 : 0));
  for (const { item, charged, gems: set } of workshop) mixIn(item * 8 + set.length * 2 + (charged ? 1 : 0));
  mixIn(prisms);
  return mark;
}

/** The sketch of the turn as it stands; kept, since all moves of one prompt ask for the same. */
function sketchOf(game: ManaforgeState, turn: Turn): TurnSketch {
  const mark = markOf(game, turn);
  const last = lastSketch();
  if (last.mark !== mark) Object.assign(last, { mark, turn: sketchTurn(game, turn, turnsLeft(game, turn.seat)) });
  return last.turn;
}

/** Not worth a try. */
const NEVER = Number.NEGATIVE_INFINITY;

const gemsPaid = (move: { gems?: readonly number[] }): number => total(move.gems ?? []);

function spendPromise(game: ManaforgeState, player: Player, turn: Turn, move: MoveCalled<'spend'>): number {
  const sketch = sketchOf(game, turn);
  const die = dieOf(player, move.die);
  const effect = effectOf(die.type, die.face);
  if (sketch.dice & (1 << move.die)) return 40 + usefulness(game, player, sketch.item, move);
  if (effect.kind === 'gem') return sketch.dice === 0 ? 22 : 8;
  if (effect.kind === 'powerSurge') {
    const card = workshopCard(player, itemNumber(move.card ?? ''));
    return card ? 12 + 4 * cardWorth(card) : 0;
  }
  if (effect.kind === 'gemCopy') return 21;
  return wantsMana(player) ? 14 + usefulness(game, player, sketch.item, move) : 2;
}

/** How well what is taken fits the item in mind. */
function usefulness(_game: ManaforgeState, player: Player, item: number, { take, copy }: MoveCalled<'spend'>): number {
  if (item === 0) return 0;
  const { fixed } = itemOf(item).cost;
  const lacks = (element: string): boolean => {
    const e = elementIndex(element as 'earth');
    return (fixed[e] ?? 0) > (player.mana[e] ?? 0);
  };
  const fits = (take ?? []).filter(lacks).length;
  if (copy === undefined) return fits;
  const die = dieOf(player, copy);
  const mana = effectOf(die.type, die.face).gains[0]?.mana ?? [];
  return fits + mana.filter((n, e) => n > 0 && (fixed[e] ?? 0) > (player.mana[e] ?? 0)).length;
}

/** Whether some charged card turns mana into prestige. */
const wantsMana = ({ workshop }: Player): boolean =>
  workshop.some((card) => card.charged && itemOf(card.item).abilities.some(({ mana, prestige }) => mana && prestige > 0));

function activatePromise(game: ManaforgeState, turn: Turn, move: MoveCalled<'activate'>): number {
  const { abilities } = itemOf(itemNumber(move.card));
  const level = abilities[move.ability];
  if (!level) return 0;
  const sketch = sketchOf(game, turn);
  const isForItem = sketch.cards.includes(itemNumber(move.card));
  if (level.gains.length > 0 || level.manaFromGems) return (isForItem ? 45 : 16) + move.ability + (move.take ? fitOf(game, turn, move.take, sketch.item) : 0);
  const cost = MANA * (level.mana?.total ?? 0) + gemWorth(turnsLeft(game, turn.seat)) * gemsPaid(move) * 0.5 + 0.7 * level.spends + 0.9 * level.exhaustOther;
  if (level.prestige) return sketch.item && level.mana ? 30 + level.prestige - cost : level.prestige > cost ? 35 + level.prestige - cost : 5;
  return level.extraSpends || level.rechargesOther || level.gemsMatchingPaid ? 18 : 4;
}

const fitOf = (game: ManaforgeState, turn: Turn, take: readonly string[], item: number): number =>
  usefulness(game, playerOf(game, turn.seat), item, { do: 'spend', die: 0, take });

function upgradePromise(game: ManaforgeState, player: Player, { card: id, gem }: MoveCalled<'upgrade'>, turns: number): number {
  const card = workshopCard(player, itemNumber(id));
  if (!card) return 0;
  const better = cardWorth({ ...card, gems: [...card.gems, elementIndex(gem)] }) - cardWorth(card);
  const full = cardWorth({ ...card, gems: itemOf(card.item).slots.slice() }) - cardWorth(card);
  const isNeeded = game.turn ? sketchOf(game, game.turn).item > 0 && !game.turn.hasBuilt : false;
  return (better || full / 2) * (turns + 1) > GEM ? (isNeeded ? 25 : 42) + better : NEVER;
}

/** First what was to be spent for it, then the item in mind. */
function buildPromise(game: ManaforgeState, player: Player, turn: Turn, move: MoveCalled<'build' | 'scavenge'>): number {
  const { item, dice, cards } = sketchOf(game, turn);
  const number = itemNumber(move.card);
  const rank = item !== number ? 11 : dice === 0 && cards.length === 0 ? 60 : 32;
  return rank + Math.min(9, itemWorth(game, player, number, turnsLeft(game, turn.seat))) * 0.1 - 0.1 * gemsPaid(move);
}

function turnPromise(game: ManaforgeState, turn: Turn, move: ManaforgeMove): number {
  const { seat } = turn;
  const player = playerOf(game, seat);
  const turns = turnsLeft(game, seat);
  switch (move.do) {
    case 'build':
    case 'scavenge':
      return buildPromise(game, player, turn, move);
    case 'gainPrism':
      return sketchOf(game, turn).item ? 3 : 20;
    case 'spend':
      return spendPromise(game, player, turn, move);
    case 'activate':
      return activatePromise(game, turn, move);
    case 'upgrade':
      return upgradePromise(game, player, move, turns);
    case 'swapPrism':
      // It can wait until something was done that shows, and is judged better then.
      if (isTurnFresh(game, seat)) return NEVER;
      return sketchOf(game, turn).dice === 0 && sketchOf(game, turn).swaps.includes(elementIndex(move.gem)) ? 38 : 1;
    case 'useTalent':
      return move.take ? 13 : move.die === undefined ? (gemWorth(turns) < 1 ? 24 : 9) : 17;
    case 'removeDie':
      return NEVER;
    case 'placeDie':
      return turns > 0 && sketchOf(game, turn).dice === 0 && keptDieWorth(dieOf(player, move.die)) > 0.2 ? 11 : 0;
    case 'endTurn':
      return 10;
    default:
      return 0;
  }
}

/** How promising a move looks at first sight; the numbers only order them. */
export function promise(game: ManaforgeState, seat: Seat, move: ManaforgeMove): number {
  const player = playerOf(game, seat);
  const turns = turnsLeft(game, seat);
  switch (move.do) {
    case 'pick':
      return talentWorth(move.talent);
    case 'keep':
      return move.talents.reduce((sum, talent) => sum + talentWorth(talent), 0);
    case 'takeDie':
      return move.type === 'arcane' ? 1 : 2;
    case 'makeRoom':
      return -cardWorth(workshopCard(player, itemNumber(move.card)) ?? { item: 1, charged: true, gems: [] });
    case 'pay':
      return payPromise(game, move, turns);
    case 'mimic':
      return worthNow(player, itemNumber(move.card));
    case 'give':
      return 1;
    case 'leaveDie':
      return player.storedDie === null ? 0 : keptDieWorth(dieOf(player, player.storedDie));
    default:
      return game.turn?.seat === seat && isAt(topOf(game), taking) ? turnPromise(game, game.turn, move) : -1;
  }
}

function payPromise(game: ManaforgeState, { mana, gems }: MoveCalled<'pay'>, turns: number): number {
  const frame = frameOf(game, storeEffect);
  const each = frame ? (itemOf(frame.item).onBuild.payExtra?.prestigeEach ?? 1) : 1;
  return (total(mana) + total(gems)) * each - total(gems) * gemWorth(turns);
}
