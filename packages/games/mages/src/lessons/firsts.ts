import { eventsOf, type First, type Glance, movesOf, type Seat } from '@conclave/engine';
import { SKILLS } from '../cards/index.ts';
import type { Asks, MagesEvent, MagesMove } from '../moves.ts';
import { handLimit } from '../rules/index.ts';
import type { MagesView, PlayerView } from '../view/index.ts';

type MagesFirst = First<MagesMove, MagesView, MagesEvent, Asks>;

const mine = ({ players }: MagesView, me: Seat): PlayerView => players[me] as PlayerView;
const mayAnswer = ({ ask, moves }: Glance<MagesMove, MagesView, MagesEvent, Asks>): boolean => ask === 'answerAttack' && moves.length > 1;
/** What I did by myself. */
const did =
  (...kinds: readonly MagesEvent['is'][]) =>
  ({ me, events }: Glance<MagesMove, MagesView, MagesEvent, Asks>): boolean =>
    events.some((event) => kinds.includes(event.is) && 'seat' in event && event.seat === me);
const skill = (name: string): string => `skill.${name}`;

/** What is explained when it first happens, the most pressing first. */
export const firsts: readonly MagesFirst[] = [
  {
    id: 'aim',
    leads: true,
    when: () => true,
    at: ({ me }) => [`hearts.${me}`, ...SKILLS.map(skill)],
    rules: ['MG-WIN-01', 'MG-WIN-03'],
  },
  {
    id: 'gift',
    when: ({ ask }) => ask === 'chooseSkill' || ask === 'chooseSpell',
    at: () => ['prompt'],
    rules: ['MG-SETUP-07'],
  },
  {
    id: 'answer',
    when: mayAnswer,
    at: () => ['duel', 'answers'],
    free: (glance) => movesOf(glance, 'respond').map(({ card }) => `hand.${card}`),
    rules: ['MG-SPELL-GEN-04', 'MG-ITEM-GEN-08'],
  },
  {
    id: 'lastHeart',
    when: ({ ask }) => ask === 'staveOffDeath',
    at: () => ['answers'],
    rules: ['MG-STAVE-01', 'MG-TERM-07'],
  },
  {
    id: 'lower',
    when: ({ ask }) => ask === 'lowerSkill',
    at: () => ['prompt'],
    rules: ['MG-SPELL-WITHER-03', 'MG-SPELL-COUNTER-03'],
  },
  {
    id: 'return',
    when: ({ ask }) => ask === 'resurrect',
    at: () => ['question'],
    rules: ['MG-RES-01', 'MG-RES-02'],
  },
  {
    id: 'heart',
    when: (glance) => eventsOf(glance, 'heartLost').some(({ seat, hearts }) => seat === glance.me && hearts > 0),
    at: ({ me }) => [`hearts.${me}`],
    rules: ['MG-TERM-01', 'MG-DEATH-01'],
  },
  {
    id: 'dead',
    when: (glance) => eventsOf(glance, 'died').some(({ seat }) => seat !== glance.me),
    at: (glance) => eventsOf(glance, 'died').map(({ seat }) => `seat.${seat}`),
    rules: ['MG-DEATH-01', 'MG-CLAIM-01'],
  },
  {
    id: 'troll',
    when: (glance) => eventsOf(glance, 'trollWon').length > 0,
    at: (glance) => eventsOf(glance, 'trollWon').map(({ seat }) => `seat.${seat}`),
    rules: ['MG-TROLL-02', 'MG-TROLL-04'],
  },
  {
    id: 'duel',
    when: (glance) => eventsOf(glance, 'spellCast').length > 0 && !mayAnswer(glance),
    at: (glance) => [glance.view.attack ? 'duel' : 'dice', ...eventsOf(glance, 'spellCast').flatMap(({ seat, target }) => [`seat.${seat}`, `seat.${target}`])],
    rules: ['MG-ROLL-02', 'MG-ROLL-03'],
  },
  {
    id: 'full',
    when: ({ ask, view, me }) => ask === 'discard' || (ask === 'endTurn' && mine(view, me).cards > handLimit(mine(view, me))),
    at: () => ['hand'],
    rules: ['MG-HAND-01', 'MG-HAND-03'],
  },
  {
    id: 'begin',
    when: ({ ask }) => ask === 'act',
    at: () => ['actions', 'deck'],
    free: () => ['row', 'pile'],
    rules: ['MG-TURN-01', 'MG-TURN-03', 'MG-DRAW-01'],
  },
  {
    id: 'strike',
    when: (glance) => movesOf(glance, 'castFireball').length > 0,
    knows: did('spellCast'),
    at: () => ['hand.fireball'],
    rules: ['MG-SPELL-FIREBALL-02', 'MG-SPELL-FIREBALL-03'],
  },
  {
    id: 'item',
    when: (glance) => movesOf(glance, 'playItem').length > 0,
    knows: did('itemPlayed'),
    at: (glance) =>
      movesOf(glance, 'playItem')
        .slice(0, 1)
        .map(({ item }) => `hand.${item}`),
    rules: ['MG-ITEM-GEN-02'],
  },
  {
    id: 'raise',
    when: (glance) => movesOf(glance, 'raise').length > 0,
    knows: did('levelRaised'),
    at: (glance) =>
      movesOf(glance, 'raise')
        .slice(0, 1)
        .map((move) => skill(move.skill)),
    rules: ['MG-ACT-04', 'MG-LEVEL-07'],
  },
  {
    id: 'spell',
    when: (glance) => movesOf(glance, 'buySpell').length > 0,
    knows: did('spellBought'),
    at: (glance) =>
      movesOf(glance, 'buySpell')
        .slice(0, 1)
        .map(({ spell }) => `pile.${spell}`),
    rules: ['MG-ACT-03', 'MG-SPELL-GEN-01'],
  },
];
