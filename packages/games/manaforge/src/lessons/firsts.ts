import { eventsOf, type First, type Glance, movesOf } from '@conclave/engine';
import type { Asks, ManaforgeEvent, ManaforgeMove } from '../moves.ts';
import type { ManaforgeView, PlayerView } from '../view/index.ts';

type ManaforgeFirst = First<ManaforgeMove, ManaforgeView, ManaforgeEvent, Asks>;
type Seen = Glance<ManaforgeMove, ManaforgeView, ManaforgeEvent, Asks>;

const WORKSHOP_SPACES = 4;
const LAST_AGE = 7;

const mine = ({ view, me }: Seen): PlayerView => view.players[me] as PlayerView;
const built = (glance: Seen): string[] =>
  eventsOf(glance, 'itemBuilt')
    .filter(({ seat }) => seat === glance.me)
    .map(({ card }) => card);
const standing = (glance: Seen): string[] => built(glance).filter((card) => mine(glance).workshop.some((one) => one.card === card));
const isOpen = ({ ask, view }: Seen): boolean => ask === 'act' && view.turn?.hasBuilt === false;

/** What is explained when it first happens, the most pressing first. */
export const firsts: readonly ManaforgeFirst[] = [
  {
    id: 'aim',
    leads: true,
    when: () => true,
    at: ({ me }) => [`seat.${me}`],
    rules: ['MF-END-01', 'MF-END-02'],
  },
  {
    id: 'draft',
    when: ({ ask }) => ask === 'pickTalent',
    at: () => ['hand'],
    rules: ['MF-DRAFT-02', 'MF-DRAFT-09'],
  },
  {
    id: 'keep',
    when: ({ ask }) => ask === 'keepTalents',
    at: () => ['hand'],
    rules: ['MF-DRAFT-04', 'MF-DRAFT-05'],
  },
  {
    id: 'die',
    when: ({ ask }) => ask === 'takeDie',
    at: () => ['prompt'],
    rules: ['MF-SETUP-11', 'MF-SETUP-15'],
  },
  {
    id: 'gift',
    when: ({ ask }) => ask === 'gift',
    at: () => ['picked'],
    rules: ['MF-OFF-01'],
  },
  {
    id: 'room',
    when: ({ ask }) => ask === 'makeRoom',
    at: () => ['picked'],
    rules: ['MF-BUILD-06', 'MF-BUILD-07'],
  },
  {
    id: 'dusk',
    when: (glance) => eventsOf(glance, 'roundBegan').some(({ round }) => round === LAST_AGE),
    at: () => ['market'],
    rules: ['MF-ROUND-01'],
  },
  {
    id: 'round',
    when: (glance) => eventsOf(glance, 'roundEnded').length > 0,
    at: () => ['market'],
    rules: ['MF-ROUND-02', 'MF-ROUND-09'],
  },
  {
    id: 'waste',
    when: (glance) => eventsOf(glance, 'turnEnded').some(({ seat, manaLost }) => seat === glance.me && manaLost.some((lost) => lost > 0)),
    at: () => ['reserve'],
    rules: ['MF-MANA-03', 'MF-TURN-07'],
  },
  {
    id: 'engine',
    when: (glance) => standing(glance).length > 0,
    at: (glance) => standing(glance).map((card) => `item.${card}`),
    rules: ['MF-BUILD-05', 'MF-BUILD-09'],
  },
  {
    id: 'store',
    when: (glance) => built(glance).length > standing(glance).length,
    at: ({ me }) => [`seat.${me}`],
    rules: ['MF-BUILD-10'],
  },
  {
    id: 'gem',
    when: (glance) => eventsOf(glance, 'gemsGained').some(({ seat, gems }) => seat === glance.me && gems.some((n) => n > 0)),
    at: () => ['purse'],
    rules: ['MF-GEM-03', 'MF-GEM-04'],
  },
  {
    id: 'mana',
    when: (glance) => eventsOf(glance, 'manaGained').some(({ seat }) => seat === glance.me),
    at: () => ['reserve'],
    rules: ['MF-MANA-01', 'MF-MANA-03'],
  },
  {
    id: 'dice',
    when: isOpen,
    at: () => ['dice', 'spends'],
    free: () => ['market'],
    rules: ['MF-DIE-01', 'MF-DIE-03'],
  },
  {
    id: 'full',
    when: (glance) => mine(glance).workshop.length === WORKSHOP_SPACES && isOpen(glance),
    at: () => ['workshop'],
    rules: ['MF-COMP-07', 'MF-BUILD-06'],
  },
  {
    id: 'prism',
    when: (glance) => isOpen(glance) && glance.view.turn?.spends === 0 && movesOf(glance, 'gainPrism').length > 0,
    at: () => ['commit', 'prism'],
    rules: ['MF-BUILD-01', 'MF-BUILD-02'],
  },
];
