import type { MaraMove } from '@conclave/gates-of-mara';
import type { Pointing } from '../../coach/room.ts';

export const pointing: Pointing<MaraMove> = {
  place: ({ figure, at }) => [`figure.${figure}`, at],
  pass: () => ['commit'],
  use: ({ ability, realm }) => [`ability.${ability}`, ...(realm ? [`${realm}-realm`] : [])],
  endTurn: () => ['commit'],
  takeInfluence: () => ['answers'],
  takePoints: () => ['answers'],
  takeGems: () => ['answers'],
  placeCaravan: ({ space }) => [space],
  exchange: () => ['answers'],
  buy: ({ card }) => [card],
  done: () => ['commit'],
  attach: ({ figure }) => [`figure.${figure}`],
  placeLord: ({ lord, realm }) => [lord, `${realm}-realm`],
  decline: () => ['commit'],
};

export const features = {
  points: 'points',
  onyx: 'Onyx',
  'hope from Claims': 'Claims',
  'hope from keys': 'Keys',
  'hope from gems': 'gems',
  'hope from cards': 'what the cards promise',
  'hope from Energy': 'Energy',
  'hope from objectives': 'Objectives',
  Energy: 'Energy',
  gems: 'gems',
  'kinds of gem': 'types of gem',
  keys: 'Keys',
  Claims: 'Claims',
  Influence: 'Influence',
  'cards attached': 'attached cards',
  'Caravans in supply': 'Caravans to send',
} as const;
