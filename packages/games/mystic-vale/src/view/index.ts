import { playerOf, type Seat, type Viewer } from '@conclave/engine';
import {
  advancementAt,
  CONSTANTS,
  type Face,
  faceOf,
  isSoil,
  leaderAt,
  type Make,
  POSITIONS,
  pieceAt,
  SPIRITS,
  type Symbols,
  sleevedMake,
  soilPiece,
  tokenAt,
  valeAt,
} from '../cards/index.ts';
import { gardenVp, growthOfVales, harvestHelp, leaderCard, mustPush, nameAndPlace, openVp, spiritsShort, spotsFor } from '../rules/index.ts';
import { scoreOf } from '../scoring.ts';
import { FRESH, faceAt, type MysticValeState, makeOf, NONE, type Player, SPENT } from '../state.ts';
import { pushOdds } from './odds.ts';
import type {
  AdvancementView,
  CardView,
  Means,
  MysticValeView,
  OwnValeView,
  PlayerView,
  SectionView,
  SleevableView,
  SpotView,
  TurnView,
  ValeView,
} from './types.ts';

export { type Odds, pushOdds } from './odds.ts';
export type { AdvancementView, CardView, Means, MysticValeView, OwnValeView, PlayerView, SectionView, SpotView, TurnView, ValeView } from './types.ts';

function sectionOf({ base, plain, eclipse, room }: Face, place: number): SectionView {
  const over = plain[place] ?? NONE;
  const under = eclipse[place] ?? NONE;
  const shown = over === NONE ? under : over;
  const sleeved = shown === NONE ? null : advancementAt(shown).id;
  return {
    shows: place === base.printedAt ? base.id : sleeved,
    isEclipse: shown !== NONE && advancementAt(shown).eclipse,
    covered: over !== NONE && under !== NONE ? advancementAt(under).id : null,
    takesPlain: (room & (1 << place)) !== 0,
    takesEclipse: (room & (1 << (place + POSITIONS.length))) !== 0,
  };
}

function symbolsOf(face: Face, lent: number): Partial<Symbols> {
  const { mana, decay, growth, animal, forest, sky, wild, guardian, blue, gray, red, base } = face;
  const vpHarvest = blue.reduce((sum, [, vp]) => sum + vp, 0);
  const all = { mana, decay, growth, animal, forest, sky, wild, guardian: guardian + lent, vpHarvest, vpEnd: gray + base.symbols.vpEnd, vpNegative: red };
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n !== 0));
}

// What a make-up looks like does not change, so it is worked out once. Views share it: they are read, never written.
const looks = new WeakMap<Face, Pick<CardView, 'sections' | 'symbols'>>();

function lookOf(face: Face): Pick<CardView, 'sections' | 'symbols'> {
  const known = looks.get(face);
  if (known) return known;
  const sections = face.isLeader ? [] : POSITIONS.map((_, place) => sectionOf(face, place));
  const look = { sections, symbols: symbolsOf(face, 0) };
  looks.set(face, look);
  return look;
}

function drawn(player: Player, card: number, make: Make): CardView {
  const face = faceOf(make);
  const { sections, symbols } = lookOf(face);
  const lent = player.lent.filter((one) => one === card).length;
  return {
    card,
    base: face.base.id,
    side: face.isLeader ? face.base.side : null,
    sections,
    symbols: lent > 0 ? symbolsOf(face, lent) : symbols,
    lent,
    isBlank: face.isBlank,
    isKept: player.kept.includes(card),
    countsAs: null,
  };
}

/** Every card of a player; in Harvest a leader in the field with the side that counts. */
function cardViews(game: MysticValeState, seat: Seat): CardView[] {
  const player = playerOf(game, seat);
  const isHarvest = game.turn.phase === 'harvest' && game.turn.seat === seat;
  return player.cards.map((make, card) => {
    const view = drawn(player, card, make);
    if (!isHarvest || view.side === null || !player.field.includes(card)) return view;
    const inForce = faceOf(game.turn.leaderInForce);
    return { ...view, symbols: symbolsOf(inForce, view.lent), countsAs: inForce.base.side };
  });
}

