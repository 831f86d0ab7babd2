import type { Seat } from '@conclave/engine';
import { RULES, skillCards, spellCards } from '../cards/cards.ts';
import { type Card, type Item, SKILLS, SPELLS } from '../cards/kinds.ts';
import { handLimit, spellPrice } from '../rules/characters.ts';
import { countOf, type MagesState, type Player, playerOf } from '../state.ts';

// All worths are in Orbs: what one more matching Orb in hand would be worth. They are judgement, not rule.

const OF_LEVEL = [0, 1.4, 3.8, 7.5];
const OF_HEARTS = [-5, 0, 3, 4.5];
const OF_ACTION = 0.5;
const OF_TROLL = 0.9;
/** A card of another's hand, as far as one can know. */
const OF_HIDDEN_CARD = 0.6;
const DEAD = -14;
const OUT = -40;

const IN_HAND: Partial<Record<Card, number>> = {
  miziko: 1,
  'fin-200': 0.25,
  'fin-400': 0.6,
  fireball: 1.2,
  wither: 1,
  counter: 1,
  'doubling-potion': 0.9,
  'melgorns-lantern': 0.5,
  'thiefs-mask': 0.5,
  'forgotten-potion': 0.4,
  'amulet-of-luck': 0.4,
  'agrins-curse': 0.5,
  'golden-hourglass': 0.9,
  'healing-rain': 0.8,
  firestorm: 0.5,
  'mirror-of-illusion': 0.6,
  'limiting-poison': 1.2,
  'apprentices-shield': 1,
  'shattered-barrier': 0.4,
  shackles: 0.7,
  'troll-trap': 0.5,
};

const ON_TABLE: Partial<Record<Item, number>> = {
  'melgorns-lantern': 0.55,
  'amulet-of-luck': 0.45,
  'mirror-of-illusion': 0.65,
  'agrins-curse': -0.6,
  shackles: -1,
};

function worthOfJewels(player: Player): number {
  let worth = 0;
  for (const spell of SPELLS) {
    const held = countOf<Card>(player.hand, spellCards[spell].jewel);
    const price = spellPrice(player, spell);
    worth += Math.min(held, 2 * price) * (price === 1 ? 0.7 : held >= price ? 0.45 : 0.3);
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

const worthOfHeal = (player: Player): number => countOf<Card>(player.hand, 'heal') * (player.hearts < RULES.maxHearts ? 1.1 : 0.8);

function worthOfHand(player: Player): number {
  let worth = worthOfJewels(player) + worthOfOrbs(player) + worthOfHeal(player);
  for (const card of player.hand) worth += IN_HAND[card] ?? 0;
  return worth - Math.max(0, player.hand.length - handLimit(player)) * OF_HIDDEN_CARD;
}

/** How strong a player is, in Orbs, as `viewer` may judge it. */
export function worthOf(game: MagesState, seat: Seat, viewer: Seat): number {
  const player = playerOf(game, seat);
  let worth = player.status === 'out' ? OUT : player.status === 'dead' ? DEAD : (OF_HEARTS[player.hearts] ?? 0);
  for (const skill of SKILLS) worth += OF_LEVEL[player.levels[skill]] ?? 0;
  for (const item of player.table) worth += ON_TABLE[item] ?? 0;
  if (game.troll === seat) worth += OF_TROLL;
  if (game.active === seat) worth += game.actions * OF_ACTION;
  return worth + player.claimed.length + (seat === viewer ? worthOfHand(player) : Math.min(player.hand.length, handLimit(player)) * OF_HIDDEN_CARD);
}

/** What a card adds to a hand. */
export function worthOfCard(player: Player, card: Card): number {
  const skill = SKILLS.find((one) => skillCards[one].orb === card);
  if (skill) return player.levels[skill] === RULES.maxLevel ? 0 : 0.9;
  const spell = SPELLS.find((one) => spellCards[one].jewel === card);
  if (spell) return spellPrice(player, spell) === 1 ? 0.7 : 0.35 + 0.1 * Math.min(1, countOf<Card>(player.hand, card));
  return card === 'heal' ? 1 : (IN_HAND[card] ?? 0);
}
