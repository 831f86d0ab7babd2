import { playerOf, type Seat } from '@conclave/engine';
import { CONSTANTS, growthOfVales, SPIRITS, valeAt, valeNamed } from '../cards/index.ts';
import { freeGains, harvestUses, leaderCard, type Means, spiritsShort, spotsFor } from '../rules/index.ts';
import { type Score, scoreOf, totalOf } from '../scoring.ts';
import { faceAt, NONE, type Player } from '../state.ts';
import { type Odds, pushOdds } from './odds.ts';
import { gameBeforeHarvest, pieceFrom, playerFrom } from './reading.ts';
import type { MysticValeView, PieceView, PlayerView } from './types.ts';

/** Points if the game ended now, line by line. */
export const scoreSheet = (player: PlayerView): Score => scoreOf(playerFrom(player));
export const totalPoints = (player: PlayerView): number => totalOf(playerFrom(player));

/** Decay and growth of field, on-deck card, vales and effects, and what is left of it. */
export function fieldDecay(player: PlayerView): { decay: number; growth: number; counts: number } {
  const owner = playerFrom(player);
  let decay = 0;
  let growth = player.growth + growthOfVales(owner.vales);
  for (const on of player.onDeck === null ? player.field : [...player.field, player.onDeck]) {
    const face = faceAt(owner, on);
    decay += face.decay;
    growth += face.growth;
  }
  return { decay, growth, counts: Math.max(0, decay - growth) };
}

/** Odds of spoiling with one more push, where the table shows them. Who has seen the top card knows better. */
export const pushOddsIn = ({ showsOdds }: MysticValeView, player: PlayerView): Odds | null =>
  showsOdds ? pushOdds(playerFrom(player), player.top !== null) : null;

/** What a Harvest would give if it began now. */
export interface Forecast {
  /** Abilities that cost nothing and ask nothing are counted. */
  readonly means: Means;
  /** Whose abilities those are. */
  readonly counted: readonly string[];
  /** The cards, vales or leader that could be used besides. */
  readonly uses: readonly string[];
}

const supplied = ['mana', ...SPIRITS] as const;

/** What field, vales and waiting gains bring by their symbols. */
function symbolMeans(player: Player): Means {
  const means: Means = { mana: player.waitingMana, animal: 0, forest: 0, sky: 0, wild: player.waitingWild, vp: 0 };
  for (const card of player.field) {
    const face = faceAt(player, card);
    for (const kind of supplied) means[kind] += face[kind];
    for (const [, vp] of face.blue) means.vp += vp;
  }
  for (const vale of player.vales) {
    const { symbols } = valeAt(vale);
    for (const kind of supplied) means[kind] += symbols[kind];
    means.vp += symbols.vpHarvest;
  }
  return means;
}

const together = (one: Readonly<Means>, other: Readonly<Means>): Means => ({
  mana: one.mana + other.mana,
  animal: one.animal + other.animal,
  forest: one.forest + other.forest,
  sky: one.sky + other.sky,
  wild: one.wild + other.wild,
  vp: one.vp + other.vp,
});

export function forecast(view: MysticValeView, seat: Seat): Forecast {
  const player = playerOf(view, seat);
  const game = gameBeforeHarvest(view, seat);
  const free = freeGains(game);
  const counted = [...new Set(free.cards)];
  const uses = harvestUses(game).map((move) => ('card' in move ? move.card : (player.leader?.card ?? '')));
  return { means: together(symbolMeans(playerFrom(player)), free.means), counted, uses: [...new Set(uses)].filter((id) => !counted.includes(id)) };
}

/** What can be spent in the Harvest at hand, or could in one that began now: free abilities counted. */
export function withinReach(view: MysticValeView, seat: Seat): Readonly<Means> {
  const { turn, options } = view;
  if (turn.phase !== 'harvest' || turn.seat !== seat) return forecast(view, seat).means;
  return options?.free ? together(turn.supply, options.free.means) : turn.supply;
}

/** How many spirits are missing for a vale. */
export function spiritsMissing(card: string, means: Readonly<Means>): number {
  const vale = valeNamed(card);
  return vale
    ? spiritsShort(
        vale,
        SPIRITS.map((spirit) => means[spirit]),
      )
    : 0;
}

/** Cards of a field that an advancement could be sleeved on. */
export const spotsOn = (player: PlayerView, piece: PieceView): number[] => spotsFor(playerFrom(player), pieceFrom(piece));

/** Where a leader's card lies; nothing before it is sleeved. */
export function leaderPlace(player: PlayerView): { on: number; where: 'deck' | 'onDeck' | 'field' | 'discard' } | undefined {
  const on = leaderCard(playerFrom(player));
  if (on === NONE) return undefined;
  if (player.onDeck === on) return { on, where: 'onDeck' };
  return { on, where: player.field.includes(on) ? 'field' : player.discard.includes(on) ? 'discard' : 'deck' };
}

/** The level of a spot of the commons, and of the vales, by its place. */
export const levelOfSpot = (spot: number): number => Math.floor(spot / CONSTANTS.commonsSpots) + 1;
export const levelOfValeSpot = (spot: number): number => Math.floor(spot / CONSTANTS.valeSpots) + 1;
