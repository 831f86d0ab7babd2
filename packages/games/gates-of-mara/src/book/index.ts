import { bookOf } from '@conclave/engine/book';
import type { Asks } from '../moves.ts';
import { crib } from './crib.ts';
import { en } from './en.ts';

/** In the order in which a friend would explain the game. */
export const book = bookOf<Asks>({
  game: 'gates-of-mara',
  texts: en,
  overview: {
    aim: [{ id: 'points', rules: ['GM-VICTORY-01', 'GM-TURN-01'], shows: ['leader', 'claim', 'key', 'point'] }],
    turn: [
      { id: 'play', rules: ['GM-TURN-02', 'GM-TURN-03', 'GM-PLACE-12'] },
      { id: 'energy', rules: ['GM-ENERGY-01', 'GM-INF-01'], shows: ['energy', 'influence'] },
      { id: 'use', rules: ['GM-ABIL-02', 'GM-ABIL-04'] },
      { id: 'claims', rules: ['GM-ROUND-02', 'GM-ROUND-03', 'GM-ROUND-07'] },
    ],
    end: [
      { id: 'count', rules: ['GM-END-02', 'GM-END-03'] },
      { id: 'rest', rules: ['GM-END-07', 'GM-END-08'], shows: ['onyx'] },
    ],
  },
  chapters: [
    {
      id: 'setup',
      paragraphs: [
        { id: 'ring', rules: ['GM-LAYOUT-01', 'GM-LAYOUT-04', 'GM-LAYOUT-05', 'GM-LAYOUT-07'], shows: ['standard-gate', 'central-gate'] },
        { id: 'tribe', rules: ['GM-COMP-02', 'GM-SETUP-12', 'GM-SETUP-15'], shows: ['leader', 'champion', 'specialist', 'merchant', 'enchanter'] },
        { id: 'guests', rules: ['GM-SETUP-02', 'GM-SETUP-03', 'GM-SETUP-04'], shows: ['water-lord', 'wanderer'] },
        { id: 'cards', rules: ['GM-SETUP-05', 'GM-SETUP-07', 'GM-SETUP-08', 'GM-SETUP-09'] },
        { id: 'open', rules: ['GM-COMP-08'] },
      ],
      examples: ['start'],
    },
    {
      id: 'turn',
      paragraphs: [
        { id: 'play', rules: ['GM-TURN-03', 'GM-TURN-04', 'GM-PLACE-12'] },
        { id: 'price', rules: ['GM-ENERGY-01', 'GM-ENERGY-02'], shows: ['leader', 'champion', 'enchanter', 'specialist', 'merchant'] },
        { id: 'where', rules: ['GM-PLACE-02', 'GM-PLACE-03', 'GM-PLACE-04', 'GM-PLACE-05'] },
        { id: 'taken', rules: ['GM-PLACE-01', 'GM-PLACE-07', 'GM-PLACE-08', 'GM-PLACE-14'], shows: ['banner-of-unity'] },
        { id: 'pass', rules: ['GM-TURN-05', 'GM-TURN-06', 'GM-TURN-08', 'GM-TURN-09'] },
        { id: 'once', rules: ['GM-TURN-10', 'GM-TURN-11'] },
      ],
      asks: ['playOrPass'],
    },
    {
      id: 'influence',
      paragraphs: [
        { id: 'realm', rules: ['GM-INF-01', 'GM-INF-04', 'GM-INF-06'], shows: ['influence'] },
        { id: 'gate', rules: ['GM-INF-02', 'GM-INF-05'], shows: ['standard-gate'] },
        { id: 'central', rules: ['GM-INF-03', 'GM-KEY-01'], shows: ['central-gate', 'key'] },
        { id: 'end', rules: ['GM-INF-08', 'GM-INF-10', 'GM-INF-11'] },
      ],
      asks: ['influenceOrPoints'],
    },
    {
      id: 'abilities',
      paragraphs: [
        { id: 'which', rules: ['GM-ABIL-02'] },
        { id: 'free', rules: ['GM-ABIL-01', 'GM-ABIL-03', 'GM-ABIL-04'] },
        { id: 'cost', rules: ['GM-ABIL-05', 'GM-ABIL-06', 'GM-ABIL-12'], shows: ['any', 'different'] },
        { id: 'gate', rules: ['GM-ABIL-09', 'GM-ABIL-10', 'GM-ABIL-11'] },
        { id: 'later', rules: ['GM-ABIL-07', 'GM-ABIL-08'] },
      ],
      asks: ['useAbilities', 'takeGems'],
    },
    {
      id: 'spaces',
      paragraphs: [
        { id: 'read', rules: ['GM-REALM-01', 'GM-REALM-04', 'GM-REALM-05'] },
        { id: 'banner', rules: ['GM-REALM-02', 'GM-REALM-03'], shows: ['banner-of-energy'] },
        { id: 'own', rules: ['GM-REALM-FIRE-01', 'GM-REALM-WATER-01', 'GM-REALM-AIR-01', 'GM-REALM-EARTH-01'] },
        { id: 'chaos', rules: ['GM-REALM-CHAOS-01'], shows: ['onyx', 'key'] },
        { id: 'caravan', rules: ['GM-CARAVAN-01', 'GM-CARAVAN-02', 'GM-CARAVAN-03'], shows: ['caravan'] },
        { id: 'stay', rules: ['GM-CARAVAN-04', 'GM-CARAVAN-07', 'GM-CARAVAN-09'] },
      ],
      examples: ['champion'],
      asks: ['placeCaravan', 'placeSecondCaravan'],
    },
    {
      id: 'tribes',
      paragraphs: [
        { id: 'figures', rules: ['GM-FIG-LEADER-01', 'GM-FIG-CHAMPION-01', 'GM-FIG-MERCHANT-01', 'GM-FIG-ENCHANTER-01'], shows: ['leader', 'champion'] },
        { id: 'antid', rules: ['GM-SPEC-ANTID-01', 'GM-SPEC-ELF-01'], shows: ['antid', 'elf'] },
        { id: 'goblin', rules: ['GM-SPEC-GOBLIN-01', 'GM-SPEC-DRAGONKIN-01'], shows: ['goblin', 'dragonkin'] },
      ],
    },
    {
      id: 'lords',
      paragraphs: [
        { id: 'answer', rules: ['GM-LORD-01', 'GM-LORD-02', 'GM-LORD-03'], shows: ['lord'] },
        { id: 'air', rules: ['GM-LORD-AIR-01', 'GM-LORD-EARTH-01'], shows: ['air-lord', 'earth-lord'] },
        { id: 'water', rules: ['GM-LORD-WATER-01', 'GM-LORD-WATER-02', 'GM-LORD-WATER-03'], shows: ['water-lord'] },
        { id: 'fire', rules: ['GM-LORD-FIRE-01', 'GM-ROUND-FIRE-01'], shows: ['fire-lord'] },
        { id: 'wanderer', rules: ['GM-WAND-01', 'GM-WAND-02', 'GM-WAND-04'], shows: ['wanderer'] },
      ],
      examples: ['wanderer'],
      asks: ['exchange', 'earthLord'],
    },
    {
      id: 'banners',
      paragraphs: [
        { id: 'carry', rules: ['GM-BANNER-01', 'GM-ATT-04', 'GM-BANNER-03'], shows: ['banner-of-caravans', 'banner-of-unity'] },
        { id: 'room', rules: ['GM-ATT-01', 'GM-ATT-02'] },
        { id: 'none', rules: ['GM-BANNER-02', 'GM-BANNER-11'] },
        { id: 'kinds', rules: ['GM-BANNER-04', 'GM-BANNER-05', 'GM-BANNER-06', 'GM-BANNER-07', 'GM-BANNER-08'] },
      ],
      examples: ['capacities'],
      asks: ['attach', 'attachFireBanner'],
    },
    {
      id: 'enchant',
      paragraphs: [
        { id: 'buy', rules: ['GM-ENCH-01', 'GM-ENCH-08', 'GM-PLACE-05'], shows: ['enchanter', 'enchantment'] },
        { id: 'points', rules: ['GM-ENCH-02', 'GM-ENCH-03'] },
        { id: 'shape', rules: ['GM-ENCH-04', 'GM-ENCH-05', 'GM-ENCH-09'], shows: ['leader', 'champion', 'merchant', 'enchanter'] },
        { id: 'new', rules: ['GM-ENCH-06', 'GM-ENCH-07'] },
        { id: 'some', rules: ['GM-CARD-01', 'GM-CARD-03', 'GM-CARD-18'], shows: ['guild-charter', 'manipulate-wind'] },
      ],
      examples: ['enchanting'],
      asks: ['buyEnchantment'],
    },
    {
      id: 'round',
      paragraphs: [
        { id: 'order', rules: ['GM-ROUND-01'] },
        { id: 'claims', rules: ['GM-ROUND-02', 'GM-ROUND-03', 'GM-ROUND-04', 'GM-ROUND-07'], shows: ['claim', 'influence'] },
        { id: 'ties', rules: ['GM-ROUND-05', 'GM-ROUND-06'] },
        { id: 'fire', rules: ['GM-ROUND-FIRE-01', 'GM-ROUND-FIRE-02', 'GM-ROUND-FIRE-04'], shows: ['fire-banner'] },
        { id: 'keys', rules: ['GM-ROUND-KEY-01', 'GM-ROUND-KEY-02', 'GM-ROUND-KEY-03'], shows: ['key'] },
        { id: 'goals', rules: ['GM-OBJ-01', 'GM-OBJ-02', 'GM-OBJ-04'], shows: ['delegate-a-committee'] },
      ],
      examples: ['claims', 'fire-lord', 'keys'],
    },
    {
      id: 'reset',
      paragraphs: [
        { id: 'order', rules: ['GM-RESET-01', 'GM-RESET-02'], shows: ['energy'] },
        { id: 'home', rules: ['GM-RESET-04', 'GM-RESET-05', 'GM-RESET-11'] },
        { id: 'new', rules: ['GM-RESET-06', 'GM-RESET-07', 'GM-RESET-08', 'GM-RESET-09', 'GM-RESET-10'] },
        { id: 'lords', rules: ['GM-RESET-12', 'GM-RESET-13', 'GM-RESET-14'] },
      ],
      asks: ['placeLord'],
    },
    {
      id: 'ending',
      paragraphs: [
        { id: 'claims', rules: ['GM-END-01', 'GM-END-02', 'GM-END-03'], shows: ['claim', 'key'] },
        { id: 'ties', rules: ['GM-END-04', 'GM-END-05', 'GM-END-06'] },
        { id: 'rest', rules: ['GM-END-07', 'GM-END-08', 'GM-END-09'], shows: ['onyx'] },
        { id: 'win', rules: ['GM-VICTORY-01', 'GM-VICTORY-02', 'GM-VICTORY-03'] },
      ],
    },
  ],
  mistakes: [
    { id: 'pass', rules: ['GM-TURN-05', 'GM-TURN-02'] },
    { id: 'banner', rules: ['GM-ABIL-08'] },
    { id: 'onyx', rules: ['GM-COMP-05'] },
    { id: 'caravan', rules: ['GM-CARAVAN-01'] },
    { id: 'gate', rules: ['GM-ABIL-10', 'GM-ABIL-09'] },
    { id: 'second', rules: ['GM-ROUND-06'] },
    { id: 'first', rules: ['GM-ROUND-05'] },
    { id: 'fire', rules: ['GM-ROUND-FIRE-02', 'GM-ROUND-FIRE-03'] },
    { id: 'round', rules: ['GM-ENCH-03'] },
    { id: 'two', rules: ['GM-ENCH-06'] },
    { id: 'wanderer', rules: ['GM-ROUND-KEY-03'] },
    { id: 'water', rules: ['GM-LORD-WATER-03', 'GM-LORD-WATER-04'] },
  ],
  leftToTheNumberedRules: [],
  crib,
});
