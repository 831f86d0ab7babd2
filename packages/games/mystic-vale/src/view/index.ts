import { playerOf, type Seat, type Viewer } from '@conclave/engine';
import { advancementAt, CONSTANTS, type Face, faceOf, leaderAt, POSITIONS, type Side, tokenAt, valeAt } from '../cards/index.ts';
import { leaderCard, type Means, nameAndPlace, openVp } from '../rules/index.ts';
import { FRESH, faceAt, type MysticValeState, NONE, type Player, SPENT } from '../state.ts';
import type { CardView, MysticValeView, OwnValeView, PieceView, PlayerView, SleevedView, TurnView } from './types.ts';

export type { Means } from '../rules/index.ts';
export { type CardLook, cardLook, cardLooks, craftedLook, type SectionLook } from './look.ts';
export { type Odds, pushOdds } from './odds.ts';
export { optionsFor } from './options.ts';
export { deckCards } from './reading.ts';
export {
  type Forecast,
  fieldDecay,
  forecast,
  leaderPlace,
  levelOfSpot,
  levelOfValeSpot,
  pushOddsIn,
  scoreSheet,
  spiritsMissing,
  spotsOn,
  totalPoints,
  withinReach,
} from './reckoning.ts';
export type { CardView, MysticValeView, OwnValeView, PieceView, PlayerView, TurnView } from './types.ts';

function sleevedView(pieces: readonly number[]): SleevedView {
  return Object.fromEntries(pieces.flatMap((piece, place) => (piece === NONE ? [] : [[POSITIONS[place], advancementAt(piece).id]])));
}

function cardView({ base, plain, eclipse }: Face): CardView {
  const printed = POSITIONS[base.printedAt];
  return {
    base: base.id,
    ...(printed && { printed }),
    ...(base.leader && { side: base.side }),
    ...sleevedView(plain),
    ...(eclipse.some((piece) => piece !== NONE) && { eclipse: sleevedView(eclipse) }),
  };
}

// A make-up never changes, so what names it is made once. Views share it: they are read, never written.
const cardViews = new WeakMap<Face, CardView>();

function cardViewOf(face: Face): CardView {
  const known = cardViews.get(face);
  if (known) return known;
  const made = cardView(face);
  cardViews.set(face, made);
  return made;
}

function sideInForce({ turn }: MysticValeState, player: Player, seat: Seat): { countsAs?: Side } {
  if (turn.phase !== 'harvest' || turn.seat !== seat || !player.field.includes(leaderCard(player))) return {};
  return { countsAs: faceOf(turn.leaderInForce).base.side };
}

function leaderView(game: MysticValeState, player: Player, seat: Seat): PlayerView['leader'] {
  if (player.leader === NONE) return null;
  const { id } = leaderAt(player.leader);
  const on = leaderCard(player);
  return on === NONE ? { card: id, side: 'start' } : { card: id, side: faceAt(player, on).base.side, ...sideInForce(game, player, seat) };
}

function ownValeView(vale: number, use: number | undefined): OwnValeView {
  const card = valeAt(vale).id;
  return use === FRESH ? { card } : { card, used: use === SPENT ? 'spent' : 'thisTurn' };
}

const orNull = (index: number): number | null => (index === NONE ? null : index);
const pieceView = (piece: number): PieceView | null => (piece === NONE ? null : nameAndPlace(piece));
const valeView = (vale: number): string | null => (vale === NONE ? null : valeAt(vale).id);

function playerView(game: MysticValeState, seat: Seat, viewer: Viewer): PlayerView {
  const player = playerOf(game, seat);
  const { deck } = player;
  return {
    seat,
    vp: player.vp,
    cards: player.cards.map((_, card) => cardViewOf(faceAt(player, card))),
    deck: deck.length,
    buried: deck.slice(0, player.buried),
    top: viewer === seat && player.sawTop ? (deck.at(-1) ?? null) : null,
    onDeck: orNull(player.onDeck),
    field: player.field.slice(),
    discard: player.discard.slice(),
    kept: player.kept.slice(),
    lent: player.lent.slice(),
    vales: player.vales.map((vale, i) => ownValeView(vale, player.valeUse[i])),
    token: { card: tokenAt(player.token).id, side: player.isActive ? 'active' : 'used' },
    leader: leaderView(game, player, seat),
    workshop: player.workshop.map(nameAndPlace),
    growth: player.growth,
    waiting: { mana: player.waitingMana, wild: player.waitingWild },
    bog: orNull(player.bog),
    isSpoiled: player.isSpoiled,
    hasRedrawn: player.hasRedrawn,
  };
}

function supplyView(game: MysticValeState): Means {
  const [animal = 0, forest = 0, sky = 0, wild = 0] = game.turn.spirits;
  return { mana: game.turn.mana, animal, forest, sky, wild, vp: game.turn.phase === 'harvest' ? openVp(game) : 0 };
}

function turnView(game: MysticValeState): TurnView {
  const { turn } = game;
  return {
    seat: turn.seat,
    phase: turn.phase,
    pushes: turn.pushes,
    isSpoiled: turn.isSpoiled,
    hasExtra: turn.hasExtra,
    supply: supplyView(game),
    buysLeft: CONSTANTS.advancementBuys - turn.buys,
    valeBuysLeft: CONSTANTS.valeBuys - turn.valeBuys,
    aside: turn.aside.map(nameAndPlace),
  };
}

const sizeOf = ({ length }: readonly number[]): number => length;

/** What lies on the table: names and numbers. What follows from them is worked out where it is shown. */
export function viewFor(game: MysticValeState, viewer: Viewer): MysticValeView {
  const known = game.isValeKnown ? game.valeDecks[0]?.at(-1) : undefined;
  return {
    start: game.start,
    pool: game.pool,
    isEnding: game.isEnding,
    showsOdds: game.options.odds,
    commons: game.commons.map(pieceView),
    soil: game.soil.slice(),
    decks: game.decks.map(sizeOf),
    vales: game.valeRow.map(valeView),
    valeDecks: game.valeDecks.map(sizeOf),
    knownVale: known === undefined ? null : valeAt(known).id,
    gone: game.gone.map((vale) => valeAt(vale).id),
    laid: game.laid.map(({ leaders, amulets }) => ({ leaders: leaders.map((one) => leaderAt(one).id), amulets: amulets.map((one) => tokenAt(one).id) })),
    players: game.players.map((_, seat) => playerView(game, seat, viewer)),
    turn: turnView(game),
    result: game.result && { ...game.result, winners: [...game.result.winners] },
  };
}
