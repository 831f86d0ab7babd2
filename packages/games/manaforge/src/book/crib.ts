import type { CribPart } from '@conclave/engine/book';

/** A turn on one page. */
export const cribTexts = {
  'crib.round': 'A round',
  'crib.round.begin': 'Six items are dealt, cards are charged, all dice are rolled.',
  'crib.round.turns': 'One turn each, from the first player on. Items taken are not replaced.',
  'crib.turn': 'Your turn, in any order',
  'crib.turn.spend': 'Spend up to four dice, for mana or a gem.',
  'crib.turn.build': 'Build one item of the board, or take a prism.',
  'crib.turn.use': 'Activate charged cards of your Workshop, one open line each.',
  'crib.turn.set': 'Set gems on cards to open lines, from the top down.',
  'crib.turn.swap': 'Turn prisms into gems of any element.',
  'crib.turn.talent': 'Use talents with an arrow.',
  'crib.turn.end': 'At the end mana and spends are gone. Gems and prisms stay.',
  'crib.end': 'After nine rounds',
  'crib.end.most': 'The most prestige wins. In a tie, more gems and prisms.',
} as const;

export const crib: readonly CribPart[] = [
  {
    id: 'round',
    lines: [
      { id: 'begin', rules: ['MF-ROUND-02'] },
      { id: 'turns', rules: ['MF-ROUND-06', 'MF-ROUND-07'] },
    ],
  },
  {
    id: 'turn',
    lines: [
      { id: 'spend', rules: ['MF-DIE-01', 'MF-DIE-03'] },
      { id: 'build', rules: ['MF-BUILD-01'] },
      { id: 'use', rules: ['MF-ACT-01', 'MF-ACT-02'] },
      { id: 'set', rules: ['MF-UPG-01', 'MF-UPG-03'] },
      { id: 'swap', rules: ['MF-PRISM-01'] },
      { id: 'talent', rules: ['MF-TAL-01', 'MF-TAL-02'] },
      { id: 'end', rules: ['MF-TURN-07', 'MF-TURN-08'] },
    ],
  },
  { id: 'end', lines: [{ id: 'most', rules: ['MF-END-02', 'MF-END-03'] }] },
];
