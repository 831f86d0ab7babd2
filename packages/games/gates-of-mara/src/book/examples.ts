import type { Example } from '@conclave/engine';
import { lay } from '../moments/lay.ts';
import { figureNumber, type MaraMove } from '../moves.ts';
import { type MaraState, type Player, pointsOf } from '../state.ts';
import type { MaraView } from '../view/index.ts';

type MaraExample = Example<MaraState, MaraMove, MaraView>;

const names = ['You', 'Ben'];
const you = ({ players }: MaraView): Player => players[0] as Player;
const cardsOn = (view: MaraView, figure: string): readonly string[] | undefined => you(view).figures[figureNumber(figure)]?.attachments;
const realmOf = ({ realms }: MaraView, id: string): MaraView['realms'][number] | undefined => realms.find((realm) => realm.id === id);
const keysOf = ({ players }: MaraView): number[] => players.map(({ keys }) => keys);

const START = { gems: { fire: 1, water: 1, air: 1, earth: 1 } };

const start: MaraExample = {
  id: 'start',
  names: ['You', 'Ben', 'Ana', 'Cleo'],
  lay: (random) => lay([START, START, START, START], { centralKeys: 1 }, random),
  beats: [
    { id: 'ring', at: ['chaos-realm', 'central-gate'] },
    { id: 'figures', at: ['figures'] },
    { id: 'purse', at: ['purse', 'energy'] },
    { id: 'tracks', at: ['inf.chaos', 'inf.fire'] },
    { id: 'order', at: ['seat.0', 'seat.1', 'seat.2', 'seat.3'], others: [[0, { do: 'place', figure: 'merchant-1', at: 'fire-bazaar' }]] },
    { id: 'placed', at: ['fire-bazaar', 'energy'] },
  ],
  counts: (view) => [you(view).energy, view.players.length, view.realms.length],
  ends: [10, 4, 5],
};

const champion: MaraExample = {
  id: 'champion',
  names,
  lay: (random) => lay([{ tribe: 'elf', gems: { fire: 1 } }, { tribe: 'antid' }], { banners: { fire: ['banner-of-unity', 'banner-of-energy'] } }, random),
  beats: [
    { id: 'begin', at: ['figure.champion', 'fire-banner-1', 'energy'], others: [[0, { do: 'place', figure: 'champion', at: 'fire-banner-1' }]] },
    {
      id: 'placed',
      at: ['inf.fire', 'energy'],
      others: [
        [0, { do: 'use', ability: 'champion' }],
        [0, { do: 'placeCaravan', space: 'fire-caravan-1' }],
      ],
    },
    {
      id: 'caravan',
      at: ['inf.fire', 'energy'],
      others: [
        [0, { do: 'use', ability: 'fire-banner-1' }],
        [0, { do: 'attach', figure: 'specialist' }],
        [0, { do: 'endTurn' }],
      ],
    },
    { id: 'banner', at: ['figure.specialist', 'energy'] },
  ],
  counts: (view) => [you(view).energy, realmOf(view, 'fire')?.influence[0], cardsOn(view, 'specialist')],
  ends: [7, 3, ['banner-of-unity']],
};

const wanderer: MaraExample = {
  id: 'wanderer',
  names,
  lay: (random) => lay([{ tribe: 'elf', gems: { water: 2 } }, { tribe: 'antid' }], { wanderer: 'fire', wandererCard: 'wanderer-water' }, random),
  beats: [
    { id: 'begin', at: ['fire-realm', 'purse'], others: [[0, { do: 'place', figure: 'merchant-1', at: 'fire-character' }]] },
    {
      id: 'placed',
      at: ['fire-character', 'ability.wanderer'],
      others: [
        [0, { do: 'use', ability: 'wanderer' }],
        [0, { do: 'exchange', reward: 0 }],
      ],
    },
    { id: 'offer', at: ['answers'], others: [[0, { do: 'takeGems', gems: ['fire', 'earth'] }]] },
    { id: 'taken', at: ['purse', 'seat.0'] },
  ],
  counts: (view) => [you(view).gems, pointsOf(you(view))],
  ends: [[1, 0, 0, 1], 1],
};

const capacities: MaraExample = {
  id: 'capacities',
  names,
  lay: (random) =>
    lay(
      [
        { tribe: 'goblin', cards: { 'merchant-1': ['banner-of-energy', 'firewater'], 'merchant-2': ['banner-of-energy', 'banner-of-victory'] } },
        { tribe: 'antid' },
      ],
      { banners: { fire: ['banner-of-unity', 'banner-of-caravans'] } },
      random,
    ),
  beats: [
    {
      id: 'begin',
      at: ['figure.merchant-1', 'figure.merchant-2'],
      others: [
        [0, { do: 'place', figure: 'champion', at: 'fire-banner-1' }],
        [0, { do: 'use', ability: 'fire-banner-1' }],
      ],
    },
    {
      id: 'taken',
      at: ['figure.merchant-1', 'figure.merchant-2'],
      others: [
        [0, { do: 'attach', figure: 'merchant-1' }],
        [0, { do: 'endTurn' }],
      ],
    },
    { id: 'put', at: ['figure.merchant-1', 'figure.merchant-2'] },
  ],
  counts: (view) => [cardsOn(view, 'merchant-1'), cardsOn(view, 'merchant-2')],
  ends: [
    ['banner-of-energy', 'firewater', 'banner-of-unity'],
    ['banner-of-energy', 'banner-of-victory'],
  ],
};

