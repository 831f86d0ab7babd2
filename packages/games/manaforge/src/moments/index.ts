import type { Moment } from '@conclave/engine';
import type { ManaforgeState } from '../state.ts';
import { layDraft, layTable, type TableSpec } from './lay.ts';
import { crowdedForge, LONG_NAMES, rivals } from './players.ts';

const crowd: TableSpec = {
  ...rivals,
  ana: crowdedForge,
  round: 8,
  first: 2,
  board: ['spellblock-armguards', 'replica-mages-robes', 'truesight-blindfold', 'elemental-rod', 'shapeshifter-mask', 'invulnerable-armor'],
  discard: ['stone-circle', 'sacred-fountain', 'lightning-spears', 'extinguishing-wand', 'blinding-wand', 'skywrath-bow', 'sunburst-wand'],
};

const BIG_STORE = [
  'earth-boots',
  'wind-circlet',
  'excavation-wand',
  'extinguishing-wand',
  'illuminating-wand',
  'levitation-wand',
  'thunder-wand',
  'barricade-wand',
  'replica-plate-mail',
  'replica-healers-rods',
  'conflagration-wand',
  'spellblock-armguards',
];
const late: TableSpec = {
  ...crowd,
  ana: { ...crowdedForge, prestige: 97, byRound: [2, 5, 9, 17, 27, 40, 61, 78], store: BIG_STORE },
  round: 9,
  board: ['mimic-essence', 'tornado-wand', 'earthquake-wand', 'plant-soldiers', 'mana-prisms-dusk'],
};

const moment = (spec: TableSpec): Moment<ManaforgeState> => ({ names: LONG_NAMES, lay: (random) => layTable(spec, random) });
const drafted = (hands: string[][]): Moment<ManaforgeState> => ({ names: LONG_NAMES.slice(0, hands.length), lay: (random) => layDraft(hands, random) });

/** Positions laid out by hand, by name. */
export const moments: Readonly<Record<string, Moment<ManaforgeState>>> = {
  /** Round 8 of four players, with much in front of everybody and much to be paid for. */
  crowded: moment(crowd),
  /** The last round, with twelve items in the Store. */
  store: moment(late),
  /** The last turn of the last round. */
  'last-turn': moment({ ...late, first: 1 }),
  /** The last turn of the round before. */
  'round-end': moment({ ...crowd, first: 1 }),
  /** The longest talents, to pick from. */
  draft: drafted([
    ['aether-reserve', 'wizards-apprentice', 'scavenger', 'geomancer'],
    ['earth-crafter', 'arcane-crafter', 'archmage', 'hydromancer'],
    ['precognition', 'secret-stash', 'famous', 'water-enchanter'],
    ['fire-crafter', 'pyromancer', 'wind-enchanter', 'aeromancer'],
  ]),
  /** More may be paid for prestige, with mana, gems and prisms. */
  payment: moment({
    ...crowd,
    ana: { ...crowdedForge, mana: { earth: 2, fire: 1, wind: 2, water: 1 } },
    board: ['', ...(crowd.board?.slice(1) ?? [])],
    building: 'spellblock-armguards',
  }),
  /** A card of the big Store is to be copied. */
  mimic: moment({ ...late, board: ['', ...(late.board?.slice(1) ?? [])], building: 'mimic-essence' }),
  /** A full Workshop has to make room. */
  room: moment({ ...crowd, building: 'lightning-spears', discard: [] }),
};
