import type { PlayerSpec } from './lay.ts';
import { crowded } from './table.ts';

/** Fourteen cards of twenty, nearly all of them crafted; three decay, and six vales. */
export const FULL_FIELD: PlayerSpec = {
  leader: 'silverwing',
  token: 'moon-stone',
  active: true,
  vp: 12,
  vales: ['exodus-road', 'heavenlight-portal', 'world-tree', 'feral-grove', 'sundial-savanna', 'medusa-grotto'],
  field: [
    'cursed-land top + hedge-warden middle + oakling bottom',
    'cursed-land middle + dewdrop-sprites top + skylark-choir bottom',
    'cursed-land bottom + verdant-shoots top + wind-whisperer middle',
    'cursed-land top + seedling middle + heartgrove-keeper bottom',
    'cursed-land middle + twin-springs top + great-bear bottom',
    'cursed-land bottom + peacekeeper-druid top + frostbane middle',
    'fertile-land top + dawnsinger middle + nightvale-custodians bottom',
    'fertile-land middle + elder-treant top',
    'leader upgraded',
    'blank + talon-scout top + grove-matron middle + cloud-dancer bottom',
    'blank + prism-serpent top + harbinger-of-seasons middle + storm-roc bottom',
    'blank + feral-chieftain middle',
    'blank + magic-mushroom top + magic-seed bottom',
    'blank',
  ],
  onDeck: 'cursed-land top + pridelord middle + nightvale-emissary bottom',
  deck: ['cursed-land middle', 'blank + lifebringer-seed middle', 'fertile-land bottom'],
  discard: ['cursed-land bottom', 'blank + golden-hart top'],
};

/** Push or harvest? */
export const field = crowded({ ana: FULL_FIELD, pushes: 1 });

/** Every card that could come spoils. */
export const spoil = crowded({
  pushes: 2,
  ana: {
    leader: 'morlok',
    token: 'moon-stone',
    active: false,
    vp: 6,
    vales: ['azure-lake', 'ley-line-nexus'],
    field: [
      'cursed-land top + hedge-warden middle',
      'blank + oakling bottom',
      'cursed-land bottom + dewdrop-sprites top',
      'cursed-land middle + verdant-shoots top + skylark-choir bottom',
      'blank + glade-fawn bottom',
      'fertile-land top + twin-springs middle',
      'leader',
    ],
    onDeck: 'cursed-land middle + wind-whisperer bottom + ent-guard top',
    deck: ['cursed-land middle + burrow-wyrm top', 'cursed-land top', 'cursed-land bottom', 'cursed-land top', 'cursed-land bottom'],
    discard: ['fertile-land middle', 'fertile-land bottom', 'blank', 'blank', 'blank', 'blank', 'blank'],
  },
});
