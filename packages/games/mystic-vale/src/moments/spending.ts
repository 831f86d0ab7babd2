import { FULL_FIELD } from './planting.ts';
import { crowded } from './table.ts';

const WEALTH = { mana: 30, spirits: [4, 4, 4, 2] };

/** All commons and vales are within reach; abilities and the leader's upgrade are open. */
export const harvest = crowded({
  at: 'harvestUnlessSpoiled',
  ...WEALTH,
  ana: { ...FULL_FIELD, field: FULL_FIELD.field?.map((card) => (card === 'leader upgraded' ? 'leader' : card)) ?? [] },
});

/** Three advancements look for a card. */
export const sleeving = crowded({
  at: 'discard',
  aside: ['burrow-wyrm top', 'ley-line-augur middle', 'dawnfire-dragon bottom'],
  ana: FULL_FIELD,
});

/** The pool is empty, and this Harvest ends the game. */
export const lastHarvest = crowded({
  at: 'harvestUnlessSpoiled',
  start: 1,
  pool: 0,
  ending: true,
  mana: 3,
  spirits: [1, 1, 0, 0],
  ana: FULL_FIELD,
});
