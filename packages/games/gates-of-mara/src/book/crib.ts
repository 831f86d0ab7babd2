import type { CribPart } from '@conclave/engine/book';

/** A turn on one page. */
export const cribTexts = {
  'crib.turn': 'Your turn',
  'crib.turn.place': 'Place one figure on a free space, or pass for the round.',
  'crib.turn.pay': 'Pay Energy: Leader 3, Champion and Enchanter 2, Specialist and Merchant 1.',
  'crib.turn.gain': 'Gain Influence in its realm: Leader 3, Champion 2, Specialist and Merchant 1.',
  'crib.turn.gate': 'On a gate: Leader 2 and Champion 1 in both realms. Leader on the Central Gate: 1 in all, and its Keys.',
  'crib.turn.use': 'Use figure, space, cards, lord and Wanderer, each once, in any order.',
  'crib.turn.ench': 'Enchanter: buy up to two cards. Each scores its points and the round’s number.',
  'crib.round': 'When all have passed',
  'crib.round.claims': 'Most Influence: 2 Claims; second: 1. Tied for most: 1 each. Tied for second: 2 points each.',
  'crib.round.fire': 'Fire Lord: at least 4 Influence, then a Fire Banner with the Claim.',
  'crib.round.keys': 'Three pieces in or beside a lord’s realm: a Key.',
  'crib.round.goals': 'Each Objective met: 4 points.',
  'crib.round.first': 'Most Energy left goes first, and places a lord.',
  'crib.end': 'After round four',
  'crib.end.claims': 'Claims in each realm, and Keys: 20 for the most, 10 for the second. Shared first: 10 each; shared second: 5 each.',
  'crib.end.rest': 'Onyx 3 points, two gems 1 point.',
} as const;

export const crib: readonly CribPart[] = [
  {
    id: 'turn',
    lines: [
      { id: 'place', rules: ['GM-TURN-03', 'GM-PLACE-12'] },
      { id: 'pay', rules: ['GM-ENERGY-01'] },
      { id: 'gain', rules: ['GM-INF-01', 'GM-INF-04', 'GM-INF-06'] },
      { id: 'gate', rules: ['GM-INF-02', 'GM-INF-05', 'GM-INF-03'] },
      { id: 'use', rules: ['GM-ABIL-02', 'GM-ABIL-03', 'GM-ABIL-04'] },
      { id: 'ench', rules: ['GM-ENCH-01', 'GM-ENCH-03'] },
    ],
  },
  {
    id: 'round',
    lines: [
      { id: 'claims', rules: ['GM-ROUND-02', 'GM-ROUND-03', 'GM-ROUND-05', 'GM-ROUND-06'] },
      { id: 'fire', rules: ['GM-ROUND-FIRE-01', 'GM-ROUND-FIRE-04'] },
      { id: 'keys', rules: ['GM-ROUND-KEY-01'] },
      { id: 'goals', rules: ['GM-OBJ-01'] },
      { id: 'first', rules: ['GM-RESET-01', 'GM-RESET-12'] },
    ],
  },
  {
    id: 'end',
    lines: [
      { id: 'claims', rules: ['GM-END-02', 'GM-END-03'] },
      { id: 'rest', rules: ['GM-END-07', 'GM-END-08'] },
    ],
  },
];
