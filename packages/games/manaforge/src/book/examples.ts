import type { Example } from '@conclave/engine';
import { layTable, type PlayerSpec } from '../moments/lay.ts';
import type { ManaforgeMove } from '../moves.ts';
import type { ManaforgeState } from '../state.ts';
import type { ManaforgeView } from '../view/index.ts';

type ManaforgeExample = Example<ManaforgeState, ManaforgeMove, ManaforgeView>;

const names = ['You', 'Ben'];
const ben: PlayerSpec = { prestige: 3, prisms: 1, dice: ['earth: 1 fire', 'fire: 2 fire', 'wind: 1 water', 'water: 1 wind'] };
const dawn = ['stone-circle', 'earth-boots', 'spark-wand', 'glittering-cavern', 'verdant-haven', 'steam-vents'];
const noon = ['cavalier-shields', 'blazing-axes', 'healing-potions', 'runed-obelisk', 'clockwork-companions', 'hunters-arrows'];

const copiedGem: ManaforgeExample = {
  id: 'copied-gem',
  names,
  lay: (random) =>
    layTable({ ana: { prestige: 2, dice: ['earth: 1 water', 'fire: gem', 'wind: 2 wind', 'water: gemCopy'] }, ben, round: 2, board: dawn }, random),
  beats: [
    { id: 'begin', at: ['die.0.1', 'die.0.3', 'spark-wand'], others: [[0, { do: 'spend', die: 1 }]] },
    { id: 'gem', at: ['gem.fire'], others: [[0, { do: 'spend', die: 3, take: ['fire'] }]] },
    { id: 'twice', at: ['gem.fire'], others: [[0, { do: 'spend', die: 2 }]] },
    { id: 'mana', at: ['reserve', 'spark-wand'], others: [[0, { do: 'build', card: 'spark-wand' }]] },
    { id: 'built', at: ['store.0'] },
  ],
  counts: ({ players: [you] }) => [you?.store, you?.gems.fire, you?.prestige],
  ends: [['spark-wand'], 0, 3],
};

const five: ManaforgeExample = {
  id: 'five',
  names,
  lay: (random) =>
    layTable({ ana: { prestige: 4, dice: ['earth: 2 earth', 'fire: 1 wind', 'wind: 1 fire', 'water: 2 water'] }, ben, round: 4, board: noon }, random),
  beats: [
    {
      id: 'begin',
      at: ['hunters-arrows', 'die.0.0', 'die.0.3'],
      others: [
        [0, { do: 'spend', die: 0 }],
        [0, { do: 'spend', die: 3 }],
        [0, { do: 'spend', die: 1 }],
      ],
    },
    { id: 'mana', at: ['reserve', 'hunters-arrows'], others: [[0, { do: 'build', card: 'hunters-arrows' }]] },
    { id: 'built', at: ['item.hunters-arrows'] },
  ],
  counts: ({ players: [you] }) => [you?.workshop, you?.mana],
  ends: [[{ card: 'hunters-arrows', charged: true, gems: [] }], { earth: 0, fire: 0, wind: 0, water: 0 }],
};

const amplifier: ManaforgeExample = {
  id: 'amplifier',
  names,
  lay: (random) =>
    layTable(
      { ana: { prestige: 2, gems: { earth: 1, fire: 1 }, dice: ['earth: 1 water', 'fire: 1 wind'], workshop: ['gem-amplifier'] }, ben, round: 3, board: dawn },
      random,
    ),
  beats: [
    { id: 'begin', at: ['item.gem-amplifier', 'purse'], others: [[0, { do: 'upgrade', card: 'gem-amplifier', gem: 'earth' }]] },
    { id: 'one', at: ['item.gem-amplifier'], others: [[0, { do: 'upgrade', card: 'gem-amplifier', gem: 'fire' }]] },
    { id: 'two', at: ['item.gem-amplifier'], others: [[0, { do: 'activate', card: 'gem-amplifier' }]] },
    { id: 'used', at: ['reserve', 'item.gem-amplifier'] },
  ],
  counts: ({ players: [you] }) => you?.mana,
  ends: { earth: 1, fire: 1, wind: 0, water: 0 },
};

/** A wand is built beside others. */
const wandExample = (
  id: string,
  { round, wand, board, store, ends }: { round: number; wand: string; board: string[]; store: string[]; ends: number },
): ManaforgeExample => ({
  id,
  names,
  lay: (random) =>
    layTable({ ana: { prestige: 1, mana: { fire: 5, wind: 3 }, dice: ['earth: 1 water!', 'fire: 2 fire!'], store }, ben, round, spends: 2, board }, random),
  beats: [
    { id: 'begin', at: [wand, 'store.0'], others: [[0, { do: 'build', card: wand }]] },
    { id: 'built', at: ['store.0', 'seat.0'] },
  ],
  counts: ({ players: [you] }) => you?.prestige,
  ends,
});

const dawnWands = ['levitation-wand', 'excavation-wand', 'illuminating-wand'];
const noonBoard = ['cavalier-shields', 'blazing-axes', 'immolation-wand', 'runed-obelisk', 'clockwork-companions', 'hunters-arrows'];
const duskBoard = ['flying-carpet', 'instant-castle', 'tornado-wand', 'plant-soldiers'];
const wands = wandExample('wands', { round: 3, wand: 'spark-wand', board: dawn, store: ['levitation-wand'], ends: 3 });
const threeWands = wandExample('three-wands', { round: 5, wand: 'immolation-wand', board: noonBoard, store: dawnWands, ends: 6 });
const fourWands = wandExample('four-wands', { round: 8, wand: 'tornado-wand', board: duskBoard, store: [...dawnWands, 'thunder-wand'], ends: 9 });
const mimic = wandExample('mimic', { round: 8, wand: 'tornado-wand', board: duskBoard, store: ['levitation-wand', 'mimic-essence'], ends: 6 });

const bombs: ManaforgeExample = {
  id: 'bombs',
  names,
  lay: (random) =>
    layTable(
      {
        ana: {
          prestige: 5,
          dice: ['earth: 1 water!', 'fire: 2 fire', 'wind: 1 fire', 'water: 1 wind'],
          workshop: [{ card: 'aether-bombs', gems: ['fire'] }],
        },
        ben,
        round: 5,
        spends: 3,
        board: noon,
      },
      random,
    ),
  beats: [
    { id: 'begin', at: ['spends', 'item.aether-bombs'], others: [[0, { do: 'activate', card: 'aether-bombs', ability: 0 }]] },
    { id: 'used', at: ['item.aether-bombs', 'seat.0'] },
    { id: 'left', at: ['spends', 'dice'] },
  ],
  counts: ({ turn, players: [you] }) => [turn?.spends, you?.prestige, you?.dice.filter(({ spent }) => !spent).length],
  ends: [1, 7, 3],
};

/** The rulebook's own examples, played by the engine. */
export const examples: readonly ManaforgeExample[] = [copiedGem, five, amplifier, bombs, wands, threeWands, fourWands, mimic];