function decayView(player: Player): PlayerView['decay'] {
  let decay = 0;
  let growth = player.growth + growthOfVales(player);
  for (const card of player.onDeck === NONE ? player.field : [...player.field, player.onDeck]) {
    decay += faceAt(player, card).decay;
    growth += faceAt(player, card).growth;
  }
  return { decay, growth, counts: Math.max(0, decay - growth) };
}

function harvestView(player: Player): Means {
  const means: Means = { mana: player.waitingMana, animal: 0, forest: 0, sky: 0, wild: player.waitingWild, vp: 0 };
  const add = (symbols: Partial<Symbols>): void => {
    for (const kind of ['mana', ...SPIRITS] as const) means[kind] += symbols[kind] ?? 0;
    means.vp += symbols.vpHarvest ?? 0;
  };
  for (const card of player.field) add(lookOf(faceAt(player, card)).symbols);
  for (const vale of player.vales) add(valeAt(vale).symbols);
  return means;
}

function leaderView(player: Player): PlayerView['leader'] {
  if (player.leader === NONE) return null;
  const on = leaderCard(player);
  if (on === NONE) return { card: leaderAt(player.leader).id, side: 'start', on: 0, where: 'deck' };
  const where = player.onDeck === on ? 'onDeck' : player.field.includes(on) ? 'field' : player.discard.includes(on) ? 'discard' : 'deck';
  return { card: leaderAt(player.leader).id, side: faceAt(player, on).base.side, on, where };
}

const valeUseView = (use: number | undefined): OwnValeView['use'] => (use === FRESH ? 'open' : use === SPENT ? 'spent' : 'thisTurn');

const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

function helpsView(game: MysticValeState, seat: Seat): string[] {
  const leader = leaderView(playerOf(game, seat))?.card;
  return [...new Set(harvestHelp(game, seat).flatMap((move) => ('card' in move ? move.card : (leader ?? []))))];
}

function playerView(game: MysticValeState, seat: Seat, viewer: Viewer): PlayerView {
  const player = playerOf(game, seat);
  const knowsTop = viewer === seat && player.sawTop;
  const token = tokenAt(player.token);
  return {
    seat,
    vp: player.vp,
    score: scoreOf(player),
    cards: cardViews(game, seat),
    deck: player.deck.length,
    deckCards: viewer === seat || game.result ? ascending(player.deck) : [],
    buried: player.deck.slice(0, player.buried),
    top: knowsTop ? (player.deck.at(-1) ?? null) : null,
    onDeck: player.onDeck === NONE ? null : player.onDeck,
    field: player.field.slice(),
    discard: player.discard.slice(),
    vales: player.vales.map((vale, i) => ({ card: valeAt(vale).id, use: valeUseView(player.valeUse[i]) })),
    token: { card: token.id, side: player.isActive ? 'active' : 'used', isAmulet: token.index > 0 },
    leader: leaderView(player),
    workshop: player.workshop.map(nameAndPlace),
    decay: decayView(player),
    harvest: harvestView(player),
    helps: helpsView(game, seat),
    waiting: { mana: player.waitingMana, wild: player.waitingWild },
    isSpoiled: player.isSpoiled,
    odds: game.options.odds ? pushOdds(player, knowsTop) : null,
    hasRedrawn: player.hasRedrawn,
  };
}

function advancementView(piece: number, looker: Player): AdvancementView {
  const { advancement, position } = pieceAt(piece);
  const { id, cost, level, eclipse } = advancement;
  return { card: id, position, cost, level, isEclipse: eclipse, fits: spotsFor(looker, piece) };
}

