import { layWhole } from '../moments/lay.ts';
import { type MagesLesson, onTop } from './lesson.ts';

/** A turn of three actions: take, buy, draw. */
export const action: MagesLesson = {
  id: 'action',
  minutes: 3,
  names: ['You', 'Ben', 'Ana'],
  lay(random) {
    const game = layWhole(
      [
        { character: 'dylan-heartstone', hearts: 3, hand: ['ruby', 'fin-200', 'apollo', 'emerald'] },
        { character: 'lamar-the-unyielding', levels: { defense: 1 }, hand: ['necro', 'necro', 'sapphire', 'fin-200'] },
        { character: 'davina-the-dark', hand: ['black-diamond', 'pyro', 'zoe', 'apollo'] },
      ],
      { row: ['zoe', 'ruby', 'fin-400', 'sapphire', 'pyro'] },
      random,
    );
    return onTop(game, 'necro', 'miziko');
  },
  beats: [
    { id: 'turn', at: ['actions'], rules: ['MG-TURN-01', 'MG-TURN-03'] },
    { id: 'row', at: ['row.1'], wants: [{ do: 'drawRow', place: 1 }], rules: ['MG-ACT-01', 'MG-DRAW-01'] },
    { id: 'filled', at: ['row.1', 'hand.ruby'], rules: ['MG-DRAW-02'] },
    {
      id: 'prices',
      at: ['pile.fireball', 'pile.wither', 'pile.counter', 'pile.heal'],
      rules: ['MG-PAY-01', 'MG-PAY-02', 'MG-PAY-03'],
    },
    { id: 'buy', at: ['pile.fireball', 'hand.ruby'], wants: [{ do: 'buySpell', spell: 'fireball' }], rules: ['MG-ACT-03', 'MG-PAY-04', 'MG-SPELL-GEN-01'] },
    { id: 'deck', at: ['deck'], wants: [{ do: 'drawDeck' }], rules: ['MG-DRAW-01'] },
    { id: 'miziko', at: ['hand.miziko'], rules: ['MG-PAY-05', 'MG-PAY-06'] },
    { id: 'end', at: ['hand', 'commit'], wants: [{ do: 'endTurn' }], rules: ['MG-HAND-01', 'MG-TURN-05'] },
    { id: 'round', at: ['seat.1'], rules: ['MG-SETUP-09'] },
  ],
};
