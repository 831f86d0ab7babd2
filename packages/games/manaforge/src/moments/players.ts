import type { PlayerSpec } from './lay.ts';

/** Names at which rows and sentences are tried. */
export const LONG_NAMES = ['Maximiliana', 'Konstantin-Friedrich', 'Bartholomew the Elder', 'Wilhelmina von Rosenthal'] as const;

/** Ten dice of every kind of face, one of them kept, and a Workshop of three-level cards. */
export const crowdedForge: PlayerSpec = {
  prestige: 41,
  byRound: [2, 3, 6, 11, 17, 24, 33],
  mana: { earth: 1, fire: 1 },
  gems: { earth: 4, fire: 3, wind: 5, water: 2 },
  prisms: 6,
  talents: ['aether-reserve', 'scavenger'],
  dice: [
    'earth: 2 earth',
    'fire: transmute',
    'wind: 2 wind',
    'water: gemCopy',
    'arcane: earth or wind',
    'earth: runestone',
    'wind: powerSurge',
    'fire: gem',
    'water: 1 earth!',
    'arcane: fire or water',
  ],
  stored: 9,
  workshop: [
    { card: 'enchanting-runes', gems: ['wind', 'wind'] },
    { card: 'hunters-arrows', gems: ['earth'], exhausted: true },
    { card: 'glittering-cavern', gems: ['earth'] },
    'mana-condenser',
  ],
  store: ['earth-boots', 'wind-circlet', 'excavation-wand', 'thunder-wand', 'replica-plate-mail'],
};

/** Three rivals with as much in front of them. */
export const rivals: Record<'ben' | 'cleo' | 'dan', PlayerSpec> = {
  ben: {
    prestige: 44,
    byRound: [1, 5, 9, 14, 22, 29, 36],
    gems: { earth: 3, fire: 2, wind: 1, water: 4 },
    prisms: 3,
    talents: ['wizards-apprentice', 'precognition'],
    dice: ['earth: runestone', 'fire: 2 fire', 'wind: gem', 'water: 2 water', 'fire: 1 earth', 'water: gemCopy', 'arcane: wind or water'],
    workshop: [
      { card: 'gemstone-gloves', gems: ['water', 'water', 'water'] },
      { card: 'protection-scarabs', gems: ['earth'] },
      'clockwork-companions',
      { card: 'gem-amplifier', gems: ['fire', 'wind'], exhausted: true },
    ],
    store: ['water-pendant', 'fire-bracers', 'geyser-wand', 'instant-castle'],
  },
  cleo: {
    prestige: 38,
    byRound: [1, 2, 4, 10, 15, 23, 30],
    gems: { fire: 6, wind: 2, water: 1 },
    prisms: 11,
    talents: ['fire-crafter', 'pyromancer'],
    dice: ['earth: gem!', 'fire: gem!', 'wind: 1 fire!', 'water: 1 wind!', 'fire: 2 fire!', 'fire: transmute!'],
    workshop: [{ card: 'mithril-shirts', gems: ['fire', 'earth'], exhausted: true }, 'aether-geyser', { card: 'aether-bombs', gems: ['fire'] }],
    store: ['spark-wand', 'immolation-wand', 'dragon-scepter', 'mana-prisms-dawn', 'mana-prisms-noon'],
  },
  dan: {
    prestige: 44,
    byRound: [0, 4, 8, 12, 20, 30, 37],
    gems: { earth: 1, wind: 1 },
    prisms: 0,
    talents: ['archmage', 'secret-stash'],
    dice: ['earth: 1 water', 'fire: 1 wind', 'wind: powerSurge', 'water: 2 water', 'arcane: earth or fire', 'arcane: fire or wind', 'arcane: earth or water'],
    workshop: ['illusion-globes', 'runed-obelisk', 'mana-accelerator', { card: 'frostbite-maces', gems: ['water', 'wind'] }],
    store: ['arcane-gloves', 'flying-carpet', 'portal-staff'],
  },
};
