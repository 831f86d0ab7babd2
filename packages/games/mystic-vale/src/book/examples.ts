import { push } from '@conclave/engine';
import { leaderNamed, tokenNamed } from '../cards/index.ts';
import { totalPoints } from '../index.ts';
import { laid, NAMES } from '../lessons/lesson.ts';
import { draft as takeInTurn } from '../rules/draft.ts';
import { match } from '../rules/index.ts';
import { setup } from '../setup.ts';
import { crafting } from './examples/crafting.ts';
import { type MysticValeExample, you } from './examples/example.ts';

const names = NAMES;

const algeni: MysticValeExample = {
  id: 'algeni',
  names,
  options: { leaders: true },
  lay: laid({
    options: { leaders: true },
    pool: 18,
    ana: {
      leader: 'algeni',
      field: ['cursed-land top', 'leader', 'fertile-land top', 'cursed-land middle'],
      onDeck: 'cursed-land bottom',
      deck: ['cursed-land top', 'blank', 'fertile-land middle', 'blank'],
    },
  }),
  beats: [
    { id: 'begin', at: ['card.0.1', 'decay'], others: [[0, { do: 'push' }]] },
    { id: 'react', at: ['on-deck', 'answers'], others: [[0, { do: 'redraw' }]] },
    { id: 'saved', at: ['on-deck', 'decay'] },
  ],
  counts: (view) => [view.turn.isSpoiled, you(view).field.length, you(view).cards[you(view).onDeck ?? -1]?.base],
  ends: [false, 5, 'blank'],
};

const yaquei: MysticValeExample = {
  id: 'yaquei',
  names,
  options: { leaders: true },
  lay: laid({
    options: { leaders: true },
    pool: 15,
    ana: {
      leader: 'yaquei',
      field: ['cursed-land top', 'leader', 'fertile-land top', 'blank', 'blank'],
      onDeck: 'cursed-land middle',
      deck: ['blank', 'fertile-land middle', 'cursed-land top', 'blank'],
    },
  }),
  beats: [
    { id: 'begin', at: ['field', 'card.0.1'], others: [[0, { do: 'pass' }]] },
    { id: 'harvest', at: ['totals'], others: [[0, { do: 'useLeader', ability: 'gain' }]] },
    { id: 'used', at: ['totals'] },
  ],
  counts: ({ turn }) => turn.supply.mana,
  ends: 4,
};

const halo: MysticValeExample = {
  id: 'halo',
  names,
  lay: laid({
    pool: 12,
    at: 'harvestUnlessSpoiled',
    valeRow: ['azure-lake', 'ley-line-nexus', 'radiant-pinnacle', 'howling-peak', 'halo-mountain', 'fungal-forest', 'heartwood-sanctuary', 'wellspring-glade'],
    ana: {
      vp: 3,
      field: [
        'blank + storm-roc top',
        'fertile-land top + cloud-dancer middle',
        'cursed-land top + skylark-choir bottom',
        'cursed-land middle + mindful-owl top',
        'blank + oakling bottom',
        'fertile-land middle + grove-matron top',
      ],
      onDeck: 'cursed-land bottom',
      deck: ['blank', 'cursed-land top', 'fertile-land bottom', 'blank'],
    },
  }),
  beats: [
    { id: 'begin', at: ['totals', 'vale.halo-mountain'], others: [[0, { do: 'buyVale', card: 'halo-mountain' }]] },
    { id: 'bought', at: ['answers'], others: [[0, { do: 'spend', forest: 2, sky: 1 }]] },
    { id: 'given', at: ['seat.0', 'totals'] },
  ],
  counts: (view) => [you(view).vp, you(view).vales],
  ends: [9, []],
};

const score: MysticValeExample = {
  id: 'score',
  names,
  lay: laid({
    pool: 0,
    ending: true,
    start: 1,
    at: 'harvestUnlessSpoiled',
    ana: {
      vp: 16,
      token: 'rootwood-charm',
      vales: ['howling-peak'],
      field: ['blank + storm-roc bottom', 'fertile-land top', 'cursed-land top + great-bear middle', 'blank + mist-sylphs top'],
      onDeck: 'cursed-land middle',
      deck: ['blank', 'fertile-land middle', 'cursed-land bottom', 'blank'],
    },
  }),
  beats: [
    { id: 'begin', at: ['seat.0', 'vale.radiant-pinnacle'], others: [[0, { do: 'buyVale', card: 'radiant-pinnacle' }]] },
    { id: 'bought', at: ['seat.0'] },
    { id: 'count', at: ['seat.0'] },
  ],
  counts: (view) => totalPoints(you(view)),
  ends: 23,
};

const ember: MysticValeExample = {
  id: 'ember',
  names,
  options: { leaders: true },
  lay: laid({
    options: { leaders: true },
    pool: 14,
    ana: {
      token: 'wildfire-ember',
      active: true,
      field: ['cursed-land top', 'cursed-land middle', 'fertile-land top'],
      onDeck: 'cursed-land bottom',
      deck: ['blank + moss-troll top', 'blank', 'cursed-land top', 'cursed-land middle', 'cursed-land bottom', 'cursed-land top'],
    },
  }),
  beats: [
    { id: 'begin', at: ['field', 'token.0'], others: [[0, { do: 'push' }]] },
    { id: 'spoiling', at: ['on-deck', 'token.0'], others: [[0, { do: 'evoke' }]] },
    { id: 'evoked', at: ['on-deck'], others: [[0, { do: 'giveGuardians', on: 4 }]] },
    { id: 'gained', at: ['seat.0'] },
  ],
  counts: (view) => [you(view).vp, view.turn.isSpoiled],
  ends: [6, true],
};

