import { lookUp, perLanguage } from '@conclave/engine';
import { type EffectOf, entries, entryOf, type ItemEffect, isItem, itemCard, nameOf, type Op, shortName, textOf } from '@conclave/mages';
import type { Thing } from '../../app/board.ts';
import type { Hatch } from '../../kit/engrave.ts';
import { say } from './words.ts';

export { nameOf, shortName, textOf };

/** How a card looks: hatch, colour role, sign. */
type Look = readonly [hatch: Hatch, role: string, sign: string];

export const skills = ['attack', 'defense', 'dark-magic', 'healing'] as const;
export type Skill = (typeof skills)[number];

export const skillLook: Record<Skill, Look> = {
  attack: ['fire', 'attack', 'burning-meteor'],
  defense: ['water', 'defense', 'attached-shield'],
  'dark-magic': ['dark', 'dark', 'death-skull'],
  healing: ['life', 'healing', 'lotus'],
};

/** The die of each level. */
const dice = ['d4', 'dice-six-faces-six', 'dice-eight-faces-eight', 'd10'];

const looks: Record<string, Look> = {
  ...skillLook,
  fireball: ['fire', 'fire', 'burning-meteor'],
  wither: ['dark', 'dark', 'death-skull'],
  counter: ['water', 'defense', 'shield-reflect'],
  heal: ['life', 'healing', 'lotus'],
  ruby: ['fire', 'attack', 'cut-diamond'],
  sapphire: ['water', 'defense', 'cut-diamond'],
  emerald: ['life', 'healing', 'cut-diamond'],
  'black-diamond': ['dark', 'dark', 'cut-diamond'],
  pyro: ['fire', 'attack', 'crystal-ball'],
  apollo: ['water', 'defense', 'crystal-ball'],
  zoe: ['life', 'healing', 'crystal-ball'],
  necro: ['dark', 'dark', 'crystal-ball'],
  miziko: ['arcane', 'wild', 'polar-star'],
  'fin-200': ['coin', 'gold', 'two-coins'],
  'fin-400': ['coin', 'gold', 'two-coins'],
  'treasure-troll': ['stone', 'gold', 'troll'],
  ...Object.fromEntries(dice.flatMap((sign, level) => [`level-${level}`, `d${4 + 2 * level}`].map((id) => [id, ['stone', 'mood', sign] as const]))),
};

/** An Item is drawn as what it does. */
const pictures: { [O in Op]: (effect: EffectOf<O>) => Look } = {
  double: () => ['arcane', 'gold', 'magic-potion'],
  deflect: () => ['stone', 'gold', 'attached-shield'],
  cancelWither: () => ['coin', 'gold', 'old-lantern'],
  cancelCounter: () => ['stone', 'gold', 'cracked-shield'],
  modify: ({ amount }) => (amount > 0 ? ['coin', 'gold', 'gem-pendant'] : ['dark', 'gold', 'cursed-star']),
  rollAgain: () => ['air', 'gold', 'mirror-mirror'],
  limitActions: () => ['stone', 'gold', 'manacles'],
  extraActions: () => ['arcane', 'gold', 'hourglass'],
  steal: () => ['dark', 'gold', 'domino-mask'],
  forget: () => ['water', 'gold', 'potion-of-madness'],
  lowerSkill: () => ['earth', 'gold', 'poison-bottle'],
  takeTroll: () => ['earth', 'gold', 'wolf-trap'],
  everyoneRolls: ({ decides }) => (decides === 'highestGainsHeart' ? ['water', 'gold', 'raining'] : ['fire', 'gold', 'flame']),
};

function lookOfItem(id: string): Look | undefined {
  const effect = isItem(id) ? itemCard(id).effect : undefined;
  return effect && (pictures[effect.op] as (effect: ItemEffect) => Look)(effect);
}

const hat: Look = ['stone', 'mood', 'pointy-hat'];

const kinds: readonly string[] = ['spell', 'item', 'resource', 'character', 'skill', 'piece'];

/** A mage wears the sign of the skill or spell it is good at. No faces. */
function lookOfCharacter(id: string): Look {
  const { start } = (entryOf(id)?.values ?? {}) as { start?: { skill?: string; spell?: string } };
  return lookUp(looks, start?.skill ?? start?.spell ?? '') ?? hat;
}

export const lookOf = (id: string): { hatch: Hatch; role: string; sign: string } => {
  const [hatch, role, sign] = lookUp(looks, id) ?? lookOfItem(id) ?? lookOfCharacter(id);
  return { hatch, role, sign };
};

const kindOf = (id: string): string => entryOf(id)?.kind ?? '';
export const kindName = (id: string): string => say('kind', { kind: kindOf(id) });

export const thingOf = (id: string): Thing => ({ id, name: nameOf(id), kind: kindName(id), text: textOf(id), ...lookOf(id) });

export const things = perLanguage<readonly Thing[]>(() =>
  entries()
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ id }) => thingOf(id)),
);
