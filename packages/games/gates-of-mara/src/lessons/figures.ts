import { lay } from '../moments/lay.ts';
import type { MaraView } from '../view/index.ts';
import { type MaraLesson, NAMES } from './lesson.ts';

const figuresOut = ({ players }: MaraView): number => players[0]?.figures.filter(({ at }) => at >= 0).length ?? 0;

/** The first two turns of a game: one figure each, and what it costs. */
export const figures: MaraLesson = {
  id: 'figures',
  minutes: 3,
  names: NAMES,
  lay: (random) =>
    lay(
      [
        { tribe: 'elf', gems: { fire: 1, water: 1, air: 1, earth: 1 } },
        { tribe: 'antid', gems: { fire: 1, water: 1, air: 1, earth: 1 } },
      ],
      { realms: ['fire', 'air'], lords: { 'fire-lord': 'air', 'earth-lord': 'fire' }, wanderer: 'air', wandererCard: 'wanderer-earth', centralKeys: 1 },
      random,
    ),
  beats: [
    { id: 'tribe', at: ['figures'], rules: ['GM-COMP-02', 'GM-TURN-02', 'GM-TURN-04'] },
    { id: 'energy', at: ['energy', 'figures'], rules: ['GM-ENERGY-01', 'GM-SETUP-12'] },
    { id: 'merchant', at: ['figure.merchant-1', 'fire-bazaar'], wants: [{ do: 'place', figure: 'merchant-1', at: 'fire-bazaar' }], rules: ['GM-PLACE-04'] },
    { id: 'bazaar', at: ['ability.fire-bazaar'], wants: [{ do: 'use', ability: 'fire-bazaar' }], rules: ['GM-REALM-01', 'GM-REALM-05', 'GM-ABIL-01'] },
    { id: 'gem', at: ['answers'], wants: [{ do: 'takeGems' }], rules: ['GM-COMP-05', 'GM-ABIL-12'] },
    {
      id: 'end',
      at: ['energy', 'commit'],
      wants: [{ do: 'endTurn' }],
      others: [
        [1, { do: 'place', figure: 'champion', at: 'fire-character' }],
        [1, { do: 'endTurn' }],
      ],
      rules: ['GM-TURN-11'],
    },
    { id: 'ben', at: ['fire-character'], rules: ['GM-PLACE-01', 'GM-TURN-10'] },
    { id: 'roads', at: ['figure.leader', 'figure.champion', 'gate-0', 'central-gate'], rules: ['GM-LAYOUT-08', 'GM-PLACE-02', 'GM-PLACE-03', 'GM-PLACE-05'] },
    {
      id: 'free',
      at: ['figures'],
      wants: [
        { do: 'place' },
        { do: 'use' },
        { do: 'takeGems' },
        { do: 'placeCaravan' },
        { do: 'exchange' },
        { do: 'attach' },
        { do: 'buy' },
        { do: 'done' },
        { do: 'decline' },
        { do: 'takeInfluence' },
        { do: 'takePoints' },
      ],
      goal: (view) => figuresOut(view) > 1 && view.placement === null,
      others: [[1, { do: 'pass' }]],
      rules: ['GM-TURN-03'],
    },
    { id: 'pass', at: ['energy', 'commit'], rules: ['GM-TURN-05', 'GM-TURN-07', 'GM-TURN-08'] },
  ],
};
