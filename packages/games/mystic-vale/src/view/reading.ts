import { fastRandom, type Seat } from '@conclave/engine';
import { leaderMake, leaderNamed, type Make, POSITIONS, pieceNamed, sleevedMake, startingMake, tokenNamed, valeNamed } from '../cards/index.ts';
import { FRESH, freshTurn, type MysticValeState, NONE, type Player, SPENT, USED_THIS_TURN } from '../state.ts';
import type { CardView, MysticValeView, OwnValeView, PieceView, PlayerView } from './types.ts';

/**
 * A view read back as a game, so that what follows from it (points, decay, forecasts) is worked out by the rules themselves.
 * What a view does not tell is empty: such a game is asked, never played.
 */

export const pieceFrom = ({ card, position }: PieceView): number => pieceNamed(card, position) ?? NONE;

const indexFrom = (found: { index: number } | undefined): number => found?.index ?? NONE;

function baseFrom({ base, printed, side = 'start' }: CardView): Make {
  const leader = leaderNamed(base);
  return leader ? leaderMake(leader.index, side) : startingMake(base, printed ? POSITIONS.indexOf(printed) : NONE);
}

export function makeFrom(card: CardView): Make {
  let make = baseFrom(card);
  for (const sleeved of [card, card.eclipse])
    for (const position of POSITIONS) {
      const id = sleeved?.[position];
      if (id) make = sleevedMake(make, pieceFrom({ card: id, position }));
    }
  return make;
}

/** The cards that lie nowhere else. Which they are is known to all, their order is not. */
export function deckCards({ cards, field, onDeck, discard }: PlayerView): number[] {
  const elsewhere = new Set([...field, ...discard, onDeck]);
  return cards.map((_, card) => card).filter((card) => !elsewhere.has(card));
}

/** What is known of the order counts; the rest lies by number. */
function deckFrom(player: PlayerView): number[] {
  const { buried, top } = player;
  const between = deckCards(player).filter((card) => !buried.includes(card) && card !== top);
  return [...buried, ...between, ...(top === null || buried.includes(top) ? [] : [top])];
}

const USES: Record<NonNullable<OwnValeView['used']>, number> = { thisTurn: USED_THIS_TURN, spent: SPENT };

function readPlayer(player: PlayerView): Player {
  return {
    cards: player.cards.map(makeFrom),
    deck: deckFrom(player),
    buried: player.buried.length,
    sawTop: player.top !== null,
    onDeck: player.onDeck ?? NONE,
    field: [...player.field],
    discard: [...player.discard],
    kept: [...player.kept],
    vales: player.vales.map(({ card }) => indexFrom(valeNamed(card))),
    valeUse: player.vales.map(({ used }) => (used ? USES[used] : FRESH)),
    token: indexFrom(tokenNamed(player.token.card)),
    isActive: player.token.side === 'active',
    leader: player.leader ? indexFrom(leaderNamed(player.leader.card)) : NONE,
    workshop: player.workshop.map(pieceFrom),
    vp: player.vp,
    waitingMana: player.waiting.mana,
    waitingWild: player.waiting.wild,
    growth: player.growth,
    lent: [...player.lent],
    hasRedrawn: player.hasRedrawn,
    isSpoiled: player.isSpoiled,
    earnedTurn: false,
    bog: player.bog ?? NONE,
  };
}

const players = new WeakMap<PlayerView, Player>();

export function playerFrom(view: PlayerView): Player {
  const known = players.get(view);
  if (known) return known;
  const read = readPlayer(view);
  players.set(view, read);
  return read;
}

const unseen = (sizes: readonly number[]): number[][] => sizes.map((size) => Array<number>(size).fill(NONE));

/** The table with that seat about to harvest. */
export function gameBeforeHarvest(view: MysticValeView, seat: Seat): MysticValeState {
  return {
    seats: view.players.length,
    stack: [],
    random: fastRandom(0),
    walls: 0,
    result: view.result,
    options: { manaStorm: true, leaders: true, amulets: true, choice: 'draft', odds: view.showsOdds },
    start: view.start,
    pool: view.pool,
    isEnding: view.isEnding,
    decks: unseen(view.decks),
    cut: [],
    commons: view.commons.map((spot) => (spot ? pieceFrom(spot) : NONE)),
    soil: [...view.soil],
    valeDecks: unseen(view.valeDecks),
    isValeKnown: false,
    valeRow: view.vales.map((card) => indexFrom(card === null ? undefined : valeNamed(card))),
    gone: [],
    laid: [],
    players: view.players.map(playerFrom),
    turn: { ...freshTurn(seat, 'planting'), pushes: seat === view.turn.seat ? view.turn.pushes : 0 },
  };
}
