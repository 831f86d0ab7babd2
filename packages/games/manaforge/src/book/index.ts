import { bookOf } from '@conclave/engine/book';
import type { Asks } from '../moves.ts';
import { crib } from './crib.ts';
import { en } from './en.ts';

/** In the order in which a friend would explain the game. */
export const book = bookOf<Asks>({
  game: 'manaforge',
  texts: en,
  overview: {
    aim: [{ id: 'prestige', rules: ['MF-END-02', 'MF-ROUND-01'], shows: ['prestige', 'instant-castle'] }],
    turn: [
      { id: 'round', rules: ['MF-ROUND-02', 'MF-ROUND-03', 'MF-ROUND-05'] },
      { id: 'spend', rules: ['MF-DIE-01', 'MF-DIE-03'], shows: ['die.fire', 'die.gem', 'gem.fire'] },
      { id: 'build', rules: ['MF-BUILD-01'] },
      { id: 'engine', rules: ['MF-TURN-01', 'MF-ACT-06', 'MF-UPG-06'] },
    ],
    end: [
      { id: 'nine', rules: ['MF-END-01'] },
      { id: 'most', rules: ['MF-END-02', 'MF-END-03'], shows: ['prism'] },
    ],
  },
  chapters: [
    {
      id: 'setup',
      paragraphs: [
        { id: 'deck', rules: ['MF-SETUP-02', 'MF-SETUP-03', 'MF-COMP-02'] },
        { id: 'draft', rules: ['MF-DRAFT-01', 'MF-DRAFT-02', 'MF-DRAFT-03', 'MF-DRAFT-04'], shows: ['famous', 'fire-crafter'] },
        { id: 'dice', rules: ['MF-SETUP-09', 'MF-SETUP-10'], shows: ['die.earth', 'die.fire', 'die.wind', 'die.water'] },
        { id: 'first', rules: ['MF-SETUP-07', 'MF-SETUP-08'], shows: ['prism'] },
      ],
      asks: ['pickTalent', 'keepTalents', 'takeDie'],
    },
    {
      id: 'round',
      paragraphs: [
        { id: 'begin', rules: ['MF-ROUND-02', 'MF-ROUND-03', 'MF-ROUND-04', 'MF-ROUND-05'] },
        { id: 'turns', rules: ['MF-ROUND-06', 'MF-ROUND-07'] },
        { id: 'end', rules: ['MF-ROUND-09', 'MF-ROUND-10'] },
      ],
      asks: ['removeDie'],
    },
    {
      id: 'turn',
      paragraphs: [
        { id: 'any', rules: ['MF-TURN-01', 'MF-TURN-02', 'MF-TURN-03'] },
        { id: 'limits', rules: ['MF-TURN-04', 'MF-DIE-01', 'MF-BUILD-01'] },
        { id: 'lost', rules: ['MF-TURN-07', 'MF-TURN-08'] },
      ],
      asks: ['act'],
    },
    {
      id: 'dice',
      paragraphs: [
        { id: 'faces', rules: ['MF-DIE-02', 'MF-DIE-03', 'MF-DIE-04', 'MF-DIE-06'], shows: ['die.earth', 'die.gem'] },
        { id: 'arcane', rules: ['MF-DIE-05', 'MF-DIE-14'], shows: ['die.arcane'] },
        { id: 'runestone', rules: ['MF-DIE-08'], shows: ['die.runestone'] },
        { id: 'transmute', rules: ['MF-DIE-09', 'MF-DIE-10'], shows: ['die.transmute'] },
        { id: 'surge', rules: ['MF-DIE-11'], shows: ['die.power-surge'] },
        { id: 'copy', rules: ['MF-DIE-12', 'MF-FAQ-02', 'MF-FAQ-03', 'MF-FAQ-04'], shows: ['die.gem-copy'] },
        { id: 'more', rules: ['MF-DIE-02', 'MF-DIE-17', 'MF-DIE-23'] },
      ],
      examples: ['copied-gem'],
    },
    {
      id: 'mana',
      paragraphs: [
        { id: 'reserve', rules: ['MF-MANA-01', 'MF-MANA-02', 'MF-MANA-03'] },
        { id: 'gems', rules: ['MF-GEM-02', 'MF-GEM-03'], shows: ['gem.earth', 'gem.fire', 'gem.wind', 'gem.water'] },
        { id: 'prisms', rules: ['MF-PRISM-01', 'MF-PRISM-02', 'MF-PRISM-04'], shows: ['prism'] },
        { id: 'any', rules: ['MF-MANA-04', 'MF-FAQ-01'], shows: ['any'] },
      ],
      asks: ['payExtra'],
    },
    {
      id: 'build',
      paragraphs: [
        { id: 'one', rules: ['MF-BUILD-01', 'MF-BUILD-02', 'MF-BUILD-03', 'MF-BUILD-04'], shows: ['hunters-arrows'] },
        { id: 'workshop', rules: ['MF-BUILD-05', 'MF-BUILD-09'] },
        { id: 'full', rules: ['MF-BUILD-06', 'MF-BUILD-07'] },
        { id: 'store', rules: ['MF-BUILD-10', 'MF-COMP-11'], shows: ['earth-boots'] },
        { id: 'frame', rules: ['MF-COMP-09', 'MF-FAQ-09'] },
      ],
      examples: ['five'],
      asks: ['makeRoom'],
    },
    {
      id: 'workshop',
      paragraphs: [
        { id: 'use', rules: ['MF-ACT-01', 'MF-ACT-02', 'MF-ACT-03', 'MF-SYM-01'], shows: ['workshop.stone-circle'] },
        { id: 'rest', rules: ['MF-ACT-04', 'MF-ACT-05'] },
        { id: 'upgrade', rules: ['MF-UPG-01', 'MF-UPG-02', 'MF-UPG-03', 'MF-UPG-06'], shows: ['workshop.cavalier-shields'] },
        { id: 'stays', rules: ['MF-UPG-05', 'MF-GEM-06', 'MF-END-03'] },
        { id: 'level', rules: ['MF-UPG-04', 'MF-ACT-10'] },
      ],
      examples: ['amplifier', 'bombs'],
    },
    {
      id: 'talents',
      paragraphs: [
        { id: 'kinds', rules: ['MF-TAL-01', 'MF-TAL-04', 'MF-TALENT-05', 'MF-TALENT-15'], shows: ['famous', 'geomancer'] },
        { id: 'free', rules: ['MF-TAL-02', 'MF-TAL-03'] },
      ],
    },
    {
      id: 'store',
      paragraphs: [
        { id: 'dawn', rules: ['MF-CARD-01', 'MF-CARD-14', 'MF-CARD-19'], shows: ['sun-fragment', 'spark-wand'] },
        { id: 'noon', rules: ['MF-CARD-25', 'MF-CARD-34', 'MF-CARD-36'], shows: ['blazing-axes'] },
        { id: 'dusk', rules: ['MF-CARD-49', 'MF-CARD-57', 'MF-CARD-58', 'MF-CARD-59', 'MF-CARD-60'], shows: ['instant-castle'] },
        { id: 'replica', rules: ['MF-CARD-63', 'MF-OFF-01', 'MF-OFF-02'] },
      ],
      examples: ['wands', 'three-wands', 'four-wands', 'mimic'],
      asks: ['gift', 'mimic'],
    },
    { id: 'undo', paragraphs: [{ id: 'turn', rules: ['MF-UNDO-01', 'MF-UNDO-03', 'MF-UNDO-04'] }] },
    {
      id: 'secrets',
      paragraphs: [
        { id: 'open', rules: ['MF-INFO-01', 'MF-INFO-04'] },
        { id: 'hidden', rules: ['MF-INFO-02'] },
      ],
    },
    {
      id: 'ending',
      paragraphs: [
        { id: 'nine', rules: ['MF-END-01', 'MF-ROUND-08'] },
        { id: 'most', rules: ['MF-END-02', 'MF-END-03', 'MF-END-04'], shows: ['prestige'] },
      ],
    },
  ],
  mistakes: [
    { id: 'six', rules: ['MF-DIE-01', 'MF-DIE-02'] },
    { id: 'both', rules: ['MF-BUILD-01'] },
    { id: 'prism', rules: ['MF-FAQ-02', 'MF-PRISM-02'] },
    { id: 'set', rules: ['MF-FAQ-03', 'MF-GEM-06'] },
    { id: 'any', rules: ['MF-FAQ-01'] },
    { id: 'wait', rules: ['MF-FAQ-10', 'MF-BUILD-09'] },
    { id: 'levels', rules: ['MF-ACT-10'] },
    { id: 'once', rules: ['MF-FAQ-11', 'MF-UPG-06'] },
    { id: 'exhausted', rules: ['MF-UPG-07'] },
    { id: 'element', rules: ['MF-FAQ-09', 'MF-COMP-09'] },
    { id: 'mana', rules: ['MF-FAQ-08', 'MF-MANA-03'] },
    { id: 'out', rules: ['MF-FAQ-14', 'MF-DIE-18'] },
  ],
  leftToTheNumberedRules: [],
  crib,
});
