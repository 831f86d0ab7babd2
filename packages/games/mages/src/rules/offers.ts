import { playerOf, type Seat } from '@conclave/engine';
import { ITEMS, type Item, itemsAt, RULES, SKILLS, SPELLS, skillCards, spellCards } from '../cards/index.ts';
import type { MagesMove } from '../moves.ts';
import { type MagesState, opponentsOf, type Player } from '../state.ts';
import { itemPrice, mizikoLimit, spellPrice } from './characters.ts';
import { isTop, nextLevelPrice, skillsAboveZero } from './hearts-and-levels.ts';
import { isForOwnTurn, isTrollAlreadyOwn, namesOpponent, namesSkill, targetsOf } from './items.ts';
import { purchases, type Sale, saleOf } from './payment.ts';
import { canDrawItem, canDrawResource } from './piles.ts';
import { countIn, placeOf, type Tally, tallyOf } from './tally.ts';

const DRAW_DECK: MagesMove = { do: 'drawDeck' };
const DRAW_ROW: readonly MagesMove[] = Array.from({ length: RULES.rowSize }, (_, place) => ({ do: 'drawRow', place }));
const ROLL_FOR_TROLL: MagesMove = { do: 'rollForTroll' };
const PASS: MagesMove = { do: 'pass' };

function offerDraws(game: MagesState, player: Player, moves: MagesMove[]): void {
  const mayTakeMiziko = game.mizikoTaken < mizikoLimit(player);
  for (let place = 0; place < game.row.length; place++) {
    const card = game.row[place];
    if (card && (card !== 'miziko' || mayTakeMiziko)) moves.push(DRAW_ROW[place] as MagesMove);
  }
  if (canDrawResource(game)) moves.push(DRAW_DECK);
}

const ITEM_SALE = saleOf({ do: 'buyItem' }, 'fin');
const SPELL_SALES = SPELLS.map((spell) => ({ spell, sale: saleOf({ do: 'buySpell', spell }, spellCards[spell].jewel) }));
const LEVEL_SALES = SKILLS.map((skill) => ({ skill, sale: saleOf({ do: 'raise', skill }, skillCards[skill].orb) }));

function offerPurchases(game: MagesState, player: Player, tally: Tally, moves: MagesMove[]): void {
  const offer = (sale: Sale, price: number): void => {
    for (const purchase of purchases(sale, price, tally)) moves.push(purchase);
  };
  if (canDrawItem(game)) offer(ITEM_SALE, itemPrice(player));
  for (const { spell, sale } of SPELL_SALES) if (game.spells[spell] > 0) offer(sale, spellPrice(player, spell));
  for (const { skill, sale } of LEVEL_SALES) if (!isTop(player, skill)) offer(sale, nextLevelPrice(player, skill));
}

const ATTACKS = [
  { kind: 'castFireball', place: placeOf('fireball') },
  { kind: 'castWither', place: placeOf('wither') },
] as const;
const HEAL_PLACE = placeOf('heal');
const POTIONS = itemsAt('withAction').map((item) => ({ item, place: placeOf(item) }));

function offerCasts(game: MagesState, seat: Seat, tally: Tally, moves: MagesMove[]): void {
  const potions = game.actions >= RULES.doubledSpellActions ? POTIONS.filter(({ place }) => countIn(tally, place) > 0) : [];
  for (const { kind, place } of ATTACKS) {
    if (countIn(tally, place) === 0) continue;
    for (const target of opponentsOf(game, seat)) {
      moves.push({ do: kind, target });
      for (const { item } of potions) moves.push({ do: kind, target, with: item });
    }
  }
  if (countIn(tally, HEAL_PLACE) === 0 || playerOf(game, seat).hearts >= RULES.maxHearts) return;
  moves.push({ do: 'castHeal' });
  for (const { item } of potions) moves.push({ do: 'castHeal', with: item });
}

function offerItem(game: MagesState, seat: Seat, item: Item, moves: MagesMove[]): void {
  if (!isForOwnTurn(item) || isTrollAlreadyOwn(game, seat, item)) return;
  if (!namesOpponent(item)) {
    moves.push({ do: 'playItem', item });
    return;
  }
  for (const target of targetsOf(game, seat, item)) {
    if (!namesSkill(item)) moves.push({ do: 'playItem', item, target });
    else for (const skill of skillsAboveZero(playerOf(game, target))) moves.push({ do: 'playItem', item, target, skill });
  }
}

const ITEM_PLACES = ITEMS.map((item) => ({ item, place: placeOf(item) }));

/** Everything the active player may do with an action left. MG-TURN-03, MG-ITEM-GEN-02 */
export function offersOf(game: MagesState, seat: Seat): MagesMove[] {
  const player = playerOf(game, seat);
  const tally = tallyOf(player.hand);
  const moves: MagesMove[] = [];
  offerDraws(game, player, moves);
  offerPurchases(game, player, tally, moves);
  offerCasts(game, seat, tally, moves);
  for (const { item, place } of ITEM_PLACES) if (countIn(tally, place) > 0) offerItem(game, seat, item, moves);
  if (game.troll !== seat) moves.push(ROLL_FOR_TROLL);
  moves.push(PASS);
  return moves;
}
