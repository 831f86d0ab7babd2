import { totalPoints } from '../../index.ts';
import { laid, NAMES as names } from '../../lessons/lesson.ts';
import { cardLook } from '../../view/index.ts';
import { type MysticValeExample, you } from './example.ts';

const covered: MysticValeExample = {
  id: 'covered',
  names,
  lay: laid({
    pool: 16,
    at: 'harvestUnlessSpoiled',
    ana: {
      vp: 4,
      field: ['blank + nightvale-emissary top', 'fertile-land top', 'cursed-land top', 'cursed-land top'],
      onDeck: 'cursed-land middle',
      deck: ['blank', 'fertile-land middle', 'cursed-land bottom', 'blank'],
    },
  }),
  beats: [
    { id: 'begin', at: ['card.0.0'], others: [[0, { do: 'buy', card: 'hedge-warden' }]] },
    {
      id: 'bought',
      at: ['card.0.0'],
      others: [
        [0, { do: 'endHarvest' }],
        [0, { do: 'sleeve', card: 'hedge-warden', on: 0 }],
      ],
    },
    { id: 'done', at: ['card.0.0', 'seat.0'] },
  ],
  counts: (view) => totalPoints(you(view)),
  ends: 4,
};

const under: MysticValeExample = {
  id: 'under',
  names,
  lay: laid({
    pool: 16,
    at: 'harvestUnlessSpoiled',
    commons: ['nightvale-emissary top'],
    ana: {
      vp: 4,
      field: ['blank + hedge-warden top', 'fertile-land top + cloud-dancer middle', 'fertile-land middle', 'fertile-land bottom', 'cursed-land top'],
      onDeck: 'cursed-land middle',
      deck: ['blank', 'cursed-land bottom', 'blank'],
    },
  }),
  beats: [
    {
      id: 'begin',
      at: ['card.0.0', 'adv.nightvale-emissary'],
      others: [
        [0, { do: 'buy', card: 'nightvale-emissary' }],
        [0, { do: 'endHarvest' }],
        [0, { do: 'sleeve', card: 'nightvale-emissary', on: 0 }],
      ],
    },
    { id: 'done', at: ['card.0.0'] },
  ],
  counts: (view) => [you(view).cards[0]?.top, you(view).cards[0]?.eclipse?.top, totalPoints(you(view))],
  ends: ['hedge-warden', 'nightvale-emissary', 4],
};

const guard: MysticValeExample = {
  id: 'guard',
  names,
  lay: laid({
    pool: 16,
    at: 'harvestUnlessSpoiled',
    mana: 6,
    commons: ['ent-guard top'],
    ana: {
      vp: 4,
      field: ['blank + fertile-soil middle + oakling bottom', 'fertile-land top', 'cursed-land top', 'cursed-land middle'],
      onDeck: 'cursed-land bottom',
      deck: ['blank', 'fertile-land middle', 'blank'],
    },
  }),
  beats: [
    {
      id: 'begin',
      at: ['card.0.0', 'adv.ent-guard'],
      others: [
        [0, { do: 'buy', card: 'ent-guard' }],
        [0, { do: 'endHarvest' }],
        [0, { do: 'sleeve', card: 'ent-guard', on: 0 }],
      ],
    },
    { id: 'done', at: ['card.0.0'] },
  ],
  counts: (view) => cardLook(you(view), 0).symbols.guardian,
  ends: 3,
};

/** The rulebook's own examples of crafted cards. */
export const crafting: readonly MysticValeExample[] = [covered, under, guard];
