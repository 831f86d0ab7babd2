import type { Seat } from '@conclave/engine';
import { RULES } from '../cards/cards.ts';
import { type Card, ITEMS, type Item, SKILLS, SPELLS } from '../cards/kinds.ts';
import type { MagesMove } from '../moves.ts';
import { type MagesState, opponentsOf, type Player, playerOf } from '../state.ts';
import { itemPrice, mizikoLimit, spellPrice } from './characters.ts';
import { isTop, nextLevelPrice, skillsAboveZero } from './hearts-and-levels.ts';
import { ANSWERING, NAMING, targetsOf } from './items.ts';
import { fin, jewels, orbs, purchases, type Wish } from './payment.ts';
import { canDrawItem, canDrawResource } from './piles.ts';

type Tally = Partial<Record<Card, number>>;

function tallyOf(hand: readonly Card[]): Tally {
  const tally: Tally = {};
  for (const card of hand) tally[card] = (tally[card] ?? 0) + 1;
  return tally;
}

const DRAW_DECK: MagesMove = { do: 'drawDeck' };
const DRAW_ROW: readonly MagesMove[] = Array.from({ length: RULES.rowSize }, (_, place) => ({ do: 'drawRow', place }));
const ROLL_FOR_TROLL: MagesMove = { do: 'rollForTroll' };
const PASS: MagesMove = { do: 'pass' };
const POTION = 'doubling-potion';

function offerDraws(game: MagesState, player: Player, moves: MagesMove[]): void {
  const mayTakeMiziko = game.mizikoTaken < mizikoLimit(player);
  for (let place = 0; place < game.row.length; place++) {
    const card = game.row[place];
    if (card && (card !== 'miziko' || mayTakeMiziko)) moves.push(DRAW_ROW[place] as MagesMove);
  }
  if (canDrawResource(game)) moves.push(DRAW_DECK);
}

const WISH_ITEM: Wish = { do: 'buyItem' };
const WISH_SPELLS = SPELLS.map((spell) => ({ do: 'buySpell', spell }) as const);
const WISH_LEVELS = SKILLS.map((skill) => ({ do: 'raise', skill }) as const);

function offerPurchases(game: MagesState, player: Player, held: Tally, moves: MagesMove[]): void {
  const count = (card: Card): number => held[card] ?? 0;
  if (canDrawItem(game)) moves.push(...purchases(WISH_ITEM, fin(itemPrice(player)), count));
  for (const wish of WISH_SPELLS) if (game.spells[wish.spell] > 0) moves.push(...purchases(wish, jewels(wish.spell, spellPrice(player, wish.spell)), count));
  for (const wish of WISH_LEVELS) if (!isTop(player, wish.skill)) moves.push(...purchases(wish, orbs(wish.skill, nextLevelPrice(player, wish.skill)), count));
}

function offerCasts(game: MagesState, seat: Seat, held: Tally, moves: MagesMove[]): void {
  const mayDouble = held[POTION] && game.actions >= RULES.doubledSpellActions;
  for (const kind of ['castFireball', 'castWither'] as const) {
    if (!held[kind === 'castFireball' ? 'fireball' : 'wither']) continue;
    for (const target of opponentsOf(game, seat)) {
      moves.push({ do: kind, target });
      if (mayDouble) moves.push({ do: kind, target, with: POTION });
    }
  }
  if (!held.heal || playerOf(game, seat).hearts >= RULES.maxHearts) return;
  moves.push({ do: 'castHeal' });
  if (mayDouble) moves.push({ do: 'castHeal', with: POTION });
}

function offerItem(game: MagesState, seat: Seat, item: Item, moves: MagesMove[]): void {
  if (ANSWERING.includes(item) || (item === 'troll-trap' && game.troll === seat)) return;
  if (!NAMING.includes(item)) {
    moves.push({ do: 'playItem', item });
    return;
  }
  for (const target of targetsOf(game, seat, item)) {
    if (item !== 'limiting-poison') moves.push({ do: 'playItem', item, target });
    else for (const skill of skillsAboveZero(playerOf(game, target))) moves.push({ do: 'playItem', item, target, skill });
  }
}

/** Everything the active player may do with an action left. MG-TURN-03, MG-ITEM-GEN-02 */
export function offersOf(game: MagesState, seat: Seat): MagesMove[] {
  const player = playerOf(game, seat);
  const held = tallyOf(player.hand);
  const moves: MagesMove[] = [];
  offerDraws(game, player, moves);
  offerPurchases(game, player, held, moves);
  offerCasts(game, seat, held, moves);
  for (const item of ITEMS) if (held[item]) offerItem(game, seat, item, moves);
  if (game.troll !== seat) moves.push(ROLL_FOR_TROLL);
  moves.push(PASS);
  return moves;
}
