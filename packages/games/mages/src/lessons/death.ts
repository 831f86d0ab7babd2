import { layWhole } from '../moments/lay.ts';
import { type MagesLesson, onTop, SKILLS } from './lesson.ts';

/** The last heart goes twice: once a Heal saves you, once you come back from the dead. */
export const death: MagesLesson = {
  id: 'death',
  minutes: 3,
  names: ['You', 'Ben', 'Ana'],
  rolls: [5, 2, 7, 4, 6, 1, 10, 9],
  lay(random) {
    const game = layWhole(
      [
        {
          character: 'lamar-the-unyielding',
          hearts: 1,
          levels: { attack: 2, defense: 1, 'dark-magic': 1, healing: 2 },
          hand: ['heal', 'pyro'],
        },
        { character: 'daniel-the-pyromancer', levels: { attack: 1 }, hand: ['fireball', 'fireball', 'sapphire'] },
        { character: 'ella-the-nature-goddess', levels: { healing: 1 }, hand: ['emerald', 'zoe', 'fin-200'] },
      ],
      { row: ['zoe', 'sapphire', 'necro', 'fin-200', 'emerald'], active: 1 },
      random,
    );
    return onTop(game, 'ruby', 'ruby', 'miziko', 'apollo');
  },
  beats: [
    { id: 'heart', at: ['hearts.0', 'seat.1'], others: [[1, { do: 'castFireball', target: 0 }]], rules: ['MG-TERM-01'] },
    { id: 'stave', at: ['answers'], wants: [{ do: 'respond', card: 'heal' }], rules: ['MG-STAVE-01', 'MG-SPELL-HEAL-02', 'MG-TERM-07'] },
    { id: 'saved', at: ['dice', 'hearts.0'], others: [[1, { do: 'castFireball', target: 0 }]], rules: ['MG-STAVE-02', 'MG-STAVE-03', 'MG-SPELL-HEAL-03'] },
    { id: 'dead', at: ['seat.0', 'seat.1'], rules: ['MG-DEATH-01', 'MG-DEATH-02', 'MG-CLAIM-01', 'MG-CHAR-LAMAR-02'] },
    { id: 'roll', at: ['question'], wants: [{ do: 'rollToResurrect' }], rules: ['MG-RES-01', 'MG-RES-02', 'MG-TURN-08'] },
    { id: 'back', at: ['hearts.0', 'hand'], rules: ['MG-RES-04', 'MG-RES-05'] },
    { id: 'once', at: SKILLS, rules: ['MG-RES-06', 'MG-RES-07', 'MG-TWO-01'] },
  ],
};
