import type { Guide } from '@conclave/engine';
import { isItem, isSpell, ORBS_TO_REACH, skillCards } from './cards/cards.ts';
import { type Card, SKILLS } from './cards/kinds.ts';
import type { MagesMove } from './moves.ts';
import { countOf, type MagesState, type Player } from './state.ts';

/** What things are worth, in no unit but their own: chosen so that bots finish their games and win them against careless play. */
const WORTH = { level: 1.2, orb: 0.3, miziko: 0.33, spell: 0.5, item: 0.45, other: 0.12, troll: 0.4, death: 0.3 };
/** The first heart is worth most. */
const HEARTS = [0, 2, 3.5, 4.5];
/** How much stronger one must be to be e times as likely to win. */
const EDGE = 2.5;

/** The Orbs that a player can still use for a skill. */
const orbsToTop = (level: number): number => ORBS_TO_REACH.slice(level + 1).reduce((sum, orbs) => sum + orbs, 0);

function cardWorth(card: Card): number {
  if (isSpell(card)) return WORTH.spell;
  if (isItem(card)) return WORTH.item;
  if (card === 'miziko') return WORTH.miziko;
  return SKILLS.some((skill) => skillCards[skill].orb === card) ? 0 : WORTH.other;
}

function skillsWorth({ hand, levels }: Player): number {
  return SKILLS.reduce((sum, skill) => {
    const useful = Math.min(countOf(hand, skillCards[skill].orb), orbsToTop(levels[skill]));
    return sum + levels[skill] * WORTH.level + useful * WORTH.orb;
  }, 0);
}

function strengthOf(game: MagesState, seat: number, player: Player): number {
  if (player.status !== 'living') return player.status === 'dead' ? WORTH.death : 0;
  const hearts = HEARTS[Math.min(player.hearts, HEARTS.length - 1)] ?? 0;
  const cards = player.hand.reduce((sum, card) => sum + cardWorth(card), 0);
  return hearts + skillsWorth(player) + cards + (game.troll === seat ? WORTH.troll : 0);
}

export const guide: Guide<MagesState, MagesMove> = {
  value(game, seat) {
    if (game.result) return game.result.winners.includes(seat) ? 1 : 0;
    const odds = game.players.map((player, other) => Math.exp(strengthOf(game, other, player) / EDGE));
    return (odds[seat] ?? 0) / odds.reduce((sum, one) => sum + one, 0);
  },
};
