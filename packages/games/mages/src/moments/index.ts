import type { Moment } from '@conclave/engine';
import { attack, loseHeart } from '../rules/index.ts';
import type { MagesState } from '../state.ts';
import { layWhole, type MageSpec, stopAt } from './lay.ts';

const LONG_NAMES = ['Maximiliana', 'Konstantin-Friedrich', 'Bartholomew the Elder', 'Wilhelmina', 'Evangelina of the Marsh', 'Alexandrina'];

/** You: Caro's owner and Riccardo's slayer, with more in hand than may be kept. */
const crowdedYou: MageSpec = {
  character: 'caro-the-troll-tamer',
  claimed: ['riccardo-necro'],
  hearts: 3,
  levels: { attack: 2, defense: 3, 'dark-magic': 1, healing: 2 },
  hand: ['fireball', 'wither', 'counter', 'doubling-potion', 'apprentices-shield', 'miziko', 'ruby', 'ruby', 'black-diamond', 'zoe', 'zoe', 'fin-400'],
  table: ['amulet-of-luck', 'mirror-of-illusion', 'melgorns-lantern'],
};

const crowdedOthers: readonly MageSpec[] = [
  {
    character: 'ella-the-nature-goddess',
    claimed: ['kathazan-wildrock'],
    hearts: 1,
    levels: { attack: 3, defense: 1, 'dark-magic': 3, healing: 2 },
    hand: ['fireball', 'counter', 'heal', 'pyro', 'pyro', 'necro', 'fin-200', 'shattered-barrier'],
    table: ['agrins-curse', 'mirror-of-illusion', 'shackles'],
  },
  {
    character: 'akonidan-the-alacritous',
    levels: { attack: 1, defense: 2, healing: 3 },
    hand: ['wither', 'wither', 'heal', 'sapphire', 'emerald', 'apollo', 'apollo', 'thiefs-mask'],
    table: ['amulet-of-luck', 'melgorns-lantern'],
  },
  {
    hasResurrected: true,
    hearts: 1,
    levels: { attack: 2, defense: 1, 'dark-magic': 2, healing: 1 },
    hand: ['counter', 'counter', 'fireball', 'miziko', 'ruby', 'pyro', 'forgotten-potion', 'limiting-poison'],
    table: ['agrins-curse', 'shackles'],
  },
  {
    character: 'elad-the-knowledgeable',
    chosenSpell: 'fireball',
    hearts: 2,
    levels: { attack: 3, defense: 2, 'dark-magic': 1 },
    hand: ['fireball', 'fireball', 'heal', 'ruby', 'sapphire', 'necro', 'zoe', 'healing-rain'],
    table: ['amulet-of-luck'],
  },
  {
    hasResurrected: true,
    hearts: 1,
    levels: { attack: 1, 'dark-magic': 1, healing: 1 },
    hand: ['wither', 'heal', 'counter', 'fin-200', 'fin-400', 'apollo', 'emerald', 'golden-hourglass'],
    table: ['agrins-curse'],
  },
];

const attacked: readonly MageSpec[] = [
  {
    character: 'advek-the-resourceful',
    levels: { attack: 1, defense: 1, 'dark-magic': 2, healing: 1 },
    hand: ['counter', 'apprentices-shield', 'wither', 'heal', 'agrins-curse', 'mirror-of-illusion', 'emerald', 'necro', 'necro', 'pyro', 'miziko', 'fin-200'],
  },
  {
    character: 'scarlet-ashbringer',
    hearts: 2,
    levels: { attack: 2, defense: 1, healing: 1 },
    hand: ['counter', 'ruby', 'zoe', 'apollo'],
    table: ['amulet-of-luck'],
  },
  { character: 'riccardo-necro', hearts: 1, levels: { defense: 2, 'dark-magic': 2 }, hand: ['wither', 'heal', 'necro', 'necro', 'sapphire'] },
  { character: 'luke-the-cleric', hearts: 3, levels: { attack: 1, healing: 3 }, hand: ['heal', 'emerald', 'pyro', 'fin-400'], table: ['melgorns-lantern'] },
];

const slayer: MageSpec = {
  character: 'gladius-the-gifted',
  hearts: 2,
  levels: { attack: 3, defense: 2, 'dark-magic': 1, healing: 1 },
  hand: ['fireball', 'fireball', 'wither', 'counter', 'ruby', 'apollo', 'apollo', 'amulet-of-luck'],
};
const victim: MageSpec = { character: 'elad-the-knowledgeable', chosenSpell: 'wither', hearts: 1, levels: { attack: 2, healing: 1 } };
const bystander: MageSpec = { character: 'lord-mortimer', hearts: 2, levels: { attack: 1, defense: 1 }, hand: ['fireball', 'heal', 'zoe', 'fin-200'] };

