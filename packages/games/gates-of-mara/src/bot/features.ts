import type { Features, Seat } from '@conclave/engine';
import { constants, HOME } from '../cards/index.ts';
import { gemsOf, type MaraState, type Player, seatUp } from '../state.ts';
import { FIRM_LEAD, type Hopes, hopesOf, sumOf } from './estimate.ts';
import { roundsLeft } from './worth.ts';

const names = [
  'points',
  'onyx',
  'hope from Claims',
  'hope from keys',
  'hope from gems',
  'hope from cards',
  'hope from Energy',
  'hope from objectives',
  'hope from the turn under way',
  'hope in all',
  'Energy',
  'figures at home',
  'gems',
  'kinds of gem',
  'keys',
  'Claims',
  'Influence',
  'cards attached',
  'Caravans in supply',
  'passed',
  'turn',
] as const;

const sumOver = (game: MaraState, seat: Seat, what: 'claims' | 'influence'): number => game.realms.reduce((sum, realm) => sum + (realm[what][seat] ?? 0), 0);

const figuresHome = ({ figures }: Player): number => figures.filter(({ at }) => at === HOME).length;

/** A hope of so many points counts as 1. */
const HOPE = 80;

function seatAt(game: MaraState, player: Player, seat: Seat, hopes: Hopes): number[] {
  return [
    hopes.points / 30,
    hopes.onyx / 10,
    hopes.claims / 40,
    hopes.keys / 10,
    hopes.gems / 10,
    hopes.cards / 15,
    hopes.energy / 20,
    hopes.objectives / 10,
    hopes.turn / 8,
    sumOf(hopes) / HOPE,
    player.energy / constants.energyStart,
    figuresHome(player) / 6,
    gemsOf(player) / 8,
    player.gems.filter((held) => held > 0).length / 5,
    player.keys / 4,
    sumOver(game, seat, 'claims') / 8,
    sumOver(game, seat, 'influence') / 15,
    player.figures.reduce((sum, { attachments }) => sum + attachments.length, 0) / 5,
    player.caravans / 3,
    player.hasPassed ? 1 : 0,
    seatUp(game) === seat ? 1 : 0,
  ];
}

/** What a player of Gates of Mara looks at to say who is ahead. */
export const features: Features<MaraState> = {
  names,
  of(game) {
    const hopes = hopesOf(game);
    return game.players.map((player, seat) => seatAt(game, player, seat, hopes[seat] as Hopes));
  },
  common: ['players', 'rounds to come', 'Energy still to be spent', 'always'],
  ofAll: (game) => [
    game.seats / 5,
    roundsLeft(game) / constants.rounds,
    game.players.reduce((sum, { energy, hasPassed }) => sum + (hasPassed ? 0 : energy), 0) / (constants.energyStart * game.seats),
    1,
  ],
  start: [['hope in all', (HOPE * Math.log(3)) / FIRM_LEAD]],
};
