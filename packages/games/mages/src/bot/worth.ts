import { playerOf, type Seat } from '@conclave/engine';
import { type BySkill, type Card, isItem, isSpell, itemWorth, RULES, SKILLS, SPELLS, type Spell, skillCards, spellCards } from '../cards/index.ts';
import type { Attacking } from '../moves.ts';
import { handLimit, spellPrice } from '../rules/index.ts';
import { countOf, type MagesState, type Player } from '../state.ts';
import { oddsAgainstDungeon, oddsOfLevels } from './odds-of-levels.ts';

// All worths are in Orbs: what one more matching Orb in hand would be worth. They are judgement, not rule.

/** How much a lead of one Orb tells. */
export const SHARPNESS = 0.2;

/** By skill: the sum of the levels so far. Attack and Defense decide about hearts, so they count for more. */
const OF_LEVEL: BySkill<readonly number[]> = {
  attack: [0, 1.9, 4.4, 8],
  defense: [0, 1.9, 4.4, 8],
  'dark-magic': [0, 1.4, 3.8, 7.4],
  healing: [0, 1.4, 3.8, 7.4],
};
const OF_HEARTS = [-8, 0, 4.5, 7];
const OF_ACTION = 0.5;
const OF_TROLL = 0.9;
/** A card of another's hand, as far as one can know. */
const OF_HIDDEN_CARD = 0.6;
const DEAD = -16;
const OUT = -40;

/** Resources whose worth is the same in every hand, and the Counter. */
const IN_HAND: Partial<Record<Card, number>> = { miziko: 1, 'fin-200': 0.25, 'fin-400': 0.6, counter: 1.3 };

const worthInHand = (card: Card): number => (isItem(card) ? itemWorth(card).hand : (IN_HAND[card] ?? 0));

const heartWorth = (hearts: number): number => (OF_HEARTS[hearts] ?? 0) - (OF_HEARTS[hearts - 1] ?? 0);

/** What a level of the best skill is worth. */
const tallestWorth = ({ levels }: Player): number =>
  SKILLS.reduce((most, skill) => Math.max(most, (OF_LEVEL[skill][levels[skill]] ?? 0) - (OF_LEVEL[skill][levels[skill] - 1] ?? 0)), 0);

/** What an attack is likely to take from the opponent it suits best; shared by all rivals of that opponent. */
function worthOfAttack(game: MagesState, seat: Seat, spell: Attacking): number {
  const own = playerOf(game, seat).levels[spellCards[spell].skill];
  let most = 0;
  let rivals = 0;
  for (let other = 0; other < game.seats; other++) {
    const target = playerOf(game, other);
    if (other === seat || target.status !== 'living') continue;
    rivals++;
    const prize = spell === 'fireball' ? heartWorth(target.hearts) : tallestWorth(target);
    most = Math.max(most, prize * oddsOfLevels(own, target.levels.defense));
  }
  return most / Math.sqrt(Math.max(1, rivals));
}

/** What a Spell in hand is worth, before the action it takes. */
function worthOfSpell(game: MagesState, seat: Seat, spell: Spell): number {
  if (spell === 'counter') return IN_HAND.counter ?? 0;
  if (spell !== 'heal') return worthOfAttack(game, seat, spell);
  const { hearts, levels } = playerOf(game, seat);
  return oddsAgainstDungeon(levels.healing) * (hearts < RULES.maxHearts ? heartWorth(hearts + 1) : 2.5);
}

function worthOfSpellsAndJewels(game: MagesState, seat: Seat): number {
  const player = playerOf(game, seat);
  let worth = 0;
  for (const spell of SPELLS) {
    const each = worthOfSpell(game, seat, spell);
    const price = spellPrice(player, spell);
    const jewels = Math.min(2, countOf<Card>(player.hand, spellCards[spell].jewel) / price);
    worth +=
      (spell === 'counter' ? 0 : countOf<Card>(player.hand, spell) * Math.max(0.3, each - OF_ACTION)) + jewels * Math.max(0.2, 0.8 * (each - 2 * OF_ACTION));
  }
  return worth;
}

function worthOfOrbs(player: Player): number {
  let worth = 0;
  for (const skill of SKILLS) {
    const level = player.levels[skill];
    if (level === RULES.maxLevel) continue;
    const held = countOf<Card>(player.hand, skillCards[skill].orb);
    const next = level + 1;
    worth += Math.min(held, next) * 0.95 + Math.max(0, Math.min(held, 2 * next + 1) - next) * 0.7;
  }
  return worth;
}

function worthOfHand(game: MagesState, seat: Seat): number {
  const player = playerOf(game, seat);
  let worth = worthOfSpellsAndJewels(game, seat) + worthOfOrbs(player);
  for (const card of player.hand) worth += worthInHand(card);
  return worth - Math.max(0, player.hand.length - handLimit(player)) * OF_HIDDEN_CARD;
}

/** What lies open before a player, in Orbs. */
function tableWorth(game: MagesState, seat: Seat): number {
  const player = playerOf(game, seat);
  let worth = player.status === 'out' ? OUT : player.status === 'dead' ? DEAD : (OF_HEARTS[player.hearts] ?? 0);
  for (const skill of SKILLS) worth += OF_LEVEL[skill][player.levels[skill]] ?? 0;
  for (const item of player.table) worth += itemWorth(item).table;
  if (game.troll === seat) worth += OF_TROLL;
  if (game.active === seat) worth += game.actions * OF_ACTION;
  return worth + player.claimed.length;
}

/** How strong a player is, in Orbs, as the player knows it. */
export const ownWorth = (game: MagesState, seat: Seat): number => tableWorth(game, seat) + worthOfHand(game, seat);

/** How strong a player looks to the others, who only count the hand. */
export function openWorth(game: MagesState, seat: Seat): number {
  const player = playerOf(game, seat);
  return tableWorth(game, seat) + Math.min(player.hand.length, handLimit(player)) * OF_HIDDEN_CARD;
}

/** What a card adds to a hand. */
export function worthOfCard(player: Player, card: Card): number {
  const skill = SKILLS.find((one) => skillCards[one].orb === card);
  if (skill) return player.levels[skill] === RULES.maxLevel ? 0 : 0.9;
  const spell = SPELLS.find((one) => spellCards[one].jewel === card);
  if (spell) return spellPrice(player, spell) === 1 ? 0.7 : 0.35 + 0.1 * Math.min(1, countOf<Card>(player.hand, card));
  return isSpell(card) ? 1.3 : worthInHand(card);
}
