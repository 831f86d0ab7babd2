import { laid, type MysticValeLesson, NAMES } from './lesson.ts';

/** Two purchases, and the cards they go on. */
export const craft: MysticValeLesson = {
  id: 'craft',
  minutes: 3,
  names: NAMES,
  lay: laid({
    pool: 17,
    at: 'harvestUnlessSpoiled',
    ana: {
      vp: 1,
      field: ['cursed-land top', 'fertile-land middle', 'cursed-land bottom + twin-springs top', 'fertile-land top + bramble-thicket bottom', 'blank'],
      onDeck: 'blank',
      deck: ['cursed-land top', 'blank', 'cursed-land middle', 'fertile-land bottom', 'cursed-land bottom', 'blank'],
    },
  }),
  beats: [
    { id: 'commons', at: ['adv.hedge-warden', 'adv.verdant-shoots', 'adv.dewdrop-sprites'], rules: ['MV-BUY-01', 'MV-COMP-06'] },
    { id: 'slip', at: ['adv.verdant-shoots'], rules: ['MV-SLEEVE-01', 'MV-COMP-06'] },
    { id: 'first', at: ['adv.verdant-shoots'], wants: [{ do: 'buy', card: 'verdant-shoots' }], rules: ['MV-BUY-02'] },
    { id: 'second', at: ['adv.hedge-warden', 'adv.dewdrop-sprites'], goal: (view) => view.turn.aside.length === 2, rules: ['MV-BUY-01', 'MV-BUY-03'] },
    { id: 'end', at: ['finish'], wants: [{ do: 'endHarvest' }], rules: ['MV-DISCARD-01'] },
    {
      id: 'sleeve',
      at: ['aside.verdant-shoots', 'card.0.0', 'card.0.2'],
      wants: [
        { do: 'sleeve', card: 'verdant-shoots', on: 0 },
        { do: 'sleeve', card: 'verdant-shoots', on: 2 },
        { do: 'sleeve', card: 'verdant-shoots', on: 3 },
      ],
      rules: ['MV-SLEEVE-01', 'MV-SLEEVE-03'],
    },
    { id: 'other', at: ['aside'], goal: (view) => view.turn.aside.length === 0, rules: ['MV-SLEEVE-02', 'MV-SLEEVE-04'] },
    { id: 'done', at: ['finish'], wants: [{ do: 'done' }], rules: ['MV-COMMONS-01', 'MV-DISCARD-02'] },
    { id: 'later', rules: ['MV-COMP-09', 'MV-ABIL-01', 'MV-ABIL-03'] },
  ],
};
