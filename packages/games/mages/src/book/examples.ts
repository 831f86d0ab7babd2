import type { Example } from '@conclave/engine';
import { itemOnTop } from '../lessons/lesson.ts';
import { layWhole, type MageSpec } from '../moments/lay.ts';
import type { MagesMove } from '../moves.ts';
import type { MagesState } from '../state.ts';
import type { MagesView } from '../view/index.ts';

type MagesExample = Example<MagesState, MagesMove, MagesView>;

const names = ['You', 'Ben', 'Ana'];
const ben: MageSpec = { character: 'daniel-the-pyromancer', levels: { attack: 1 }, hand: ['fireball', 'fireball', 'sapphire'] };
const ana: MageSpec = { character: 'luke-the-cleric', hand: ['emerald', 'zoe', 'fin-200'] };

const threeActions: MagesExample = {
  id: 'three-actions',
  names,
  lay: (random) =>
    layWhole(
      [{ character: 'scarlet-ashbringer', levels: { attack: 1 }, hand: ['ruby', 'pyro', 'pyro', 'emerald'] }, ben, ana],
      { row: ['ruby', 'sapphire', 'necro', 'fin-200', 'emerald'] },
      random,
    ),
  beats: [
    { id: 'begin', at: ['actions', 'hand'], others: [[0, { do: 'drawRow', place: 0 }]] },
    { id: 'drawn', at: ['hand.ruby', 'row.0'], others: [[0, { do: 'buySpell', spell: 'fireball' }]] },
    { id: 'bought', at: ['hand.fireball', 'pile.fireball'], others: [[0, { do: 'raise', skill: 'attack' }]] },
    { id: 'raised', at: ['skill.attack'] },
  ],
  counts: ({ players: [you], actions }) => [you?.hand, you?.levels.attack, actions],
  ends: [['emerald', 'fireball'], 2, 0],
};

const lastAction: MagesExample = {
  id: 'last-action',
  names,
  lay: (random) =>
    itemOnTop(
      layWhole(
        [{ character: 'lamar-the-unyielding', levels: { defense: 1 }, hand: ['fin-400', 'sapphire', 'zoe'] }, ben, ana],
        { row: ['zoe', 'sapphire', 'necro', 'fin-200', 'emerald'], actions: 1 },
        random,
      ),
      'amulet-of-luck',
    ),
  beats: [
    { id: 'begin', at: ['actions', 'hand.fin-400'], others: [[0, { do: 'buyItem' }]] },
    { id: 'bought', at: ['hand.amulet-of-luck', 'actions'], others: [[0, { do: 'endTurn' }]] },
    { id: 'ended', at: ['hand.amulet-of-luck', 'seat.1'] },
  ],
  counts: ({ players: [you], active }) => [you?.hand?.includes('amulet-of-luck'), you?.table, active],
  ends: [true, [], 1],
};

const elad: MagesExample = {
  id: 'elad',
  names,
  lay: (random) =>
    layWhole(
      [{ character: 'elad-the-knowledgeable', chosenSpell: 'fireball', hand: ['ruby', 'black-diamond', 'apollo'] }, ben, ana],
      { row: ['zoe', 'sapphire', 'necro', 'fin-200', 'emerald'] },
      random,
    ),
  beats: [
    { id: 'begin', at: ['hand.ruby', 'pile.fireball'], others: [[0, { do: 'buySpell', spell: 'fireball', pay: ['ruby'] }]] },
    { id: 'bought', at: ['hand.fireball'] },
    { id: 'other', at: ['pile.wither', 'hand.black-diamond'] },
  ],
  counts: ({ players: [you] }) => you?.hand,
  ends: ['black-diamond', 'apollo', 'fireball'],
};

const countered: MagesExample = {
  id: 'countered',
  names,
  rolls: [3, 5],
  lay: (random) =>
    layWhole(
      [{ character: 'anderson-the-azure', levels: { defense: 1 }, hand: ['counter', 'sapphire', 'pyro'] }, ben, ana],
      { row: ['zoe', 'sapphire', 'necro', 'fin-200', 'emerald'], active: 1, actions: 1 },
      random,
    ),
  beats: [
    { id: 'begin', at: ['hand.counter', 'seat.1'], others: [[1, { do: 'castFireball', target: 0 }]] },
    { id: 'cast', at: ['duel', 'answers'], others: [[0, { do: 'respond', card: 'counter' }]] },
    { id: 'answered', at: ['dice'] },
    { id: 'struck', at: ['hearts.0', 'hearts.1'] },
  ],
  counts: ({ players }) => players.map(({ hearts }) => hearts),
  ends: [2, 1, 2],
};

const stave: MagesExample = {
  id: 'stave',
  names,
  rolls: [5, 2, 6, 4],
  lay: (random) =>
    layWhole(
      [{ character: 'ella-the-nature-goddess', hearts: 1, levels: { healing: 1 }, hand: ['heal', 'heal', 'zoe'] }, ben, ana],
      { row: ['zoe', 'sapphire', 'necro', 'fin-200', 'emerald'], active: 1, actions: 1 },
      random,
    ),
  beats: [
    { id: 'begin', at: ['hearts.0', 'hand.heal'], others: [[1, { do: 'castFireball', target: 0 }]] },
    { id: 'hit', at: ['answers'], others: [[0, { do: 'respond', card: 'heal' }]] },
    { id: 'healed', at: ['dice', 'hearts.0'] },
    { id: 'left', at: ['hand.heal'] },
  ],
  counts: ({ players: [you] }) => [you?.hearts, you?.hand],
  ends: [1, ['heal', 'zoe']],
};

/** The rulebook's own examples, played by the engine. */
export const examples: readonly MagesExample[] = [threeActions, countered, lastAction, stave, elad];
