import { laid, type MysticValeLesson, NAMES } from './lesson.ts';

/** A rescue, a spoil, and what is left of it. */
export const spoil: MysticValeLesson = {
  id: 'spoil',
  minutes: 3,
  names: NAMES,
  lay: laid({
    pool: 13,
    ana: {
      vp: 3,
      vales: ['world-tree'],
      field: ['cursed-land top', 'fertile-land middle', 'cursed-land middle + dewdrop-sprites top', 'blank'],
      onDeck: 'cursed-land bottom',
      deck: [
        'cursed-land top',
        'cursed-land middle',
        'fertile-land top + grove-matron bottom',
        'cursed-land bottom',
        'blank',
        'cursed-land top',
        'blank',
        'blank',
        'blank',
      ],
    },
  }),
  beats: [
    { id: 'dare', at: ['push', 'world-tree'], wants: [{ do: 'push' }], rules: ['MV-SPOIL-01'] },
    { id: 'rescue', at: ['decay', 'answers'], wants: [{ do: 'useVale', card: 'world-tree' }], rules: ['MV-SPOIL-02', 'MV-SPOIL-03'] },
    { id: 'again', at: ['push', 'decay'], wants: [{ do: 'push' }], rules: ['MV-SPOIL-13'] },
    { id: 'spoiled', at: ['decay'], rules: ['MV-SPOIL-07', 'MV-SPOIL-08', 'MV-TURN-03'] },
    { id: 'token', at: ['token.0'], rules: ['MV-SPOIL-05', 'MV-TOKEN-03'] },
    { id: 'keep', at: ['finish'], wants: [{ do: 'endTurn' }], rules: ['MV-TOKEN-03', 'MV-TOKEN-07'] },
    { id: 'harvest', at: ['totals', 'finish'], wants: [{ do: 'pass' }], rules: ['MV-PLANT-02'] },
    { id: 'evoke', at: ['answers'], wants: [{ do: 'evoke' }], rules: ['MV-TOKEN-01', 'MV-TOKEN-04'] },
    { id: 'buy', at: ['adv.twin-springs'], wants: [{ do: 'buy', card: 'twin-springs' }], rules: ['MV-BUY-02'] },
    { id: 'comfort', at: ['token.0'], rules: ['MV-SPOIL-05', 'MV-SPOIL-06'] },
  ],
};
