import { lay } from '../moments/lay.ts';
import type { MaraView } from '../view/index.ts';
import { type MaraLesson, NAMES } from './lesson.ts';

const hasCaravanIn = ({ realms }: MaraView, realm: string): boolean => realms.some(({ id, caravans }) => id === realm && caravans.includes(0));

/** A gate between two realms, three pieces around a lord, and the Leader in the middle. */
export const gates: MaraLesson = {
  id: 'gates',
  minutes: 3,
  names: NAMES,
  lay: (random) =>
    lay(
      [
        { tribe: 'elf', energy: 8, influence: { fire: 1 }, out: { 'merchant-1': 'fire-bazaar' } },
        { tribe: 'goblin', energy: 0, passed: true, influence: { air: 2 }, out: { champion: 'air-character' } },
      ],
      { realms: ['fire', 'air'], lords: { 'fire-lord': 'fire', 'earth-lord': 'air' }, wanderer: 'air', centralKeys: 2 },
      random,
    ),
  beats: [
    { id: 'doors', at: ['gate-0', 'gate-1', 'gate-2'], rules: ['GM-LAYOUT-05', 'GM-ABIL-09'] },
    {
      id: 'champion',
      at: ['figure.champion', 'gate-0'],
      wants: [{ do: 'place', figure: 'champion', at: 'gate-0' }],
      rules: ['GM-INF-02', 'GM-INF-05', 'GM-PLACE-03'],
    },
    {
      id: 'caravan',
      at: ['ability.champion'],
      wants: [{ do: 'use', ability: 'champion', realm: 'fire' }],
      goal: (view) => hasCaravanIn(view, 'fire'),
      rules: ['GM-FIG-CHAMPION-01', 'GM-ABIL-10'],
    },
    { id: 'lord', at: ['fire-realm', 'gate-0'], rules: ['GM-ROUND-KEY-01', 'GM-ROUND-KEY-02', 'GM-LORD-03'] },
    { id: 'keys', at: ['purse.keys'], rules: ['GM-END-03'] },
    { id: 'end', at: ['commit'], wants: [{ do: 'endTurn' }], rules: ['GM-TURN-02'] },
    {
      id: 'central',
      at: ['figure.leader', 'central-gate'],
      wants: [{ do: 'place', figure: 'leader', at: 'central-gate' }],
      rules: ['GM-LAYOUT-07', 'GM-INF-03', 'GM-KEY-01', 'GM-PLACE-02'],
    },
    { id: 'taken', at: ['purse.keys', 'inf.chaos', 'inf.fire', 'inf.air'], rules: ['GM-RESET-07'] },
  ],
};
