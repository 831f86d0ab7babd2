import type { ManaforgeMove } from '@conclave/manaforge';
import type { Pointing } from '../../coach/room.ts';

const dieOf = (seat: number, die: number | undefined): string[] => (die === undefined ? [] : [`die.${seat}.${die}`]);

export const pointing: Pointing<ManaforgeMove> = {
  pick: ({ talent }) => [talent],
  keep: ({ talents }) => talents,
  takeDie: () => ['commit'],
  takeNoDie: () => ['commit'],
  spend: ({ die, copy }, seat) => [...dieOf(seat, die), ...dieOf(seat, copy)],
  build: ({ card }) => [card],
  scavenge: ({ card }) => [card, 'discard'],
  gainPrism: () => ['prism'],
  makeRoom: ({ card }) => [`item.${card}`],
  pay: () => ['purse'],
  mimic: ({ card }) => [`item.${card}`],
  give: () => ['purse'],
  giveNothing: () => ['commit'],
  activate: ({ card }) => [`item.${card}`],
  upgrade: ({ card }) => [`item.${card}`],
  useTalent: ({ talent, die }, seat) => [`talent.${talent}`, ...dieOf(seat, die)],
  swapPrism: () => ['prism'],
  placeDie: ({ die }, seat) => dieOf(seat, die),
  removeDie: () => ['reserve'],
  leaveDie: () => ['reserve'],
  endTurn: () => ['commit'],
};

export const features = {
  prestige: 'prestige',
  gems: 'gems',
  'kinds of gem': 'kinds of gem',
  prisms: 'prisms',
  'mana in reserve': 'mana in reserve',
  dice: 'dice',
  'die on Aether Reserve': 'a die on Aether Reserve',
  'cards in the Workshop': 'cards in the Workshop',
  'cards charged': 'charged cards',
  'what the Workshop brings a round': 'what the Workshop brings a round',
  'what the Workshop will bring': 'what the Workshop will bring',
  wands: 'wands',
  'cards in the Store': 'cards in the Store',
  talents: 'talents',
  'what the turn still brings': 'what this turn can still bring',
} as const;
