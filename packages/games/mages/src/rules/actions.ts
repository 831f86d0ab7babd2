import { playerOf, push, type Seat, tell, tellOnly } from '@conclave/engine';
import type { Item, Spell } from '../cards/index.ts';
import type { Attacking, MagesEvent, MagesMove, Paid } from '../moves.ts';
import type { MagesState } from '../state.ts';
import { attack } from './attack.ts';
import { takeFromDeck, takeFromRow } from './drawing.ts';
import { heal, usualDungeon } from './heal.ts';
import { raiseLevel } from './hearts-and-levels.ts';
import { playItem } from './items.ts';
import { payWith } from './payment.ts';
import { drawItem, putAwayFromHand } from './piles.ts';
import { rollForTroll } from './troll.ts';

/** MG-ACT-02, MG-INFO-02: nobody else sees which Item it is. */
function buyItem(game: MagesState, seat: Seat, paid: Paid): void {
  const card = drawItem(game);
  if (!card) return;
  playerOf(game, seat).hand.push(card);
  tellOnly<MagesEvent>([seat], { is: 'itemBought', seat, card, ...paid }, { is: 'itemBought', seat, ...paid });
}

/** MG-ACT-03, MG-SPELL-GEN-01 */
function buySpell(game: MagesState, seat: Seat, spell: Spell, paid: Paid): void {
  game.spells[spell]--;
  playerOf(game, seat).hand.push(spell);
  tell<MagesEvent>({ is: 'spellBought', seat, spell, ...paid });
}

/** MG-ITEM-DOUBLING-03 */
function isDoubled(game: MagesState, seat: Seat, { with: potion }: { with?: Item }): boolean {
  if (potion) putAwayFromHand(game, seat, potion);
  return potion !== undefined;
}

const castAttack = (game: MagesState, caster: Seat, spell: Attacking, cast: { target: Seat; with?: Item }): void =>
  push(game, attack({ spell, caster, target: cast.target, doubled: isDoubled(game, caster, cast), second: false, counter: null, struck: null }));

function castHeal(game: MagesState, healer: Seat, cast: { dungeon?: Seat; with?: Item }): void {
  push(game, heal({ healer, dungeon: cast.dungeon ?? usualDungeon(game, healer), doubled: isDoubled(game, healer, cast), second: false, staving: false }));
}

type Deeds<K extends MagesMove['do']> = { readonly [D in K]: (game: MagesState, seat: Seat, move: MagesMove & { do: D }) => void };

/** MG-ACT-08: each of these costs one action. */
const actions: Deeds<'drawRow' | 'drawDeck' | 'buyItem' | 'buySpell' | 'raise' | 'rollForTroll' | 'pass'> = {
  drawRow: (game, seat, { place }) => takeFromRow(game, seat, place),
  drawDeck: (game, seat) => takeFromDeck(game, seat, 'action'),
  buyItem: (game, seat, move) => buyItem(game, seat, payWith(game, seat, move)),
  buySpell: (game, seat, move) => buySpell(game, seat, move.spell, payWith(game, seat, move)),
  raise: (game, seat, move) => raiseLevel(game, seat, move.skill, payWith(game, seat, move)),
  rollForTroll,
  pass: (_game, seat) => tell<MagesEvent>({ is: 'passed', seat }),
};

/** A spell spends its actions as it is cast, an Item costs none (MG-ACT-09). */
const plays: Deeds<'playItem' | 'castFireball' | 'castWither' | 'castHeal'> = {
  playItem,
  castFireball: (game, seat, move) => castAttack(game, seat, 'fireball', move),
  castWither: (game, seat, move) => castAttack(game, seat, 'wither', move),
  castHeal,
};

type Deed = (game: MagesState, seat: Seat, move: MagesMove) => void;

/** Carries out what the active player does with the turn. */
export function act(game: MagesState, seat: Seat, move: MagesMove): void {
  const play = (plays as Partial<Record<string, Deed>>)[move.do];
  if (play) {
    play(game, seat, move);
    return;
  }
  game.actions--;
  (actions as Partial<Record<string, Deed>>)[move.do]?.(game, seat, move);
}
