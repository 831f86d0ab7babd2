import type { MagesMove } from '@conclave/mages';
import type { Pointing } from '../../coach/room.ts';

const seatOf = (seat: number | undefined): string[] => (seat === undefined ? [] : [`seat.${seat}`]);

export const pointing: Pointing<MagesMove> = {
  chooseSkill: ({ skill }) => [`skill.${skill}`],
  chooseSpell: ({ spell }) => [`pile.${spell}`],
  drawRow: ({ place }) => [`row.${place}`],
  drawDeck: () => ['deck'],
  buyItem: ({ pay }) => ['items', ...pay.map((card) => `hand.${card}`)],
  buySpell: ({ spell, pay }) => [`pile.${spell}`, ...pay.map((card) => `hand.${card}`)],
  raise: ({ skill, pay }) => [`skill.${skill}`, ...pay.map((card) => `hand.${card}`)],
  castFireball: ({ target }) => ['hand.fireball', ...seatOf(target)],
  castWither: ({ target }) => ['hand.wither', ...seatOf(target)],
  castHeal: () => ['hand.heal'],
  rollForTroll: () => ['troll'],
  pass: () => ['commit'],
  playItem: ({ item, target }) => [`hand.${item}`, ...seatOf(target)],
  endTurn: () => ['commit'],
  respond: ({ card, target }) => ['answers', `hand.${card}`, ...seatOf(target)],
  decline: () => ['answers'],
  nameTarget: ({ target }) => seatOf(target),
  lowerSkill: ({ skill }) => [`skill.${skill}`],
  drawForTroll: () => ['deck'],
  discard: ({ card }) => [`hand.${card}`],
  rollToResurrect: () => ['answers'],
};

export const features = {
  hearts: 'hearts',
  'attack level': 'the level of Attack',
  'defense level': 'the level of Defense',
  'dark-magic level': 'the level of Dark Magic',
  'healing level': 'the level of Healing',
  'levels to the win': 'what is near to the win by skills',
  'attack orbs towards the next level': 'Orbs for the next level of Attack',
  'defense orbs towards the next level': 'Orbs for the next level of Defense',
  'dark-magic orbs towards the next level': 'Orbs for the next level of Dark Magic',
  'healing orbs towards the next level': 'Orbs for the next level of Healing',
  'levels that can be raised now': 'levels that can be raised at once',
  'fireball in hand': 'Fireballs in hand',
  'wither in hand': 'Withers in hand',
  'heal in hand': 'Heals in hand',
  'counter in hand': 'Counters in hand',
  'spells that can be bought': 'spells that can be bought',
  'miziko and fins': 'Miziko and Fins',
  'items in hand': 'items in hand',
  'items on the table': 'items on the table',
  'Treasure Troll': 'the Treasure Troll',
  'best chance to hit': 'the chance to hit',
  'chance to heal': 'the chance to heal',
} as const;