const FIVE_VALES = ['ley-line-nexus', 'ley-line-nexus', 'pool-of-light', 'talonthorn-den', 'talonthorn-den'];

const tears: MysticValeExample = {
  id: 'tears',
  names,
  lay: laid({
    pool: 3,
    at: 'harvestUnlessSpoiled',
    spirits: [2, 2, 2, 3],
    valeRow: ['azure-lake', 'ley-line-nexus', 'radiant-pinnacle', 'howling-peak', 'gaias-tears', 'fungal-forest', 'heartwood-sanctuary', 'wellspring-glade'],
    ana: { vp: 8, vales: FIVE_VALES, field: ['fertile-land top', 'blank', 'cursed-land top', 'cursed-land top'], onDeck: 'cursed-land middle' },
  }),
  beats: [
    { id: 'begin', at: ['vale.gaias-tears', 'own.0'], others: [[0, { do: 'buyVale', card: 'gaias-tears' }]] },
    { id: 'bought', at: ['own.0', 'seat.0'] },
  ],
  counts: (view) => [totalPoints(you(view)), you(view).vales.length],
  ends: [11, 6],
};

const grotto: MysticValeExample = {
  id: 'grotto',
  names,
  lay: laid({
    pool: 3,
    at: 'harvestUnlessSpoiled',
    spirits: [3, 3, 3, 3],
    valeRow: ['azure-lake', 'ley-line-nexus', 'radiant-pinnacle', 'howling-peak', 'medusa-grotto', 'fungal-forest', 'heartwood-sanctuary', 'wellspring-glade'],
    ana: { field: ['cursed-land bottom + gaias-kin top', 'blank + oakling top', 'fertile-land top', 'cursed-land top'], onDeck: 'cursed-land middle' },
  }),
  beats: [
    { id: 'begin', at: ['card.0.0', 'vale.medusa-grotto'], others: [[0, { do: 'buyVale', card: 'medusa-grotto' }]] },
    { id: 'bought', at: ['own.0', 'seat.0'] },
  ],
  counts: (view) => [totalPoints(you(view)), you(view).vales.length],
  ends: [12, 1],
};

const bog: MysticValeExample = {
  id: 'bog',
  names,
  lay: laid({
    at: 'prepare',
    mover: 1,
    ending: true,
    pool: 0,
    ana: {
      vp: 0,
      vales: ['borderwatch-bog'],
      field: Array<string>(8).fill('blank'),
      onDeck: 'fertile-land top',
      deck: ['fertile-land middle', 'fertile-land bottom', 'cursed-land top'],
    },
  }),
  beats: [
    { id: 'begin', at: ['own.0', 'field'], others: [[0, { do: 'push' }]] },
    {
      id: 'nine',
      at: ['field'],
      others: [
        [0, { do: 'push' }],
        [0, { do: 'pass' }],
      ],
    },
    { id: 'ten', at: ['seat.0'] },
  ],
  counts: (view) => totalPoints(you(view)),
  ends: 2,
};

const LAID = { leaders: ['kirath', 'morlok', 'silverwing', 'algeni'], amulets: ['moon-stone', 'summoner-stone', 'sun-blessing', 'wildfire-ember'] };

const draft: MysticValeExample = {
  id: 'draft',
  names: ['You', 'Ben', 'Cleo'],
  options: { leaders: true, amulets: true },
  lay(random) {
    const game = setup(3, { manaStorm: true, leaders: true, amulets: true, choice: 'draft', odds: true }, random);
    game.start = 0;
    game.turn.seat = 0;
    game.laid = [{ leaders: LAID.leaders.flatMap((id) => leaderNamed(id)?.index ?? []), amulets: LAID.amulets.flatMap((id) => tokenNamed(id)?.index ?? []) }];
    game.stack = [];
    push(game, { ...match({}), at: 'sleeveTheLeaders' });
    push(game, { ...takeInTurn({ taken: 0, asked: 0 }), at: 'takeLeaderOrAmulet' });
    return game;
  },
  beats: [
    { id: 'begin', at: ['morlok', 'moon-stone'], others: [[0, { do: 'take', card: 'morlok' }]] },
    {
      id: 'round',
      at: ['seat.1', 'seat.2'],
      others: [
        [1, { do: 'take', card: 'sun-blessing' }],
        [2, { do: 'take', card: 'silverwing' }],
      ],
    },
    {
      id: 'back',
      at: ['seat.2', 'seat.1'],
      others: [
        [2, { do: 'take', card: 'summoner-stone' }],
        [1, { do: 'take', card: 'kirath' }],
      ],
    },
    { id: 'yours', at: ['moon-stone'], others: [[0, { do: 'take', card: 'moon-stone' }]] },
    { id: 'swap', at: ['seat.0'] },
  ],
  counts: ({ players }) => players.map(({ leader, token }) => [leader?.card, token.card]),
  ends: [
    ['morlok', 'moon-stone'],
    ['kirath', 'sun-blessing'],
    ['silverwing', 'summoner-stone'],
  ],
};

/** The rulebook's own examples, played by the engine. */
export const examples: readonly MysticValeExample[] = [algeni, ember, yaquei, halo, tears, grotto, bog, ...crafting, draft, score];
