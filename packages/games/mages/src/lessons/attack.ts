import { layWhole } from '../moments/lay.ts';
import type { MagesLesson } from './lesson.ts';

/** You strike; then you are struck at, and answer. */
export const attack: MagesLesson = {
  id: 'attack',
  minutes: 3,
  names: ['You', 'Ben', 'Ana'],
  rolls: [6, 2, 3, 5],
  lay: (random) =>
    layWhole(
      [
        { character: 'anderson-the-azure', levels: { attack: 2, defense: 1 }, hand: ['fireball', 'counter', 'melgorns-lantern'] },
        {
          character: 'daniel-the-pyromancer',
          hearts: 3,
          levels: { attack: 1, 'dark-magic': 1 },
          hand: ['fireball', 'wither', 'ruby'],
        },
        { character: 'luke-the-cleric', levels: { healing: 1 }, hand: ['emerald', 'zoe', 'fin-200'] },
      ],
      { row: ['zoe', 'ruby', 'necro', 'fin-200', 'emerald'], actions: 1 },
      random,
    ),
  beats: [
    { id: 'dice', at: ['skill.attack', 'seat.1'], rules: ['MG-SPELL-FIREBALL-02', 'MG-SPELL-GEN-05'] },
    { id: 'cast', at: ['hand.fireball', 'seat.1'], wants: [{ do: 'castFireball', target: 1 }], rules: ['MG-SPELL-GEN-02'] },
    { id: 'struck', at: ['dice', 'hearts.1'], rules: ['MG-ROLL-03', 'MG-ROLL-04'] },
    { id: 'end', at: ['commit'], wants: [{ do: 'endTurn' }], others: [[1, { do: 'castFireball', target: 0 }]], rules: ['MG-TURN-05'] },
    {
      id: 'counter',
      at: ['duel', 'answers'],
      wants: [{ do: 'respond', card: 'counter' }],
      rules: ['MG-SPELL-COUNTER-02', 'MG-SPELL-COUNTER-03', 'MG-INFO-04'],
    },
    { id: 'thrown', at: ['dice', 'hearts.1'], others: [[1, { do: 'castWither', target: 0 }]], rules: ['MG-ROLL-06', 'MG-SPELL-COUNTER-04'] },
    { id: 'wither', at: ['duel', 'answers'], wants: [{ do: 'respond', card: 'melgorns-lantern' }], rules: ['MG-SPELL-WITHER-03', 'MG-ITEM-LANTERN-01'] },
    { id: 'shield', at: ['hand'], rules: ['MG-ITEM-SHIELD-02'] },
  ],
};
