import { type Features, playerOf, type Seat } from '@conclave/engine';
import { constants, talentOf } from '../cards/index.ts';
import { type ManaforgeState, total, wandsIn } from '../state.ts';
import { sketchTurn } from './turn.ts';
import { holdings, leads, rivalStanding, standing, turnsLeft, turnsToCome } from './value.ts';
import { cardFuture, cardWorth, talentWorth } from './worth.ts';

const names = [
  'prestige',
  'gems',
  'kinds of gem',
  'prisms',
  'mana in reserve',
  'dice',
  'die on Aether Reserve',
  'cards in the Workshop',
  'cards charged',
  'what the Workshop brings a round',
  'what the Workshop will bring',
  'wands',
  'cards in the Store',
  'talents',
  'turns to come',
  'turn',
  'spends left',
  'build still to come',
  'what the turn still brings',
  'what is held, by rule of thumb',
  'standing by rule of thumb',
  'standing at the next turn',
  'lead by rule of thumb',
] as const;

/** A lead of so much counts as 1. */
const LEAD = 4;

function seatAt(game: ManaforgeState, seat: Seat, lead: number): number[] {
  const player = playerOf(game, seat);
  const { gems, prisms, mana, dice, storedDie, workshop, store, talents } = player;
  const turns = turnsLeft(game, seat);
  const turn = game.turn?.seat === seat ? game.turn : undefined;
  return [
    player.prestige / 40,
    total(gems) / 6,
    gems.filter((held) => held > 0).length / 4,
    prisms / 3,
    total(mana) / 4,
    (dice.length - 5) / 3,
    storedDie === null ? 0 : 1,
    workshop.length / 4,
    workshop.filter(({ charged }) => charged).length / 4,
    workshop.reduce((sum, card) => sum + cardWorth(card), 0) / 6,
    workshop.reduce((sum, { item, gems: set }) => sum + cardFuture(item, set.length, turns), 0) / 20,
    wandsIn(player) / 3,
    store.length / 5,
    talents.length / 2 + talents.reduce((sum, talent) => sum + talentWorth(talentOf(talent).id), 0) / 10,
    turnsToCome(game, seat) / constants.rounds,
    turn ? 1 : 0,
    (turn?.spends ?? 0) / constants.spendsPerTurn,
    turn && !turn.hasBuilt ? 1 : 0,
    turn ? sketchTurn(game, turn, turns).worth / 10 : 0,
    holdings(game, player, turns) / 60,
    standing(game, seat) / 60,
    rivalStanding(game, seat) / 60,
    lead / LEAD,
  ];
}

/** What a player of Manaforge looks at to say who is ahead. */
export const features: Features<ManaforgeState> = {
  names,
  of(game) {
    const by = leads(game);
    return by.map((lead, seat) => seatAt(game, seat, lead));
  },
  common: ['players', 'rounds played', 'talents are being chosen', 'always'],
  ofAll: (game) => [game.seats / 4, game.round / constants.rounds, game.draft ? 1 : 0, 1],
  start: [['lead by rule of thumb', LEAD / 2]],
};
