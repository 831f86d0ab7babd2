import type { CribPart } from '@conclave/engine/book';

/** A turn on one page. */
export const cribTexts = {
  'crib.turn': 'Your turn',
  'crib.turn.plant': 'Planting: push as often as you like, then pass.',
  'crib.turn.spoil': 'Four decay, less growth: you spoil. No Harvest, but your token turns active.',
  'crib.turn.harvest': 'Harvest: use abilities, take blue points, buy two advancements and two vales at most.',
  'crib.turn.upgrade': 'With your leader in the field: its upgrade, as one of the two purchases.',
  'crib.turn.discard': 'Discard: sleeve what you bought, fill the gaps, discard the field.',
  'crib.turn.prep': 'Prep: lay out cards until three decay are there, with the card on deck.',
  'crib.any': 'In any phase',
  'crib.any.evoke': 'Evoke an active token for one mana, or an amulet for its gift.',
  'crib.any.react': 'About to spoil: react with growth, an amulet or Algeni.',
  'crib.end': 'The end',
  'crib.end.pool': 'The pool is empty: this round is the last.',
  'crib.end.count': 'Tokens, gray points on cards, vales, leader and amulet, less red ones. Tie: more vales.',
} as const;

export const crib: readonly CribPart[] = [
  {
    id: 'turn',
    lines: [
      { id: 'plant', rules: ['MV-PLANT-01', 'MV-PLANT-03', 'MV-PLANT-02'] },
      { id: 'spoil', rules: ['MV-SPOIL-01', 'MV-SPOIL-05', 'MV-SPOIL-08'] },
      { id: 'harvest', rules: ['MV-HARVEST-01', 'MV-BUY-01', 'MV-VALE-01'] },
      { id: 'upgrade', rules: ['MV-LEADER-08', 'MV-LEADER-09'] },
      { id: 'discard', rules: ['MV-DISCARD-01', 'MV-DISCARD-02', 'MV-DISCARD-03'] },
      { id: 'prep', rules: ['MV-PREP-01', 'MV-PREP-02'] },
    ],
  },
  {
    id: 'any',
    lines: [
      { id: 'evoke', rules: ['MV-TOKEN-01', 'MV-AMULET-05'] },
      { id: 'react', rules: ['MV-SPOIL-02'] },
    ],
  },
  {
    id: 'end',
    lines: [
      { id: 'pool', rules: ['MV-END-01', 'MV-END-02'] },
      { id: 'count', rules: ['MV-SCORE-01', 'MV-SCORE-06'] },
    ],
  },
];
