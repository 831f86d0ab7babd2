import type { Lesson } from '@conclave/engine';
import { layTable, type PlayerSpec, type Spec } from '../moments/lay.ts';
import type { MysticValeMove } from '../moves.ts';
import type { MysticValeState } from '../state.ts';
import type { MysticValeView } from '../view/index.ts';

export type MysticValeLesson = Lesson<MysticValeState, MysticValeMove, MysticValeView>;

export const NAMES = ['You', 'Ben'] as const;

const POSITIONS = ['top', 'middle', 'bottom'];
/** What everybody begins with. */
const STARTING = [
  ...POSITIONS.flatMap((position) => Array<string>(3).fill(`cursed-land ${position}`)),
  ...POSITIONS.map((position) => `fertile-land ${position}`),
  ...Array<string>(8).fill('blank'),
];

const baseOf = (words: string): string => {
  const base = words.split(' + ')[0] ?? '';
  return base.startsWith('leader') ? 'blank' : base;
};

/** A player with twenty cards: those that are not named lie in the discard pile. */
function whole(spec: PlayerSpec): PlayerSpec {
  const { field = [], onDeck = 'blank', deck = [], discard = [] } = spec;
  const rest = [...STARTING];
  for (const words of [...field, ...(onDeck === null ? [] : [onDeck]), ...deck, ...discard]) {
    const at = rest.indexOf(baseOf(words));
    if (at < 0) throw new Error(`there is no further "${baseOf(words)}"`);
    rest.splice(at, 1);
  }
  return { ...spec, onDeck, deck, discard: [...discard, ...rest] };
}

/** Ben stays in the background; his Prep never spoils him. */
const BEN: PlayerSpec = {
  vp: 4,
  vales: ['howling-peak'],
  field: ['cursed-land top', 'blank + oakling bottom', 'fertile-land top', 'cursed-land middle'],
  onDeck: 'cursed-land bottom',
  deck: ['blank', 'cursed-land top', 'blank', 'cursed-land middle', 'fertile-land middle', 'cursed-land bottom', 'blank'],
};

/** What lies on the table unless a lesson says otherwise. */
const MARKET: Spec = {
  commons: [
    'hedge-warden top',
    'verdant-shoots middle',
    'dewdrop-sprites bottom',
    'twin-springs middle',
    'grove-matron top',
    'mossback-sentinel bottom',
    'great-bear middle',
    'elder-treant top',
    'magic-seed bottom',
  ],
  decks: [
    ['bramble-thicket bottom', 'glade-fawn top'],
    ['cloud-dancer middle', 'talon-scout bottom'],
    ['storm-roc bottom', 'prism-serpent middle'],
  ],
  valeRow: ['azure-lake', 'ley-line-nexus', 'radiant-pinnacle', 'howling-peak', 'pool-of-light', 'fungal-forest', 'heartwood-sanctuary', 'wellspring-glade'],
  valeDecks: [
    ['blooming-arbor', 'sunstone-aerie'],
    ['skyhaven', 'feral-grove'],
  ],
};

/** Two players in the middle of a game; the learner is called Ana in the words of positions. */
export const laid = ({ ana = {}, ben = BEN, ...spec }: Spec): MysticValeLesson['lay'] => {
  const table = { ...MARKET, ...spec, ana: whole(ana), ben: whole(ben) };
  return (random) => layTable(table, random);
};
