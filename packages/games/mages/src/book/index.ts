import { bookOf } from '@conclave/engine/book';
import type { Asks } from '../moves.ts';
import { crib } from './crib.ts';
import { en } from './en.ts';

/** In the order in which a friend would explain the game. */
export const book = bookOf<Asks>({
  game: 'mages',
  texts: en,
  overview: {
    aim: [
      { id: 'win', rules: ['MG-WIN-01', 'MG-WIN-03'], shows: ['hearts', 'skills'] },
      { id: 'start', rules: ['MG-SETUP-02', 'MG-SETUP-03', 'MG-SETUP-05'] },
    ],
    turn: [
      { id: 'three', rules: ['MG-TURN-01', 'MG-TURN-03'], shows: ['ruby', 'pyro', 'fin-400'] },
      { id: 'list', rules: ['MG-ACT-01', 'MG-ACT-02', 'MG-ACT-03', 'MG-ACT-04', 'MG-ACT-05', 'MG-ACT-06'] },
      { id: 'answer', rules: ['MG-SPELL-COUNTER-02', 'MG-ROLL-03'] },
      { id: 'hand', rules: ['MG-HAND-01'] },
    ],
    end: [
      { id: 'stop', rules: ['MG-WIN-06'], shows: ['d10'] },
      { id: 'dead', rules: ['MG-RES-01', 'MG-RES-07', 'MG-TWO-01'] },
    ],
  },
  chapters: [
    {
      id: 'setup',
      paragraphs: [
        { id: 'character', rules: ['MG-SETUP-03', 'MG-SETUP-04', 'MG-CHAR-LAMAR-01', 'MG-CHAR-DYLAN-01'], shows: ['lamar-the-unyielding'] },
        { id: 'hand', rules: ['MG-SETUP-02', 'MG-SETUP-05', 'MG-SETUP-06'], shows: ['hearts', 'ruby', 'zoe', 'fin-200', 'miziko'] },
        { id: 'piles', rules: ['MG-SETUP-01'] },
        { id: 'first', rules: ['MG-SETUP-08', 'MG-SETUP-09'] },
      ],
      asks: ['chooseSkill', 'chooseSpell'],
    },
    {
      id: 'turn',
      paragraphs: [
        { id: 'three', rules: ['MG-TURN-01', 'MG-TURN-03', 'MG-TURN-04', 'MG-ACT-07'] },
        { id: 'draw', rules: ['MG-ACT-01', 'MG-DRAW-01', 'MG-DRAW-02'], shows: ['ruby', 'apollo', 'fin-400'] },
        { id: 'buy', rules: ['MG-ACT-02', 'MG-ACT-03', 'MG-ACT-08'], shows: ['fireball', 'amulet-of-luck'] },
        { id: 'others', rules: ['MG-ACT-04', 'MG-ACT-05', 'MG-ACT-06'] },
        { id: 'free', rules: ['MG-ACT-09', 'MG-ACT-10'] },
        { id: 'end', rules: ['MG-TURN-05', 'MG-TURN-06'] },
      ],
      examples: ['three-actions'],
      asks: ['act', 'endTurn'],
    },
    {
      id: 'resources',
      paragraphs: [
        { id: 'jewels', rules: ['MG-PAY-02', 'MG-PAY-03', 'MG-PAY-04'], shows: ['ruby', 'black-diamond', 'sapphire', 'emerald'] },
        { id: 'orbs', rules: ['MG-LEVEL-01', 'MG-PAY-01'], shows: ['pyro', 'apollo', 'necro', 'zoe'] },
        { id: 'fin', rules: ['MG-PAY-08', 'MG-PAY-09'], shows: ['fin-200', 'fin-400'] },
        { id: 'miziko', rules: ['MG-PAY-05', 'MG-PAY-06', 'MG-DRAW-03', 'MG-DRAW-04'], shows: ['miziko'] },
        { id: 'paid', rules: ['MG-PAY-10', 'MG-DRAW-05', 'MG-DISC-01', 'MG-DISC-02'] },
      ],
    },
    {
      id: 'levels',
      paragraphs: [
        { id: 'price', rules: ['MG-LEVEL-02', 'MG-LEVEL-03', 'MG-LEVEL-04'], shows: ['skills'] },
        { id: 'die', rules: ['MG-LEVEL-07', 'MG-ROLL-12'], shows: ['d4', 'd6', 'd8', 'd10'] },
        { id: 'which', rules: ['MG-ROLL-02'] },
        { id: 'lost', rules: ['MG-LEVEL-05', 'MG-LEVEL-06'] },
      ],
    },
    {
      id: 'attack',
      paragraphs: [
        { id: 'cast', rules: ['MG-SPELL-GEN-02', 'MG-SPELL-GEN-05', 'MG-DISC-03', 'MG-TERM-04'], shows: ['fireball', 'wither'] },
        { id: 'answer', rules: ['MG-ROLL-11', 'MG-SPELL-COUNTER-02', 'MG-ITEM-SHIELD-01', 'MG-ITEM-LANTERN-03'], shows: ['counter', 'apprentices-shield'] },
        { id: 'barrier', rules: ['MG-ITEM-BARRIER-01', 'MG-SPELL-COUNTER-05'] },
        { id: 'lay', rules: ['MG-ITEM-CURSE-02', 'MG-ITEM-MIRROR-02', 'MG-ITEM-GEN-10'] },
        { id: 'roll', rules: ['MG-ROLL-01', 'MG-ROLL-03', 'MG-ROLL-04'], shows: ['d8', 'd6'] },
        { id: 'result', rules: ['MG-ROLL-05', 'MG-ROLL-06', 'MG-ROLL-07'] },
      ],
      examples: ['countered'],
      asks: ['answerAttack', 'shatterCounter', 'layCards', 'nameTarget', 'lowerSkill'],
    },
    {
      id: 'spells',
      paragraphs: [
        { id: 'fireball', rules: ['MG-SPELL-FIREBALL-01', 'MG-SPELL-FIREBALL-02', 'MG-SPELL-FIREBALL-03'], shows: ['fireball'] },
        { id: 'wither', rules: ['MG-SPELL-WITHER-01', 'MG-SPELL-WITHER-02', 'MG-SPELL-WITHER-03'], shows: ['wither'] },
        { id: 'counter', rules: ['MG-SPELL-COUNTER-01', 'MG-SPELL-COUNTER-03', 'MG-SPELL-COUNTER-04'], shows: ['counter'] },
        { id: 'heal', rules: ['MG-SPELL-HEAL-01', 'MG-SPELL-HEAL-02', 'MG-SPELL-HEAL-03', 'MG-SPELL-HEAL-04'], shows: ['heal'] },
      ],
      asks: ['nameDungeon'],
    },
    {
      id: 'items',
      paragraphs: [
        { id: 'buy', rules: ['MG-ITEM-GEN-01', 'MG-ACT-02'] },
        { id: 'play', rules: ['MG-ITEM-GEN-02', 'MG-ITEM-GEN-03', 'MG-ITEM-GEN-04'] },
        { id: 'stay', rules: ['MG-ITEM-GEN-05', 'MG-ITEM-GEN-06', 'MG-ITEM-GEN-08'] },
        { id: 'luck', rules: ['MG-ITEM-GEN-07', 'MG-ITEM-AMULET-01', 'MG-ITEM-AMULET-03', 'MG-ITEM-CURSE-01'], shows: ['amulet-of-luck', 'agrins-curse'] },
        { id: 'mirror', rules: ['MG-ITEM-MIRROR-01', 'MG-ITEM-MIRROR-02'], shows: ['mirror-of-illusion'] },
        {
          id: 'more',
          rules: ['MG-ITEM-HOURGLASS-01', 'MG-ITEM-SHACKLES-01', 'MG-ITEM-MASK-01', 'MG-ITEM-FORGOTTEN-01'],
          shows: ['golden-hourglass', 'shackles', 'thiefs-mask'],
        },
        { id: 'storms', rules: ['MG-ITEM-RAIN-01', 'MG-ITEM-FIRESTORM-01', 'MG-ITEM-POISON-01'], shows: ['healing-rain', 'firestorm'] },
        { id: 'potion', rules: ['MG-ITEM-DOUBLING-01', 'MG-ITEM-DOUBLING-03'], shows: ['doubling-potion'] },
      ],
      examples: ['last-action'],
    },
    {
      id: 'troll',
      paragraphs: [
        { id: 'roll', rules: ['MG-TROLL-01', 'MG-TROLL-02', 'MG-TROLL-03'], shows: ['treasure-troll'] },
        { id: 'card', rules: ['MG-TROLL-04', 'MG-TROLL-05'] },
        { id: 'luck', rules: ['MG-TROLL-07', 'MG-ITEM-TRAP-01'] },
      ],
      asks: ['drawForTroll'],
    },
    {
      id: 'hand',
      paragraphs: [
        { id: 'limit', rules: ['MG-HAND-01', 'MG-HAND-03', 'MG-CHAR-ADVEK-01'] },
        { id: 'table', rules: ['MG-HAND-02', 'MG-HAND-04'] },
      ],
      asks: ['discard'],
    },
    {
      id: 'death',
      paragraphs: [
        { id: 'stave', rules: ['MG-STAVE-01', 'MG-STAVE-02', 'MG-STAVE-03'], shows: ['heal'] },
        { id: 'death', rules: ['MG-DEATH-01', 'MG-DEATH-02', 'MG-DEATH-03', 'MG-DEATH-04', 'MG-TROLL-06'] },
        { id: 'claim', rules: ['MG-CLAIM-01', 'MG-CLAIM-07'] },
        { id: 'return', rules: ['MG-RES-01', 'MG-RES-02', 'MG-RES-04'], shows: ['d10'] },
        { id: 'once', rules: ['MG-RES-07', 'MG-TWO-01'] },
      ],
      examples: ['stave'],
      asks: ['staveOffDeath', 'resurrect'],
    },
    {
      id: 'characters',
      paragraphs: [
        {
          id: 'levels',
          rules: ['MG-CHAR-RICCARDO-01', 'MG-CHAR-LAMAR-01', 'MG-CHAR-SCARLET-01', 'MG-CHAR-ELLA-01', 'MG-CHAR-GLADIUS-01', 'MG-CHAR-DYLAN-01'],
          shows: ['scarlet-ashbringer', 'ella-the-nature-goddess'],
        },
        {
          id: 'prices',
          rules: ['MG-CHAR-DAVINA-01', 'MG-CHAR-ANDERSON-01', 'MG-CHAR-DANIEL-01', 'MG-CHAR-LUKE-01', 'MG-CHAR-ELAD-01', 'MG-CHAR-MORTIMER-01'],
          shows: ['elad-the-knowledgeable', 'lord-mortimer'],
        },
        { id: 'others', rules: ['MG-CHAR-ADVEK-01', 'MG-CHAR-CARO-01', 'MG-CHAR-KATHAZAN-01', 'MG-CHAR-AKONIDAN-01'] },
        { id: 'claimed', rules: ['MG-CLAIM-01', 'MG-CLAIM-06', 'MG-CLAIM-09'] },
      ],
      examples: ['elad'],
    },
    {
      id: 'secrets',
      paragraphs: [
        { id: 'open', rules: ['MG-INFO-01'] },
        { id: 'hidden', rules: ['MG-INFO-02'] },
        { id: 'asked', rules: ['MG-INFO-04'] },
      ],
    },
    {
      id: 'winning',
      paragraphs: [
        { id: 'skills', rules: ['MG-WIN-01', 'MG-WIN-02'], shows: ['skills'] },
        { id: 'alive', rules: ['MG-WIN-03', 'MG-WIN-04'], shows: ['hearts'] },
        { id: 'two', rules: ['MG-TWO-01', 'MG-TWO-02', 'MG-ITEM-SHIELD-04'] },
      ],
    },
  ],
  mistakes: [
    { id: 'item', rules: ['MG-ITEM-GEN-03', 'MG-TURN-06'] },
    { id: 'counter', rules: ['MG-SPELL-COUNTER-04', 'MG-ROLL-07'] },
    { id: 'tie', rules: ['MG-ROLL-04'] },
    { id: 'orbs', rules: ['MG-LEVEL-03'] },
    { id: 'change', rules: ['MG-PAY-08', 'MG-CHAR-MORTIMER-01'] },
    { id: 'miziko', rules: ['MG-DRAW-03', 'MG-DRAW-04'] },
    { id: 'hand', rules: ['MG-HAND-01', 'MG-HAND-04'] },
    { id: 'amulet', rules: ['MG-ITEM-GEN-06'] },
    { id: 'shield', rules: ['MG-ITEM-SHIELD-02', 'MG-ITEM-SHIELD-04'] },
    { id: 'troll', rules: ['MG-TROLL-07'] },
    { id: 'heal', rules: ['MG-STAVE-03'] },
    { id: 'claimed', rules: ['MG-CLAIM-05'] },
  ],
  leftToTheNumberedRules: [],
  crib,
});
