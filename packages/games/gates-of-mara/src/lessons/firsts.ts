import { eventsOf, type First, type Glance, movesOf, playerOf } from '@conclave/engine';
import type { Asks, MaraEvent, MaraMove } from '../moves.ts';
import { realmAt } from '../state.ts';
import type { MaraView } from '../view/index.ts';

type MaraFirst = First<MaraMove, MaraView, MaraEvent, Asks>;
type Seen = Glance<MaraMove, MaraView, MaraEvent, Asks>;

const LITTLE_ENERGY = 3;

const energyOf = ({ view, me }: Seen): number => playerOf(view, me).energy;
const taken = (glance: Seen): string[] =>
  eventsOf(glance, 'figurePlaced')
    .filter(({ seat, realms }) => seat !== glance.me && realms.length === 1)
    .map(({ at }) => at);
const gained = (glance: Seen): string[] =>
  eventsOf(glance, 'influenceGained')
    .filter(({ seat }) => seat === glance.me)
    .map(({ realm }) => `inf.${realm}`);

const ofTheFireLord = ({ view }: Seen): string[] => view.lords.filter(({ id }) => id === 'fire-lord').map(({ realm }) => `inf.${realmAt(view, realm).id}`);

/** What is explained when it first happens, the most pressing first. */
export const firsts: readonly MaraFirst[] = [
  {
    id: 'aim',
    leads: true,
    when: () => true,
    at: ({ me }) => [`seat.${me}`],
    rules: ['GM-END-01', 'GM-END-02'],
  },
  {
    id: 'lord',
    when: ({ ask }) => ask === 'placeLord',
    at: () => ['answers'],
    rules: ['GM-RESET-12', 'GM-LORD-03'],
  },
  {
    id: 'water',
    when: ({ ask }) => ask === 'influenceOrPoints',
    at: () => ['answers'],
    rules: ['GM-LORD-WATER-02', 'GM-LORD-WATER-03'],
  },
  {
    id: 'earth',
    when: ({ ask }) => ask === 'earthLord',
    at: () => ['answers'],
    rules: ['GM-LORD-EARTH-01', 'GM-LORD-EARTH-02'],
  },
  {
    id: 'caravan',
    when: ({ ask }) => ask === 'placeCaravan',
    at: () => ['answers'],
    rules: ['GM-CARAVAN-02', 'GM-CARAVAN-03'],
  },
  {
    id: 'carry',
    when: ({ ask }) => ask === 'attach',
    at: () => ['figures'],
    rules: ['GM-ATT-01', 'GM-ATT-04'],
  },
  {
    id: 'exchange',
    when: ({ ask }) => ask === 'exchange',
    at: () => ['answers'],
    rules: ['GM-WAND-02', 'GM-WAND-07'],
  },
  {
    id: 'enchant',
    when: ({ ask }) => ask === 'buyEnchantment',
    at: () => ['enchantment-board'],
    rules: ['GM-ENCH-01', 'GM-ENCH-04'],
  },
  {
    id: 'claims',
    when: (glance) => eventsOf(glance, 'claimsPlaced').length > 0,
    at: (glance) =>
      eventsOf(glance, 'claimsPlaced')
        .slice(0, 1)
        .map(({ realm }) => `inf.${realm}`),
    rules: ['GM-ROUND-02', 'GM-ROUND-03', 'GM-END-02'],
  },
  {
    id: 'key',
    when: (glance) => [...eventsOf(glance, 'keysTaken'), ...eventsOf(glance, 'keyWon')].some(({ seat }) => seat === glance.me),
    at: () => ['purse.keys'],
    rules: ['GM-END-03'],
  },
  {
    id: 'passed',
    when: (glance) => eventsOf(glance, 'passed').some(({ seat }) => seat !== glance.me) && glance.view.phase === 'turns',
    at: (glance) => eventsOf(glance, 'passed').map(({ seat }) => `seat.${seat}`),
    rules: ['GM-TURN-05', 'GM-TURN-09'],
  },
  {
    id: 'begin',
    when: ({ ask }) => ask === 'playOrPass',
    at: () => ['figures'],
    rules: ['GM-TURN-03', 'GM-TURN-04'],
  },
  {
    id: 'influence',
    when: (glance) => gained(glance).length > 0,
    at: gained,
    rules: ['GM-INF-01', 'GM-ROUND-02', 'GM-ROUND-03'],
  },
  {
    id: 'use',
    when: (glance) => movesOf(glance, 'use').length > 0,
    at: (glance) =>
      movesOf(glance, 'use')
        .slice(0, 1)
        .map(({ ability }) => `ability.${ability}`),
    rules: ['GM-ABIL-02', 'GM-ABIL-03', 'GM-ABIL-04'],
  },
  {
    id: 'taken',
    when: (glance) => taken(glance).length > 0,
    at: taken,
    rules: ['GM-PLACE-01', 'GM-TURN-10'],
  },
  {
    id: 'goals',
    when: (glance) => glance.ask === 'playOrPass' && glance.view.objectives.length > 0 && energyOf(glance) > LITTLE_ENERGY,
    at: ({ view }) => view.objectives,
    rules: ['GM-OBJ-01', 'GM-OBJ-02'],
  },
  {
    id: 'fire',
    when: (glance) => glance.ask === 'playOrPass' && ofTheFireLord(glance).length > 0,
    at: ofTheFireLord,
    rules: ['GM-LORD-FIRE-01', 'GM-ROUND-FIRE-01', 'GM-ROUND-FIRE-02'],
  },
  {
    id: 'energy',
    when: (glance) => glance.ask === 'playOrPass' && energyOf(glance) > LITTLE_ENERGY,
    at: () => ['energy'],
    rules: ['GM-ENERGY-01', 'GM-ENERGY-05'],
  },
  {
    id: 'pass',
    when: (glance) => glance.ask === 'playOrPass' && energyOf(glance) <= LITTLE_ENERGY,
    at: () => ['energy', 'commit'],
    rules: ['GM-TURN-08', 'GM-ENERGY-05'],
  },
];
