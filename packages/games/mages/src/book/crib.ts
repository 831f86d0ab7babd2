import type { CribPart } from '@conclave/engine/book';

/** A turn on one page. */
export const cribTexts = {
  'crib.turn': 'Your turn: three actions',
  'crib.turn.draw': 'Draw a Resource: from the Row, or unseen from the deck. One Miziko a turn from the Row.',
  'crib.turn.spell': 'Buy a Spell: two Jewels of its colour.',
  'crib.turn.item': 'Buy an Item: 400 Fin, unseen.',
  'crib.turn.raise': 'Raise a skill by one: as many Orbs as the new level.',
  'crib.turn.cast': 'Cast a Fireball, a Wither or a Heal.',
  'crib.turn.troll': 'Roll for the Troll: two four-sided dice, a pair wins him.',
  'crib.turn.free': 'Items cost no action. Play them before your last action is done.',
  'crib.turn.end': 'Then the Troll’s card, and a hand of eight at most.',
  'crib.attack': 'An attack',
  'crib.attack.answer': 'The target may answer: Counter, Shield, or Lantern against a Wither.',
  'crib.attack.break': 'The caster may break a Counter with a Shattered Barrier.',
  'crib.attack.lay': 'The target may lay Curses and Mirrors.',
  'crib.attack.roll': 'Roll, caster first. The higher wins; a tie is rolled again by both, bare.',
  'crib.attack.strike': 'The caster wins: it strikes. The target wins: nothing, or with a Counter it strikes the caster.',
  'crib.win': 'Winning',
  'crib.win.how': 'All four skills at level 3, or the last mage alive.',
  'crib.win.death': 'Last heart gone: one Heal may save you. The dead roll to return, once in a game.',
} as const;

export const crib: readonly CribPart[] = [
  {
    id: 'turn',
    lines: [
      { id: 'draw', rules: ['MG-ACT-01', 'MG-DRAW-01', 'MG-DRAW-03'] },
      { id: 'spell', rules: ['MG-ACT-03', 'MG-PAY-04'] },
      { id: 'item', rules: ['MG-ACT-02'] },
      { id: 'raise', rules: ['MG-ACT-04', 'MG-LEVEL-02'] },
      { id: 'cast', rules: ['MG-ACT-05', 'MG-SPELL-GEN-05'] },
      { id: 'troll', rules: ['MG-ACT-06', 'MG-TROLL-01'] },
      { id: 'free', rules: ['MG-ACT-09', 'MG-TURN-06'] },
      { id: 'end', rules: ['MG-TROLL-04', 'MG-HAND-01'] },
    ],
  },
  {
    id: 'attack',
    lines: [
      { id: 'answer', rules: ['MG-SPELL-COUNTER-02', 'MG-ITEM-SHIELD-01'] },
      { id: 'break', rules: ['MG-ITEM-BARRIER-01'] },
      { id: 'lay', rules: ['MG-ITEM-CURSE-02', 'MG-ITEM-MIRROR-02'] },
      { id: 'roll', rules: ['MG-ROLL-01', 'MG-ROLL-03', 'MG-ROLL-04'] },
      { id: 'strike', rules: ['MG-ROLL-05', 'MG-ROLL-06', 'MG-ROLL-07'] },
    ],
  },
  {
    id: 'win',
    lines: [
      { id: 'how', rules: ['MG-WIN-01', 'MG-WIN-03'] },
      { id: 'death', rules: ['MG-STAVE-01', 'MG-RES-01', 'MG-RES-02'] },
    ],
  },
];
