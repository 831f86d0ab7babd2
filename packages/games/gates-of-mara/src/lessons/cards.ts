import { lay } from '../moments/lay.ts';
import type { MaraView } from '../view/index.ts';
import { type MaraLesson, NAMES } from './lesson.ts';

const merchantCarries = ({ players }: MaraView, card: string): boolean => players[0]?.figures[1]?.attachments.includes(card) ?? false;

/** An Enchantment is bought, carried and used; then the Wanderer makes an offer. */
export const cards: MaraLesson = {
  id: 'cards',
  minutes: 3,
  names: NAMES,
  lay: (random) =>
    lay(
      [
        { tribe: 'elf', energy: 6, gems: { water: 6 }, out: { 'merchant-1': 'water-bazaar' }, influence: { water: 1 } },
        { tribe: 'antid', energy: 0, passed: true, influence: { chaos: 3 }, out: { leader: 'chaos-crucible' } },
      ],
      {
        realms: ['water', 'earth'],
        lords: { 'earth-lord': 'water', 'fire-lord': 'earth' },
        wanderer: 'chaos',
        wandererCard: 'wanderer-water',
        round: 2,
        enchantments: ['guild-charter', 'manipulate-flame', 'everflame', 'sigil-of-elements', 'manipulate-stone', 'writ-of-azaav'],
        enchantmentDeck: ['manipulate-wind'],
      },
      random,
    ),
  beats: [
    { id: 'board', at: ['enchantment-board', 'figure.enchanter-1', 'figure.enchanter-2'], rules: ['GM-ENCH-01', 'GM-PLACE-05'] },
    {
      id: 'enchanter',
      at: ['figure.enchanter-1', 'enchantment-board'],
      wants: [{ do: 'place', figure: 'enchanter-1' }],
      goal: ({ question }) => question?.about === 'enchant',
      rules: ['GM-ENCH-09'],
    },
    { id: 'price', at: ['guild-charter'], rules: ['GM-ENCH-02', 'GM-ENCH-03', 'GM-ENCH-04'] },
    {
      id: 'buy',
      at: ['guild-charter', 'figure.merchant-2'],
      wants: [{ do: 'buy', card: 'guild-charter' }],
      goal: (view) => merchantCarries(view, 'guild-charter'),
      rules: ['GM-ENCH-02', 'GM-ATT-01', 'GM-CARD-18'],
    },
    { id: 'done', at: ['commit'], wants: [{ do: 'done' }], goal: ({ placement }) => placement === null, rules: ['GM-ENCH-06'] },
    { id: 'guest', at: ['wanderer-water'], rules: ['GM-COMP-07', 'GM-WAND-01', 'GM-WAND-05'] },
    { id: 'merchant', at: ['figure.merchant-2', 'chaos-keyhole'], wants: [{ do: 'place', figure: 'merchant-2', at: 'chaos-keyhole' }], rules: ['GM-ABIL-02'] },
    { id: 'charter', at: ['ability.guild-charter'], wants: [{ do: 'use', ability: 'guild-charter' }], rules: ['GM-ABIL-03', 'GM-ABIL-04', 'GM-ABIL-07'] },
    { id: 'exchange', at: ['ability.wanderer'], wants: [{ do: 'use', ability: 'wanderer' }], rules: ['GM-WAND-02'] },
    { id: 'key', at: ['answers'], wants: [{ do: 'exchange', reward: 2 }], rules: ['GM-WAND-07'] },
    { id: 'moves', at: ['purse.onyx', 'purse.keys'], rules: ['GM-RESET-08', 'GM-RESET-09'] },
  ],
};
