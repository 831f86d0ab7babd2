import { bookOf } from '@conclave/engine/book';
import type { Asks } from '../moves.ts';
import { crib } from './crib.ts';
import { en } from './en.ts';

/** In the order in which a friend would explain the game. */
export const book = bookOf<Asks>({
  game: 'mystic-vale',
  texts: en,
  overview: {
    aim: [{ id: 'points', rules: ['MV-SCORE-05', 'MV-COMP-09'], shows: ['card'] }],
    turn: [
      { id: 'push', rules: ['MV-PLANT-01', 'MV-PLANT-04'], shows: ['decay', 'mana'] },
      { id: 'spoil', rules: ['MV-SPOIL-01', 'MV-SPOIL-08'] },
      { id: 'harvest', rules: ['MV-HARVEST-01', 'MV-BUY-01', 'MV-VALE-01'], shows: ['animal', 'forest', 'sky'] },
      { id: 'sleeve', rules: ['MV-DISCARD-01', 'MV-PREP-01'] },
    ],
    end: [
      { id: 'pool', rules: ['MV-END-01', 'MV-END-02'], shows: ['vp-harvest', 'vp-end'] },
      { id: 'most', rules: ['MV-SCORE-01', 'MV-SCORE-05', 'MV-SCORE-06'] },
    ],
  },
  chapters: [
    {
      id: 'cards',
      paragraphs: [
        { id: 'deck', rules: ['MV-COMP-07', 'MV-COMP-08', 'MV-COMP-09'], shows: ['cursed-land', 'fertile-land'] },
        { id: 'thirds', rules: ['MV-COMP-06', 'MV-SLEEVE-01'], shows: ['crafted'] },
        { id: 'market', rules: ['MV-SETUP-06', 'MV-SETUP-08', 'MV-SETUP-09'], shows: ['oakling', 'fertile-soil', 'azure-lake'] },
        { id: 'zones', rules: ['MV-ZONE-01', 'MV-ZONE-02', 'MV-ZONE-03'] },
        { id: 'open', rules: ['MV-ZONE-05'] },
      ],
    },
    {
      id: 'start',
      paragraphs: [
        { id: 'pool', rules: ['MV-SETUP-10', 'MV-SETUP-04'], shows: ['pool'] },
        { id: 'draft', rules: ['MV-DRAFT-02', 'MV-DRAFT-03', 'MV-DRAFT-04', 'MV-DRAFT-06'], shows: ['algeni', 'moon-stone'] },
        { id: 'leader', rules: ['MV-LEADER-02', 'MV-LEADER-04'] },
        { id: 'field', rules: ['MV-SETUP-11', 'MV-SETUP-12', 'MV-SETUP-13'] },
      ],
      asks: ['take', 'swapAmulet'],
    },
    {
      id: 'turn',
      paragraphs: [
        { id: 'four', rules: ['MV-TURN-01', 'MV-TURN-02'] },
        { id: 'lost', rules: ['MV-TURN-03'] },
      ],
    },
    {
      id: 'plant',
      paragraphs: [
        { id: 'push', rules: ['MV-PLANT-03', 'MV-PLANT-05', 'MV-PLANT-06'] },
        { id: 'count', rules: ['MV-SYM-04', 'MV-SYM-10', 'MV-PLANT-04'], shows: ['decay', 'growth'] },
        { id: 'pass', rules: ['MV-PLANT-02', 'MV-SYM-09'], shows: ['mana'] },
        { id: 'played', rules: ['MV-ABIL-01', 'MV-PLANT-07'] },
      ],
      asks: ['plant', 'whichFirst', 'discardFromField', 'topOfDeck', 'turnToken'],
    },
    {
      id: 'spoil',
      paragraphs: [
        { id: 'react', rules: ['MV-SPOIL-02', 'MV-SPOIL-03', 'MV-SPOIL-13'], shows: ['growth', 'algeni'] },
        { id: 'lost', rules: ['MV-SPOIL-07', 'MV-SPOIL-08'] },
        { id: 'token', rules: ['MV-SPOIL-05', 'MV-SPOIL-06', 'MV-TOKEN-01'], shows: ['token'] },
        { id: 'wait', rules: ['MV-TOKEN-02', 'MV-TOKEN-03'], shows: ['token-used'] },
      ],
      examples: ['algeni', 'ember'],
      asks: ['wouldSpoil', 'evoke', 'evokeWithTree', 'arrange'],
    },
    {
      id: 'harvest',
      paragraphs: [
        { id: 'gain', rules: ['MV-HARVEST-01', 'MV-HARVEST-02', 'MV-SYM-09'], shows: ['mana', 'animal', 'forest', 'sky', 'wild'] },
        { id: 'blue', rules: ['MV-SYM-06', 'MV-HARVEST-03'], shows: ['vp-harvest'] },
        { id: 'once', rules: ['MV-HARVEST-04', 'MV-HARVEST-08', 'MV-HARVEST-09'] },
        { id: 'safe', rules: ['MV-SPOIL-11', 'MV-HARVEST-05', 'MV-HARVEST-06'] },
        { id: 'gone', rules: ['MV-SYM-11'] },
      ],
      examples: ['yaquei'],
      asks: ['harvest', 'reclaim', 'store', 'craft', 'craftMore'],
    },
    {
      id: 'buy',
      paragraphs: [
        { id: 'two', rules: ['MV-BUY-01', 'MV-BUY-02', 'MV-SYM-01'], shows: ['mana', 'oakling'] },
        { id: 'fit', rules: ['MV-BUY-03', 'MV-SLEEVE-02', 'MV-SLEEVE-03'], shows: ['slot.top', 'slot.middle', 'slot.bottom'] },
        { id: 'share', rules: ['MV-SLEEVE-04', 'MV-SLEEVE-07', 'MV-SLEEVE-08'], shows: ['crafted'] },
        { id: 'refill', rules: ['MV-DISCARD-01', 'MV-DISCARD-02', 'MV-DISCARD-03', 'MV-COMMONS-01'] },
        { id: 'soil', rules: ['MV-COMMONS-02', 'MV-COMMONS-04'], shows: ['fertile-soil'] },
      ],
      asks: ['sleeve', 'confirmSleeving', 'claim', 'discard'],
    },
    {
      id: 'vales',
      paragraphs: [
        { id: 'buy', rules: ['MV-VALE-01', 'MV-VALE-02', 'MV-SYM-02'], shows: ['animal', 'forest', 'sky'] },
        { id: 'wild', rules: ['MV-SYM-03', 'MV-VALE-07'], shows: ['wild', 'any'] },
        { id: 'keep', rules: ['MV-VALE-03', 'MV-VALE-04', 'MV-HARVEST-08'], shows: ['azure-lake'] },
        { id: 'give', rules: ['MV-CARD-HALO-MOUNTAIN-02', 'MV-CARD-SKY-GARDEN-01'], shows: ['halo-mountain'] },
      ],
      examples: ['halo', 'tears', 'grotto'],
      asks: ['haloMountain', 'skyGarden'],
    },
    {
      id: 'prep',
      paragraphs: [
        { id: 'lay', rules: ['MV-PREP-01', 'MV-PREP-02'], shows: ['decay'] },
        { id: 'spoil', rules: ['MV-PREP-05', 'MV-SPOIL-10'] },
        { id: 'keep', rules: ['MV-DISCARD-04', 'MV-PREP-03'] },
      ],
      asks: ['prep'],
    },
    {
      id: 'abilities',
      paragraphs: [
        { id: 'play', rules: ['MV-ABIL-01', 'MV-ABIL-02'], shows: ['moss-troll'] },
        { id: 'harvest', rules: ['MV-ABIL-03', 'MV-ABIL-04'] },
        { id: 'bought', rules: ['MV-ABIL-05', 'MV-CARD-NIGHTVALE-PATHFINDER-01'], shows: ['nightvale-pathfinder'] },
        { id: 'always', rules: ['MV-ABIL-06', 'MV-ABIL-07', 'MV-CARD-ENT-GUARD-01'], shows: ['ent-guard'] },
      ],
      examples: ['guard'],
    },
    {
      id: 'eclipse',
      paragraphs: [
        { id: 'cover', rules: ['MV-ECLIPSE-01', 'MV-ECLIPSE-02'], shows: ['eclipse', 'nightvale-emissary'] },
        { id: 'under', rules: ['MV-ECLIPSE-03', 'MV-ECLIPSE-04'] },
        { id: 'nothing', rules: ['MV-ECLIPSE-05', 'MV-ECLIPSE-06', 'MV-ECLIPSE-07'] },
        { id: 'red', rules: ['MV-NEGVP-01', 'MV-NEGVP-02', 'MV-NEGVP-03'], shows: ['vp-red', 'mist-sylphs'] },
      ],
      examples: ['covered', 'under'],
    },
    {
      id: 'leaders',
      paragraphs: [
        { id: 'leader', rules: ['MV-LEADER-05', 'MV-LEADER-06', 'MV-LEADER-07'], shows: ['morlok'] },
        { id: 'upgrade', rules: ['MV-LEADER-08', 'MV-LEADER-09', 'MV-LEADER-10'] },
        { id: 'each', rules: ['MV-CARD-XANOS-02', 'MV-CARD-XANOS-04', 'MV-CARD-ALGENI-01'], shows: ['xanos', 'algeni'] },
        {
          id: 'amulet',
          rules: ['MV-AMULET-01', 'MV-AMULET-04', 'MV-AMULET-05', 'MV-AMULET-06', 'MV-CARD-ROOTWOOD-CHARM-01'],
          shows: ['moon-stone', 'rootwood-charm'],
        },
        { id: 'points', rules: ['MV-AMULET-08'] },
      ],
      examples: ['draft'],
    },
    {
      id: 'ending',
      paragraphs: [
        { id: 'pool', rules: ['MV-END-01', 'MV-END-02', 'MV-END-03'], shows: ['pool'] },
        { id: 'bog', rules: ['MV-END-06', 'MV-CARD-BORDERWATCH-BOG-01'], shows: ['borderwatch-bog'] },
        { id: 'count', rules: ['MV-SCORE-01', 'MV-SCORE-02'], shows: ['vp-end', 'vp-red'] },
        { id: 'win', rules: ['MV-SCORE-05', 'MV-SCORE-06'] },
      ],
      examples: ['score', 'bog'],
      asks: ['plantForBog'],
    },
  ],
  mistakes: [
    { id: 'deck', rules: ['MV-SYM-09', 'MV-SYM-10'] },
    { id: 'four', rules: ['MV-SPOIL-01', 'MV-PREP-02'] },
    { id: 'token', rules: ['MV-SPOIL-06'] },
    { id: 'buys', rules: ['MV-BUY-04', 'MV-LEADER-09'] },
    { id: 'gold', rules: ['MV-LEADER-10'] },
    { id: 'cover', rules: ['MV-ECLIPSE-04'] },
    { id: 'later', rules: ['MV-BUY-02', 'MV-SLEEVE-05'] },
    { id: 'room', rules: ['MV-BUY-03'] },
    { id: 'blue', rules: ['MV-SYM-06', 'MV-SYM-07'] },
    { id: 'guardian', rules: ['MV-SYM-05'] },
    { id: 'field', rules: ['MV-SPOIL-07', 'MV-DISCARD-04'] },
    { id: 'end', rules: ['MV-END-02'] },
  ],
  leftToTheNumberedRules: ['Base cards with details', 'Base cards, their values', 'Mana Storm cards, their values'],
  crib,
});