const casting = { spell: 'fireball', doubled: false, second: false, counter: null, struck: null } as const;

/** Positions laid out by hand, by name. */
export const moments: Readonly<Record<string, Moment<MagesState>>> = {
  /** Six with full hands and much in front of them, two of them back from the dead; you act. */
  'six-mages': {
    names: LONG_NAMES,
    lay: (random) =>
      layWhole([crowdedYou, ...crowdedOthers], { row: ['necro', 'ruby', 'fin-400', 'miziko', 'black-diamond'], troll: 4, mizikoTaken: 1 }, random),
  },
  /** A Fireball comes at you; twelve cards in hand, two of them answer it. */
  attack: {
    names: ['Davina', 'Konstantin-Friedrich', 'Ben', 'Bartholomew the Elder'],
    lay(random) {
      const game = layWhole(attacked, { row: ['necro', 'ruby', 'fin-400', 'miziko', 'apollo'], active: 1, actions: 1, troll: 2 }, random);
      return stopAt(game, attack({ ...casting, caster: 1, target: 0 }), 'theTargetMayAnswer');
    },
  },
  /** Your Counter stands against a Wither, and you may still lay cards before the dice. */
  duel: {
    names: ['Davina', 'Konstantin-Friedrich', 'Ben', 'Bartholomew the Elder'],
    lay(random) {
      const game = layWhole(attacked, { row: ['necro', 'ruby', 'fin-400', 'miziko', 'apollo'], active: 1, actions: 1, troll: 2 }, random);
      return stopAt(game, attack({ ...casting, spell: 'wither', caster: 1, target: 0, counter: 'counter' }), 'theTargetMayLayCards');
    },
  },
  /** Your doubled Fireball looks for its second target. */
  'second-target': {
    names: LONG_NAMES,
    lay(random) {
      const game = layWhole([crowdedYou, ...crowdedOthers], { row: ['necro', 'ruby', 'fin-400', 'miziko', 'apollo'], actions: 1, troll: 0 }, random);
      return stopAt(game, attack({ ...casting, caster: 0, target: 2, doubled: true, second: true }), 'aSecondTargetIsNamed');
    },
  },
  /** Your last heart is gone, and you hold a Heal. */
  'last-heart': {
    names: ['Davina', 'Konstantin-Friedrich', 'Ben', 'Bartholomew the Elder'],
    lay(random) {
      const [you, ...others] = attacked;
      const game = layWhole([{ ...you, hearts: 0 }, ...others], { row: ['necro', 'ruby', 'fin-400', 'miziko', 'apollo'], active: 1, actions: 1 }, random);
      return stopAt(game, loseHeart({ seat: 0, killer: 1 }), 'deathMayBeStavedOff');
    },
  },
  /** One has a single heart and no card to answer with: a Fireball most likely kills, and claims. */
  kill: {
    names: ['Maximiliana', 'Konstantin-Friedrich', 'Ben'],
    lay: (random) => layWhole([slayer, victim, bystander], { row: ['necro', 'ruby', 'fin-400', 'miziko', 'apollo'], troll: 1 }, random),
  },
  /** Only two are left, and the other has a single heart, no card and no way back: a Fireball most likely wins. */
  'last-two': {
    names: ['Maximiliana', 'Konstantin-Friedrich'],
    lay: (random) => layWhole([slayer, { ...victim, hasResurrected: true }], { row: ['necro', 'ruby', 'fin-400', 'miziko', 'apollo'], troll: 1 }, random),
  },
  /** Two, early: a quiet table. */
  'two-mages': {
    names: ['Ana', 'Ben'],
    lay: (random) =>
      layWhole(
        [
          { character: 'davina-the-dark', levels: { 'dark-magic': 1 }, hand: ['wither', 'necro', 'emerald', 'fin-200', 'black-diamond'] },
          { character: 'lamar-the-unyielding', levels: { defense: 1 }, hand: ['ruby', 'ruby', 'apollo', 'pyro'] },
        ],
        { row: ['pyro', 'sapphire', 'fin-200', 'zoe', 'necro'] },
        random,
      ),
  },
};