const enchanting: MaraExample = {
  id: 'enchanting',
  names,
  lay: (random) =>
    lay(
      [{ tribe: 'goblin', gems: { air: 3 }, onyx: 1 }, { tribe: 'antid' }],
      {
        round: 2,
        enchantments: ['manipulate-wind', 'guild-charter', 'everflame', 'sigil-of-elements', 'manipulate-stone', 'writ-of-azaav'],
        enchantmentDeck: ['firewater', 'mud-familiar'],
      },
      random,
    ),
  beats: [
    { id: 'begin', at: ['manipulate-wind', 'purse'], others: [[0, { do: 'place', figure: 'enchanter-1', at: 'enchantment-board' }]] },
    {
      id: 'placed',
      at: ['enchantment-board', 'energy'],
      others: [
        [0, { do: 'use', ability: 'enchantment-board' }],
        [0, { do: 'buy', card: 'manipulate-wind' }],
      ],
    },
    {
      id: 'bought',
      at: ['seat.0', 'figures'],
      others: [
        [0, { do: 'attach', figure: 'merchant-1' }],
        [0, { do: 'done' }],
        [0, { do: 'endTurn' }],
      ],
    },
    { id: 'put', at: ['figure.merchant-1'] },
  ],
  counts: (view) => [you(view).gems, you(view).onyx, pointsOf(you(view)), cardsOn(view, 'merchant-1')],
  ends: [[0, 0, 1, 0], 0, 7, ['manipulate-wind']],
};

const claims: MaraExample = {
  id: 'claims',
  names,
  lay: (random) =>
    lay(
      [
        { tribe: 'goblin', energy: 2, influence: { water: 4 }, out: { leader: 'water-bazaar', 'merchant-1': 'water-character' } },
        { tribe: 'elf', energy: 1, passed: true, influence: { water: 2 }, out: { champion: 'water-banner-1' } },
      ],
      { lords: { 'air-lord': 'fire', 'earth-lord': 'water' } },
      random,
    ),
  beats: [
    { id: 'begin', at: ['inf.water'], others: [[0, { do: 'pass' }]] },
    { id: 'end', at: ['inf.water'] },
    { id: 'stay', at: ['inf.water', 'where'] },
  ],
  counts: (view) => realmOf(view, 'water')?.claims,
  ends: [2, 1],
};

const fireLord: MaraExample = {
  id: 'fire-lord',
  names,
  lay: (random) =>
    lay(
      [
        { tribe: 'antid', energy: 2, influence: { fire: 5 }, out: { leader: 'fire-bazaar', champion: 'fire-character' } },
        { tribe: 'dragonkin', energy: 1, passed: true, influence: { fire: 3 }, out: { leader: 'fire-banner-1' } },
      ],
      {},
      random,
    ),
  beats: [
    { id: 'begin', at: ['inf.fire'], others: [[0, { do: 'pass' }]] },
    { id: 'end', at: ['inf.fire', 'answers'], others: [[0, { do: 'attach', figure: 'leader' }]] },
    { id: 'banner', at: ['figure.leader'] },
  ],
  counts: (view) => [realmOf(view, 'fire')?.claims, cardsOn(view, 'leader')],
  ends: [[2, 0], ['fire-banner']],
};

const keys: MaraExample = {
  id: 'keys',
  names,
  lay: (random) =>
    lay(
      [
        {
          tribe: 'antid',
          energy: 2,
          influence: { fire: 5 },
          out: { champion: 'fire-bazaar', 'merchant-1': 'fire-character' },
          caravansOn: ['fire-caravan-1'],
        },
        {
          tribe: 'goblin',
          energy: 1,
          passed: true,
          influence: { chaos: 1, fire: 3, water: 2 },
          out: { 'merchant-1': 'fire-banner-1', champion: 'gate-1', leader: 'central-gate' },
        },
      ],
      { lords: { 'earth-lord': 'fire', 'air-lord': 'water' } },
      random,
    ),
  beats: [
    { id: 'begin', at: ['fire-realm'] },
    { id: 'ben', at: ['fire-banner-1', 'seat.1'], others: [[0, { do: 'pass' }]] },
    { id: 'won', at: ['purse.keys', 'seat.1'] },
  ],
  counts: keysOf,
  ends: [1, 1],
};

/** The rulebook's own examples, played by the engine. */
export const examples: readonly MaraExample[] = [start, champion, wanderer, capacities, enchanting, claims, fireLord, keys];
