import { eventsOf, type First, type Glance, movesOf } from '@conclave/engine';
import type { Asks, MysticValeEvent, MysticValeMove } from '../moves.ts';
import type { MysticValeView } from '../view/index.ts';

type ValeFirst = First<MysticValeMove, MysticValeView, MysticValeEvent, Asks>;
type Seen = Glance<MysticValeMove, MysticValeView, MysticValeEvent, Asks>;

const isMine =
  ({ me }: Seen) =>
  ({ seat }: { seat: number }): boolean =>
    seat === me;
const spoiledOthers = (glance: Seen): string[] =>
  eventsOf(glance, 'spoiled')
    .filter(({ seat }) => seat !== glance.me)
    .map(({ seat }) => `seat.${seat}`);

/** What is explained when it first happens, the most pressing first. */
export const firsts: readonly ValeFirst[] = [
  {
    id: 'aim',
    leads: true,
    when: () => true,
    at: ({ me }) => [`seat.${me}`],
    rules: ['MV-END-01', 'MV-SCORE-05'],
  },
  {
    id: 'take',
    when: ({ ask }) => ask === 'take',
    at: (glance) =>
      movesOf(glance, 'take')
        .slice(0, 1)
        .map(({ card }) => card),
    free: (glance) => movesOf(glance, 'take').map(({ card }) => card),
    rules: ['MV-DRAFT-03', 'MV-DRAFT-05'],
  },
  {
    id: 'rescue',
    when: ({ ask }) => ask === 'wouldSpoil',
    at: () => ['decay', 'answers'],
    rules: ['MV-SPOIL-02', 'MV-SPOIL-03'],
  },
  {
    id: 'spoiled',
    when: (glance) => eventsOf(glance, 'spoiled').some(isMine(glance)),
    at: ({ me }) => [`token.${me}`],
    rules: ['MV-SPOIL-05', 'MV-SPOIL-08'],
  },
  {
    id: 'rival',
    when: (glance) => spoiledOthers(glance).length > 0,
    at: spoiledOthers,
    rules: ['MV-SPOIL-01', 'MV-SPOIL-05'],
  },
  {
    id: 'ending',
    when: (glance) => eventsOf(glance, 'endTriggered').length > 0,
    at: () => ['pool'],
    rules: ['MV-END-01', 'MV-END-02'],
  },
  {
    id: 'vale',
    when: (glance) => eventsOf(glance, 'valeBought').some(isMine(glance)),
    at: ({ me }) => [`own.${me}`],
    rules: ['MV-VALE-03', 'MV-VALE-04'],
  },
  {
    id: 'bought',
    when: (glance) => eventsOf(glance, 'advancementBought').some(isMine(glance)),
    at: () => ['aside'],
    rules: ['MV-BUY-01', 'MV-BUY-02'],
  },
  {
    id: 'points',
    when: (glance) => eventsOf(glance, 'vpGained').some(({ from }) => from === 'pool'),
    at: () => ['pool'],
    rules: ['MV-HARVEST-03', 'MV-END-01'],
  },
  {
    id: 'sleeve',
    when: ({ ask }) => ask === 'sleeve',
    at: () => ['aside'],
    free: () => ['field'],
    rules: ['MV-SLEEVE-01', 'MV-SLEEVE-03'],
  },
  {
    id: 'prep',
    when: (glance) => eventsOf(glance, 'fieldDiscarded').some(isMine(glance)),
    at: () => ['decay'],
    free: () => ['field'],
    rules: ['MV-DISCARD-03', 'MV-PREP-01', 'MV-PREP-02'],
  },
  {
    id: 'shuffle',
    when: (glance) => eventsOf(glance, 'deckShuffled').some(isMine(glance)),
    at: () => ['on-deck'],
    rules: ['MV-ZONE-03'],
  },
  {
    id: 'push',
    when: ({ ask }) => ask === 'plant',
    at: () => ['push', 'decay'],
    rules: ['MV-PLANT-01', 'MV-PLANT-03', 'MV-PLANT-04'],
  },
  {
    id: 'harvest',
    when: ({ ask }) => ask === 'harvest',
    at: () => ['totals'],
    free: () => ['commons', 'vales'],
    rules: ['MV-HARVEST-01', 'MV-HARVEST-02', 'MV-SYM-11'],
  },
  {
    id: 'spirits',
    when: (glance) => movesOf(glance, 'buyVale').length > 0,
    at: (glance) =>
      movesOf(glance, 'buyVale')
        .slice(0, 1)
        .map(({ card }) => `vale.${card}`),
    rules: ['MV-VALE-01', 'MV-VALE-02'],
  },
];
