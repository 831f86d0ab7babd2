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
  'hope from Claims': 'points to hope for from Claims',
  'hope from keys': 'points to hope for from Keys',
  'hope from gems': 'points to hope for from gems',
  'hope from cards': 'what the cards promise',
  'hope from Energy': 'what the Energy can still do',
  'hope from objectives': 'points to hope for from Objectives',
  Energy: 'Energy',
  gems: 'gems',
  'kinds of gem': 'types of gem',
  keys: 'Keys',
  Claims: 'Claims',
  Influence: 'Influence',
  'cards attached': 'attached cards',
  'Caravans in supply': 'Caravans to send',
} as const;
