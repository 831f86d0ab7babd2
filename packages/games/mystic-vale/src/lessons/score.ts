import { laid, type MysticValeLesson, NAMES } from './lesson.ts';

/** The last turn of a game: only points count. */
export const score: MysticValeLesson = {
  id: 'score',
  minutes: 3,
  names: NAMES,
  lay: laid({
    pool: 0,
    ending: true,
    start: 1,
    at: 'harvestUnlessSpoiled',
    commons: [
      'mist-sylphs top',
      'nightvale-custodians bottom',
      'hedge-warden top',
      'twin-springs bottom',
      'grove-matron top',
      'cloud-dancer top',
      'great-bear middle',
      'elder-treant top',
      'magic-seed bottom',
    ],
    ana: {
      vp: 9,
      vales: ['azure-lake'],
      field: [
        'cursed-land top + twin-springs middle',
        'fertile-land bottom + twin-springs top',
        'cursed-land bottom + storm-roc top',
        'blank + dewdrop-sprites bottom',
        'fertile-land top',
      ],
      onDeck: 'cursed-land middle',
      deck: ['blank', 'cursed-land top', 'blank', 'cursed-land middle', 'fertile-land middle', 'blank'],
    },
    ben: {
      vp: 11,
      vales: ['howling-peak', 'blooming-arbor'],
      field: ['cursed-land top + mist-sylphs middle', 'blank + oakling bottom', 'fertile-land top + dewdrop-sprites middle', 'cursed-land middle'],
      onDeck: 'cursed-land bottom',
      deck: ['blank', 'cursed-land top', 'blank', 'cursed-land middle', 'fertile-land middle', 'cursed-land bottom', 'blank'],
    },
  }),
  beats: [
    { id: 'last', at: ['pool'], rules: ['MV-END-02', 'MV-END-03', 'MV-END-07'] },
    { id: 'bear', at: ['adv.great-bear'], wants: [{ do: 'buy', card: 'great-bear' }], rules: ['MV-SCORE-02'] },
    {
      id: 'moon',
      at: ['adv.nightvale-custodians'],
      wants: [{ do: 'buy', card: 'nightvale-custodians' }],
      rules: ['MV-ECLIPSE-01', 'MV-ECLIPSE-05', 'MV-ECLIPSE-10'],
    },
    { id: 'vale', at: ['vale.radiant-pinnacle'], wants: [{ do: 'buyVale', card: 'radiant-pinnacle' }], rules: ['MV-SCORE-01'] },
    { id: 'red', at: ['adv.mist-sylphs'], rules: ['MV-NEGVP-01', 'MV-SYM-08'] },
    { id: 'end', at: ['finish'], wants: [{ do: 'endHarvest' }], rules: ['MV-DISCARD-01'] },
    {
      id: 'sleeve',
      at: ['aside.great-bear', 'aside.nightvale-custodians'],
      wants: [
        { do: 'sleeve', card: 'great-bear' },
        { do: 'sleeve', card: 'nightvale-custodians', on: 0 },
        { do: 'sleeve', card: 'nightvale-custodians', on: 4 },
      ],
      goal: ({ turn, players: [you] }) => turn.aside.length === 0 && !you?.cards[3]?.eclipse,
      rules: ['MV-ECLIPSE-03', 'MV-ECLIPSE-05'],
    },
    { id: 'done', at: ['finish'], wants: [{ do: 'done' }], rules: ['MV-END-07'] },
    { id: 'count', at: ['seat.0', 'seat.1'], rules: ['MV-SCORE-01', 'MV-SCORE-06'] },
  ],
};
