export const SKILLS = ['attack', 'defense', 'dark-magic', 'healing'] as const;
export const FIN = ['fin-200', 'fin-400'] as const;
export const JEWELS = ['ruby', 'sapphire', 'emerald', 'black-diamond'] as const;
export const ORBS = ['pyro', 'apollo', 'necro', 'zoe'] as const;
export const RESOURCES = [...FIN, ...JEWELS, ...ORBS, 'miziko'] as const;
export const SPELLS = ['fireball', 'wither', 'counter', 'heal'] as const;

export type Skill = (typeof SKILLS)[number];
export type Fin = (typeof FIN)[number];
export type Jewel = (typeof JEWELS)[number];
export type Orb = (typeof ORBS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Spell = (typeof SPELLS)[number];
/** The printed Items, for the compiler. The catalogue may hold more: rules know an Item by its effect alone. */
export type Item =
  | 'doubling-potion'
  | 'melgorns-lantern'
  | 'thiefs-mask'
  | 'forgotten-potion'
  | 'amulet-of-luck'
  | 'agrins-curse'
  | 'golden-hourglass'
  | 'healing-rain'
  | 'firestorm'
  | 'mirror-of-illusion'
  | 'limiting-poison'
  | 'apprentices-shield'
  | 'shattered-barrier'
  | 'shackles'
  | 'troll-trap';
/** The printed characters, likewise. */
export type Character =
  | 'riccardo-necro'
  | 'davina-the-dark'
  | 'lamar-the-unyielding'
  | 'anderson-the-azure'
  | 'scarlet-ashbringer'
  | 'daniel-the-pyromancer'
  | 'gladius-the-gifted'
  | 'elad-the-knowledgeable'
  | 'ella-the-nature-goddess'
  | 'luke-the-cleric'
  | 'advek-the-resourceful'
  | 'lord-mortimer'
  | 'caro-the-troll-tamer'
  | 'kathazan-wildrock'
  | 'dylan-heartstone'
  | 'akonidan-the-alacritous';
export type Card = Resource | Spell | Item;

export type BySkill<T> = Record<Skill, T>;
export type BySpell<T> = Record<Spell, T>;
