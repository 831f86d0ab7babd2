import { layDraft } from '../moments/lay.ts';
import type { ManaforgeLesson } from './lesson.ts';

/** The draft, with which every game begins. */
export const talents: ManaforgeLesson = {
  id: 'talents',
  minutes: 2,
  names: ['You', 'Ben'],
  lay: (random) =>
    layDraft(
      [
        ['famous', 'geomancer', 'wind-enchanter', 'arcane-crafter'],
        ['secret-stash', 'fire-crafter', 'hydromancer', 'precognition'],
      ],
      random,
    ),
  beats: [
    { id: 'hand', at: ['hand'], rules: ['MF-DRAFT-01', 'MF-SETUP-09'] },
    { id: 'pick', at: ['talent.famous'], wants: [{ do: 'pick', talent: 'famous' }], rules: ['MF-DRAFT-02', 'MF-TALENT-15'] },
    { id: 'second', at: ['hand'], wants: [{ do: 'pick' }], rules: ['MF-DRAFT-06', 'MF-DRAFT-09'] },
    { id: 'third', at: ['hand'], wants: [{ do: 'pick' }], rules: ['MF-DRAFT-03'] },
    { id: 'keep', at: ['hand'], wants: [{ do: 'keep' }], others: [[1, { do: 'keep' }]], rules: ['MF-DRAFT-04', 'MF-DRAFT-05'] },
    { id: 'shown', at: ['talents'], rules: ['MF-TAL-01', 'MF-TAL-04', 'MF-INFO-01'] },
    { id: 'ready', at: ['dice'], rules: ['MF-SETUP-10', 'MF-SETUP-07'] },
  ],
};
