import { type Features, playerOf, type Seat } from '@conclave/engine';
import { type Card, isItem, itemWorth, RULES, SKILLS, SPELLS, skillCards, spellCards } from '../cards/index.ts';
import { handLimit, spellPrice } from '../rules/index.ts';
import { countOf, type MagesState, type Player } from '../state.ts';
import { oddsAgainstDungeon, oddsOfLevels } from './odds-of-levels.ts';
import { ownWorth, SHARPNESS } from './worth.ts';

const names = [
  'hearts',
  'on the last heart',
  'dead',
  'out',
  ...SKILLS.map((skill) => `${skill} level`),
  'levels',
  'levels to the win',
  ...SKILLS.map((skill) => `${skill} orbs towards the next level`),
  'levels that can be raised now',
  ...SPELLS.map((spell) => `${spell} in hand`),
  'spells that can be bought',
  'miziko and fins',
  'items in hand',
  'items on the table',
  'hand',
  'cards over the limit',
  'Treasure Troll',
  'turn',
  'actions left',
  'claimed characters',
  'best chance to hit',
  'chance to heal',
  'strength by rule of thumb',
] as const;

const holds = (player: Player, card: Card): number => countOf<Card>(player.hand, card);

/** How far the orbs in hand reach towards the next level of each skill; a level that is full needs none. */
function orbsTowards(player: Player): number[] {
  return SKILLS.map((skill) => {
    const next = player.levels[skill] + 1;
    return next > RULES.maxLevel ? 0 : Math.min(1.5, (holds(player, skillCards[skill].orb) + 0.5 * holds(player, 'miziko')) / next);
  });
}

const spellsToBuy = (player: Player): number =>
  SPELLS.reduce((sum, spell) => sum + Math.min(2, Math.floor(holds(player, spellCards[spell].jewel) / spellPrice(player, spell))), 0);

/** The best chance of an attack against anybody who lives. */
function bestHit(game: MagesState, seat: Seat): number {
  const { attack } = playerOf(game, seat).levels;
  return game.players.reduce(
    (best, { status, levels }, other) => (other === seat || status !== 'living' ? best : Math.max(best, oddsOfLevels(attack, levels.defense))),
    0,
  );
}

/** So many Orbs count as 1. */
const STRENGTH = 20;

function seatAt(game: MagesState, seat: Seat): number[] {
  const player = playerOf(game, seat);
  const { hearts, levels, status, hand } = player;
  const all = SKILLS.reduce((sum, skill) => sum + levels[skill], 0);
  const towards = orbsTowards(player);
  const isAlive = status === 'living' ? 1 : 0;
  return [
    (isAlive * hearts) / RULES.maxHearts,
    isAlive && hearts === 1 ? 1 : 0,
    status === 'dead' ? 1 : 0,
    status === 'out' ? 1 : 0,
    ...SKILLS.map((skill) => levels[skill] / RULES.maxLevel),
    all / 6,
    Math.max(0, 4 - (SKILLS.length * RULES.maxLevel - all)) / 4,
    ...towards,
    towards.filter((one) => one >= 1).length / 2,
    ...SPELLS.map((spell) => holds(player, spell) / 2),
    spellsToBuy(player) / 2,
    (holds(player, 'miziko') + holds(player, 'fin-200') * 0.5 + holds(player, 'fin-400')) / 3,
    hand.reduce((sum, card) => sum + (isItem(card) ? itemWorth(card).hand : 0), 0) / 3,
    player.table.reduce((sum, item) => sum + itemWorth(item).table, 0) / 3,
    hand.length / 8,
    Math.max(0, hand.length - handLimit(player)) / 3,
    game.troll === seat ? 1 : 0,
    game.active === seat ? 1 : 0,
    game.active === seat ? game.actions / 3 : 0,
    player.claimed.length / 2,
    isAlive * bestHit(game, seat),
    oddsAgainstDungeon(levels.healing),
    ownWorth(game, seat) / STRENGTH,
  ];
}

const living = (game: MagesState): number => game.players.filter(({ status }) => status === 'living').length;

/** What a player of Mages looks at to say who is ahead. */
export const features: Features<MagesState> = {
  names,
  of: (game) => game.players.map((_, seat) => seatAt(game, seat)),
  common: ['players', 'players alive', 'rounds played', 'always'],
  ofAll: (game) => [game.seats / 6, living(game) / 6, Math.min(2, game.turns / game.seats / 15), 1],
  start: [['strength by rule of thumb', STRENGTH * SHARPNESS]],
};
