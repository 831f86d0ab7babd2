import { type Features, playerOf, type Seat } from '@conclave/engine';
import { burdenOf } from '../rules/index.ts';
import { totalOf } from '../scoring.ts';
import { faceAt, type MysticValeState, NONE, type Player } from '../state.ts';
import { fieldWorth, harvestsWorth, hasTurnToCome, isReaping, prospect, rightNow, SCALE } from './value.ts';
import { turnsLeft, turnWorth, usualField } from './worth.ts';

const names = [
  'points so far',
  'victory tokens',
  'what the deck brings a turn',
  'cards a turn',
  'decay in the deck',
  'advancements sleeved',
  'vales',
  'what the field would bring',
  'what the turn still brings',
  'harvests to come',
  'cards in the field',
  'decay in the field',
  'spoiled',
  'turn',
  'turn to come in the last round',
  'token or amulet ready',
  'advancements set aside',
  'leader turned over',
  'points by rule of thumb',
] as const;

const decayOf = (player: Player): number => player.cards.reduce<number>((sum, _, card) => sum + faceAt(player, card).burden, 0);
const sleeved = (player: Player): number => player.cards.filter((make) => make !== 0).length;

function hasTurnedLeader(player: Player): boolean {
  return player.leader !== NONE && player.cards.some((_, card) => faceAt(player, card).isLeader && faceAt(player, card).base.side !== 'start');
}

/** So many points count as 1. */
const POINTS = 30;

function seatAt(game: MysticValeState, seat: Seat, turns: number): number[] {
  const player = playerOf(game, seat);
  const isMover = game.turn.seat === seat;
  const reaps = isReaping(game, seat);
  const now = reaps ? rightNow(game, turns) : 0;
  return [
    totalOf(player) / 25,
    player.vp / 15,
    turnWorth(player) / 6,
    usualField(player) / 8,
    decayOf(player) / 10,
    sleeved(player) / 20,
    player.vales.length / 4,
    fieldWorth(player) / 5,
    now / 5,
    harvestsWorth(game, seat, turns) / 20,
    player.field.length / 8,
    burdenOf(player) / 4,
    player.isSpoiled || (isMover && game.turn.isSpoiled) ? 1 : 0,
    isMover ? 1 : 0,
    game.isEnding && hasTurnToCome(game, seat) ? 1 : 0,
    player.isActive ? 1 : 0,
    isMover ? game.turn.aside.length / 2 : 0,
    hasTurnedLeader(player) ? 1 : 0,
    (prospect(game, seat, turns) + now) / POINTS,
  ];
}

/** What a player of Mystic Vale looks at to say who is ahead. */
export const features: Features<MysticValeState> = {
  names,
  of(game) {
    const turns = turnsLeft(game);
    return game.players.map((_, seat) => seatAt(game, seat, turns));
  },
  common: ['players', 'points left in the pool', 'turns left', 'last round', 'always'],
  ofAll: (game) => [game.seats / 4, game.pool / 30, turnsLeft(game) / 12, game.isEnding ? 1 : 0, 1],
  start: [['points by rule of thumb', POINTS / SCALE]],
};
