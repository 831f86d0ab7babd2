import type { Moment } from '@conclave/engine';
import type { MaraState } from '../state.ts';
import { lay, type PlayerSpec, playedOn, type TableSpec } from './lay.ts';

const FOUR = ['Maximiliana', 'Konstantin-Friedrich', 'Bartholomew the Elder', 'Wilhelmina of Stonewater'];
const ring: TableSpec = {
  realms: ['fire', 'water', 'air', 'earth'],
  lords: { 'earth-lord': 'air', 'water-lord': 'water' },
  wanderer: 'water',
  wandererCard: 'wanderer-chaos',
  round: 3,
  centralKeys: 3,
  objectives: ['negotiate-at-the-summit', 'establish-mining-operation'],
  enchantments: ['water-elemental-ally', 'writ-of-the-traveler', 'emblem-of-peace', 'mist-armor', 'manipulate-stone', 'lava-mines'],
  banners: {
    fire: ['banner-of-the-wanderer', null],
    water: ['banner-of-caravans', 'banner-of-victory'],
    air: ['banner-of-unity', 'banner-of-energy'],
    earth: [null, 'banner-of-the-wanderer'],
  },
};

const maximiliana: PlayerSpec = {
  tribe: 'goblin',
  energy: 7,
  gems: { fire: 3, water: 2, air: 4, earth: 3 },
  onyx: 2,
  keys: 3,
  points: 61,
  influence: { chaos: 3, fire: 4, water: 6, air: 2, earth: 1 },
  claims: { chaos: 1, fire: 2, water: 3 },
  out: { 'merchant-1': 'fire-harvest', leader: 'gate-1', 'enchanter-1': 'enchantment-board' },
  cards: {
    'merchant-1': ['guild-charter', 'banner-of-the-wanderer'],
    'merchant-2': ['water-elemental-ally', 'banner-of-caravans', 'heatstone'],
    specialist: ['manipulate-flame', 'banner-of-unity'],
    leader: ['emblem-of-peace', 'mist-armor'],
    champion: ['storm-armor', 'banner-of-victory', 'fire-banner'],
    'enchanter-1': ['writ-of-the-traveler'],
    'enchanter-2': ['everflame', 'writ-of-varu'],
  },
  caravansOn: ['fire-caravan-1', 'water-caravan-2', 'chaos-caravan-1'],
};

const rivals: PlayerSpec[] = [
  {
    tribe: 'elf',
    energy: 5,
    gems: { fire: 1, water: 4, air: 2, earth: 1 },
    onyx: 3,
    keys: 4,
    points: 58,
    influence: { chaos: 5, fire: 2, water: 7, air: 3, earth: 2 },
    claims: { fire: 1, water: 2, air: 2 },
    out: { 'merchant-1': 'water-bazaar', specialist: 'water-banner-1', champion: 'gate-2', 'merchant-2': 'chaos-echo', 'enchanter-1': 'enchantment-board' },
    cards: { 'merchant-1': ['everclean', 'banner-of-energy'], champion: ['glacier-mines', 'banner-of-victory'], leader: ['transmute-water'] },
    caravansOn: ['water-caravan-1', 'water-caravan-3', 'air-caravan-2'],
  },
  {
    tribe: 'dragonkin',
    energy: 3,
    gems: { fire: 2, earth: 5 },
    onyx: 1,
    keys: 2,
    points: 44,
    influence: { chaos: 2, fire: 9, water: 1, air: 4, earth: 3 },
    claims: { fire: 2, earth: 1, chaos: 1 },
    out: { 'merchant-1': 'air-bazaar', 'merchant-2': 'earth-harvest', specialist: 'fire-character', leader: 'gate-4', champion: 'gate-0' },
    cards: { leader: ['sigil-of-elements'], specialist: ['smoke-familiar', 'banner-of-unity'], champion: ['fireflower-boots'] },
    caravansOn: ['fire-caravan-2', 'earth-caravan-3'],
  },
  {
    tribe: 'antid',
    energy: 0,
    gems: { water: 1, air: 1 },
    points: 39,
    passed: true,
    influence: { chaos: 4, fire: 1, water: 3, air: 10, earth: 7 },
    claims: { air: 3, earth: 2 },
    out: {
      'merchant-1': 'chaos-shifting',
      'merchant-2': 'earth-bazaar',
      specialist: 'air-character',
      leader: 'earth-banner-2',
      champion: 'gate-3',
      'enchanter-1': 'enchantment-board',
      'enchanter-2': 'enchantment-board',
    },
    cards: { 'merchant-1': ['enrich-land', 'banner-of-caravans'], leader: ['earthroot-tunic'], 'enchanter-1': ['writ-of-rootlimb'] },
    caravansOn: ['air-caravan-1', 'air-caravan-3', 'earth-caravan-1', 'chaos-caravan-3'],
  },
];

/** Four players in five realms, with the first one's spec changed. */
const crowded = (changes: PlayerSpec, random: MaraState['random']): MaraState => lay([{ ...maximiliana, ...changes }, ...rivals], ring, random);

/** Positions laid out by hand, by name. */
export const moments: Readonly<Record<string, Moment<MaraState>>> = {
  /** Most figures out, everything carried, claimed and taken. */
  'five-realms': { names: FOUR, lay: (random) => crowded({}, random) },
  /** A Champion with three cards has come to the realm of a lord and the Wanderer. */
  abilities: {
    names: FOUR,
    lay: (random) => playedOn(crowded({}, random), { do: 'place', figure: 'champion', at: 'water-banner-2' }, { do: 'takeInfluence' }),
  },
  /** Two players, the first figures out. */
  'three-realms': {
    names: ['Ana', 'Ben'],
    lay: (random) =>
      lay(
        [
          {
            tribe: 'elf',
            energy: 9,
            gems: { fire: 2, water: 1, air: 1, earth: 1 },
            points: 4,
            influence: { chaos: 1 },
            out: { 'merchant-1': 'chaos-wayfarer' },
          },
          { tribe: 'antid', energy: 8, gems: { fire: 1, water: 2, air: 1 }, points: 3, influence: { fire: 3 }, out: { champion: 'fire-character' } },
        ],
        { realms: ['fire', 'earth'], lords: { 'fire-lord': 'fire', 'air-lord': 'earth' }, wanderer: 'chaos', centralKeys: 1 },
        random,
      ),
  },
  /** All others have passed: so ends the round when the first player passes too. */
  'round-end': {
    names: FOUR,
    lay: (random) => lay([{ ...maximiliana, energy: 4 }, ...rivals.map((rival) => ({ ...rival, passed: true }))], ring, random),
  },
  /** The last round: the game ends when the first player passes. */
  'last-round': {
    names: FOUR,
    lay: (random) => lay([{ ...maximiliana, energy: 4 }, ...rivals.map((rival) => ({ ...rival, passed: true }))], { ...ring, round: 4 }, random),
  },
  /** The Wanderer's exchange, to be paid with any three gems. */
  choices: {
    names: FOUR,
    lay: (random) =>
      playedOn(crowded({}, random), { do: 'place', figure: 'specialist', at: 'water-banner-2' }, { do: 'takeInfluence' }, { do: 'use', ability: 'wanderer' }),
  },
};