function spotView(piece: number, spot: number, looker: Player): SpotView {
  const row = Math.floor(spot / CONSTANTS.commonsSpots) + 1;
  return { row, advancement: piece === NONE || isSoil(piece) ? null : advancementView(piece, looker) };
}

function supplyView(game: MysticValeState): Means {
  const [animal = 0, forest = 0, sky = 0, wild = 0] = game.turn.spirits;
  return { mana: game.turn.mana, animal, forest, sky, wild, vp: game.turn.phase === 'harvest' ? openVp(game) : 0 };
}

/** The spirits a seat has now, or would have if it harvested now. */
function spiritsOf(game: MysticValeState, looker: Seat): number[] {
  const isHarvesting = game.turn.phase === 'harvest' && game.turn.seat === looker;
  const means = isHarvesting ? supplyView(game) : harvestView(playerOf(game, looker));
  return SPIRITS.map((spirit) => means[spirit]);
}

function valeView(vale: number, spot: number, spirits: readonly number[]): ValeView {
  const row = Math.floor(spot / CONSTANTS.valeSpots) + 1;
  return vale === NONE ? { row, card: null, short: 0 } : { row, card: valeAt(vale).id, short: spiritsShort(valeAt(vale), spirits) };
}

function sleevableView(player: Player, piece: number): SleevableView {
  const crafted = (on: number): CardView => drawn(player, on, sleevedMake(makeOf(player, on), piece));
  return { ...nameAndPlace(piece), spots: spotsFor(player, piece).map((on) => ({ on, crafted: crafted(on) })) };
}

function turnView(game: MysticValeState): TurnView {
  const { turn } = game;
  const player = playerOf(game, turn.seat);
  return {
    seat: turn.seat,
    phase: turn.phase,
    pushes: turn.pushes,
    isSpoiled: turn.isSpoiled,
    hasExtra: turn.hasExtra,
    supply: supplyView(game),
    buysLeft: CONSTANTS.advancementBuys - turn.buys,
    valeBuysLeft: CONSTANTS.valeBuys - turn.valeBuys,
    aside: turn.aside.map((piece) => sleevableView(player, piece)),
    workshop: turn.phase === 'harvest' ? player.workshop.map((piece) => sleevableView(player, piece)) : [],
    mustPush: (turn.phase === 'planting' || turn.phase === 'bog') && mustPush(game),
    gardenVp: gardenVp(game),
  };
}

export function viewFor(game: MysticValeState, viewer: Viewer): MysticValeView {
  const lookerSeat = viewer === 'spectator' ? game.turn.seat : viewer;
  const looker = playerOf(game, lookerSeat);
  const spirits = spiritsOf(game, lookerSeat);
  const known = game.isValeKnown ? game.valeDecks[0]?.at(-1) : undefined;
  const { spoilsAt, prepStopsAt, advancementBuys, valeBuys } = CONSTANTS;
  return {
    options: { ...game.options },
    start: game.start,
    pool: game.pool,
    isEnding: game.isEnding,
    limits: { spoilsAt, prepStopsAt, advancementBuys, valeBuys },
    commons: game.commons.map((piece, spot) => spotView(piece, spot, looker)),
    soil: game.soil.map((left, place) => ({ ...advancementView(soilPiece(place), looker), left })),
    decks: game.decks.map(({ length }) => length),
    vales: game.valeRow.map((vale, spot) => valeView(vale, spot, spirits)),
    valeDecks: game.valeDecks.map(({ length }) => length),
    knownVale: known === undefined ? null : valeAt(known).id,
    gone: game.gone.map((vale) => valeAt(vale).id),
    laid: game.laid.map(({ leaders, amulets }) => ({ leaders: leaders.map((one) => leaderAt(one).id), amulets: amulets.map((one) => tokenAt(one).id) })),
    players: game.players.map((_, seat) => playerView(game, seat, viewer)),
    turn: turnView(game),
    result: game.result && { ...game.result, winners: [...game.result.winners] },
  };
}
