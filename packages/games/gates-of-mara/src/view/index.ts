import type { Seat, Viewer } from '@conclave/engine';
import { frameOf, isAt, playerOf, topOf } from '@conclave/engine';
import {
  type Ability,
  CENTRAL,
  caravanSpacesOf,
  constants,
  ELEMENTS,
  type Element,
  enchantmentBoard,
  enchantmentOf,
  FIRST_ENCHANTER,
  FIRST_GATE,
  figureInfo,
  HOME,
  isBanner,
  lordOf,
  NONE,
  nameOf,
  objectiveOf,
  placeAt,
  type RealmId,
  spacesOf,
  textOf,
  trackEnd,
  tribeOf,
  wandererCardOf,
} from '../cards/index.ts';
import { figureName, type MaraMove } from '../moves.ts';
import {
  attach,
  canExchange,
  enchant,
  enchantmentPoints,
  endOfRound,
  energyFor,
  exchange,
  innateOf,
  placeCaravan,
  placementOf,
  progressOf,
  reset,
  swapRate,
  takeGems,
  unlockedAt,
  waterLordSwap,
} from '../rules/index.ts';
import { attachmentsOf, claimsOf, finalScores, type Score, threshold } from '../scoring.ts';
import { isIn, lordIn, type MaraState, piecesIn, pointsOf, realmAt, SOURCES, type Source, seatUp } from '../state.ts';
import { statusOf, whyNotCard } from '../why-not/index.ts';
import { edgeOf } from './edge.ts';
import { type AbilityFacts, abilityFacts, costFacts, factsOf } from './facts.ts';
import { offeredTo, optionsAt } from './options.ts';
import { outlookOf } from './outlook.ts';
import type {
  CaravanSpaceView,
  EnchantmentView,
  FigureView,
  MaraView,
  ObjectiveView,
  OpenAbility,
  PlacementView,
  PlaceView,
  PlayerView,
  QuestionView,
  RealmView,
  SpaceView,
  Standing,
} from './types.ts';

function standingOn(game: MaraState, at: number): Standing[] {
  return game.players.flatMap(({ figures }, seat) =>
    figures.flatMap((figure, number) => (figure.at === at ? [{ seat, figure: figureName(number), kind: figureInfo[number]?.id ?? 'merchant' }] : [])),
  );
}

type Offered = readonly MaraMove[] | undefined;

function placeView(game: MaraState, viewer: Viewer, at: number, offered: Offered): PlaceView {
  const { id } = placeAt(at);
  const options = offered && viewer !== 'spectator' ? optionsAt(game, viewer, at, offered) : [];
  return { id, name: nameOf(id), figures: standingOn(game, at), options };
}

function realmView(game: MaraState, viewer: Viewer, index: number, offered: Offered): RealmView {
  const realm = realmAt(game, index);
  const spaces = spacesOf(game, realm.id).map((at): SpaceView => {
    const space = placeAt(at).space;
    const slot = space?.bannerSlot ?? NONE;
    return {
      ...placeView(game, viewer, at, offered),
      ability: abilityFacts(space?.ability as Ability),
      ...(slot !== NONE && { banner: realm.banners[slot] ?? null }),
    };
  });
  const caravanSpaces = caravanSpacesOf(game, realm.id).map(({ id, name, ability }, i): CaravanSpaceView => {
    const owner = realm.caravans[i] ?? NONE;
    return { id, name, ability: abilityFacts(ability), owner: owner === NONE ? null : owner };
  });
  return {
    id: realm.id,
    name: nameOf(`${realm.id}-realm`),
    text: textOf(`${realm.id}-realm`),
    lord: lordIn(game, index) ?? null,
    hasWanderer: game.wanderer === index,
    influence: realm.influence.slice(),
    trackEnd: trackEnd(realm.id),
    threshold: threshold(game, index),
    claims: realm.claims.slice(),
    edge: viewer === 'spectator' || phaseOf(game) !== 'turns' ? null : edgeOf(game, index, viewer),
    pieces: game.players.map((player, seat) => piecesIn(game, player, seat, index)),
    spaces,
    caravanSpaces,
  };
}

const idOf = (game: MaraState, realm: number): RealmId => game.realms[realm]?.id ?? 'chaos';
const realmsIn = (game: MaraState, at: number): RealmId[] => game.realms.filter((_, realm) => isIn(game, at, realm)).map(({ id }) => id);

function figureView(game: MaraState, seat: Seat, number: number): FigureView {
  const player = playerOf(game, seat);
  const info = figureInfo[number];
  const figure = player.figures[number];
  if (!info || !figure) throw new Error(`no figure ${number}`);
  const attachments = figure.attachments.map((card) => ({ card, name: nameOf(card), text: textOf(card), isBanner: isBanner(card) }));
  const room = constants.attachmentLimit - attachments.length;
  const bannerRoom = Math.min(room, info.bannerLimit - attachments.filter((one) => one.isBanner).length);
  const innate = innateOf(player, number);
  return {
    figure: figureName(number),
    kind: info.id,
    name: info.name,
    shape: info.shape,
    energy: energyFor(number),
    at: figure.at === HOME ? null : placeAt(figure.at).id,
    innate: innate && abilityFacts(innate),
    attachments,
    room,
    bannerRoom,
  };
}

function playerView(game: MaraState, seat: Seat, score: Score): PlayerView {
  const player = playerOf(game, seat);
  const { name, color } = tribeOf(player.tribe);
  return {
    seat,
    tribe: player.tribe,
    tribeName: name,
    color,
    energy: player.energy,
    energyMax: constants.energyMax,
    gems: Object.fromEntries(ELEMENTS.map((element, i) => [element, player.gems[i] ?? 0])) as Record<Element, number>,
    onyx: player.onyx,
    keys: player.keys,
    caravans: player.caravans,
    points: pointsOf(player),
    scored: Object.fromEntries(SOURCES.map((source, i) => [source, player.scored[i] ?? 0])) as Record<Source, number>,
    hasPassed: player.hasPassed,
    figures: player.figures.map((_, number) => figureView(game, seat, number)),
    attachments: attachmentsOf(player),
    claims: claimsOf(game, seat),
    keysThisRound: player.keysThisRound,
    enchantmentsThisRound: player.enchantmentsThisRound,
    score,
  };
}

function enchantmentView(game: MaraState, viewer: Viewer, id: string): EnchantmentView {
  const card = enchantmentOf(id);
  const refusal = viewer === 'spectator' ? null : (whyNotCard(playerOf(game, viewer), id, undefined) ?? null);
  return {
    card: id,
    name: card.name,
    text: card.text,
    price: costFacts(card.price),
    shapes: card.shapes,
    points: enchantmentPoints(game, card),
    ability: abilityFacts(card.ability),
    refusal,
  };
}

function objectiveView(game: MaraState, id: string): ObjectiveView {
  const objective = objectiveOf(id);
  const progress = game.players.map((_, seat) => progressOf(game, seat, objective));
  return { card: id, name: objective.name, text: objective.text, points: objective.points, progress };
}

function wandererView(game: MaraState): MaraView['wanderer'] {
  const { id, name, text, cost, rewards } = wandererCardOf(game.wandererCard);
  const canPay = game.players.map(({ gems }) => canExchange(game, gems));
  return { realm: idOf(game, game.wanderer), card: id, name, text, cost: costFacts(cost), rewards: rewards.map(({ effects }) => effects), canPay };
}

function placementView(game: MaraState): PlacementView | null {
  const placement = placementOf(game);
  if (!placement) return null;
  const { seat, figure, open, used, prepaid } = placement;
  const at = playerOf(game, seat).figures[figure]?.at ?? HOME;
  const opened = open.map(
    (id): OpenAbility => ({ ability: factsOf(id), state: 'open', isPaid: prepaid === id, refusal: statusOf(game, placement, id) ?? null }),
  );
  const spent = used.map((id): OpenAbility => ({ ability: factsOf(id), state: 'used', isPaid: false, refusal: null }));
  const order = unlockedAt(game, seat, figure, at);
  const rank = ({ ability }: OpenAbility): number => (order.includes(ability.id) ? order.indexOf(ability.id) : order.length);
  const abilities = [...opened, ...spent].toSorted((a, b) => rank(a) - rank(b));
  return { seat, figure: figureName(figure), at: placeAt(at).id, realms: realmsIn(game, at), abilities };
}

/** What a swap of Influence, a Caravan or gems are about. */
function questionView(game: MaraState): QuestionView | null {
  const frame = topOf(game);
  if (isAt(frame, waterLordSwap)) {
    const { realm, amount } = frame;
    return { about: 'influenceOrPoints', realm: idOf(game, realm), amount, points: amount * swapRate(game, realm) };
  }
  if (isAt(frame, takeGems)) return { about: 'takeGems', amount: frame.amount, of: frame.of.slice(), different: frame.different };
  if (isAt(frame, placeCaravan, 'chooseItsSpace')) return { about: 'placeCaravan', realm: idOf(game, frame.realm), isSecond: frame.isSecond };
  if (isAt(frame, placeCaravan, 'earthLordGivesInfluence'))
    return { about: 'earthLord', realm: idOf(game, frame.realm), influence: lordOf(lordIn(game, frame.realm) ?? '').influencePerCaravan };
  if (isAt(frame, exchange)) return { about: 'exchange' };
  if (isAt(frame, attach)) return { about: 'attach', card: frame.card };
  return isAt(frame, enchant) ? { about: 'enchant', left: frame.left } : null;
}

function phaseOf(game: MaraState): MaraView['phase'] {
  if (game.result) return 'over';
  if (frameOf(game, reset)) return 'reset';
  return frameOf(game, endOfRound) ? 'endOfRound' : 'turns';
}

function tally(cards: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards.toSorted()) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

function enchantmentBoardView(game: MaraState, viewer: Viewer, offered: Offered): MaraView['enchantmentBoard'] {
  const row = Array.from({ length: enchantmentBoard.enchanterSpaces }, (_, i) => standingOn(game, FIRST_ENCHANTER + i)[0] ?? null);
  const place = placeView(game, viewer, FIRST_ENCHANTER, offered);
  return {
    ...place,
    figures: row.filter((one) => one !== null),
    row,
    slots: game.enchantments.map((id) => (id === null ? null : enchantmentView(game, viewer, id))),
    purchases: enchantmentBoard.ability.effects.reduce((sum, effect) => sum + (effect.op === 'gainEnchantments' ? effect.amount : 0), 0),
  };
}

function abilitiesIn(places: readonly PlaceView[], question: QuestionView | null): Record<string, AbilityFacts> {
  const opened = places.flatMap(({ options }) => options.flatMap(({ opens }) => opens));
  const carried = question?.about === 'attach' ? [question.card] : [];
  return Object.fromEntries([...new Set([...opened, ...carried])].map((id) => [id, factsOf(id)]));
}

/** GM-COMP-08: everything is open but the order of the decks, so all viewers see the same; only options are the viewer's own. */
export function viewFor(game: MaraState, viewer: Viewer): MaraView {
  const offered = offeredTo(game, viewer);
  const scores = finalScores(game);
  const realms = game.realms.map((_, realm) => realmView(game, viewer, realm, offered));
  const gates = game.realms.map((_, gate) => ({ ...placeView(game, viewer, FIRST_GATE + gate, offered), realms: realmsIn(game, FIRST_GATE + gate) }));
  const central = placeView(game, viewer, CENTRAL, offered);
  const board = enchantmentBoardView(game, viewer, offered);
  const phase = phaseOf(game);
  const question = questionView(game);
  return {
    viewer,
    round: game.round,
    rounds: constants.rounds,
    phase,
    turnOrder: game.turnOrder.slice(),
    turn: seatUp(game) ?? null,
    players: game.players.map((_, seat) => playerView(game, seat, scores[seat] as Score)),
    realms,
    gates,
    centralGate: { ...central, keys: game.centralKeys },
    enchantmentBoard: board,
    objectives: game.objectives.map((id) => objectiveView(game, id)),
    wanderer: wandererView(game),
    lords: game.lords.map(({ id, realm }) => ({
      lord: id,
      name: lordOf(id).name,
      text: lordOf(id).text,
      element: lordOf(id).element,
      realm: realm === NONE ? null : idOf(game, realm),
    })),
    decks: {
      enchantments: game.enchantmentDeck.length,
      banners: game.bannerDeck.length,
      objectives: game.objectiveDeck.cards.length,
      wanderer: game.wandererDeck.cards.length,
    },
    unseen: {
      enchantments: tally(game.enchantmentDeck),
      banners: tally(game.bannerDeck),
      objectives: game.objectiveDeck.cards.slice(game.objectiveDeck.under).sort(),
      wanderer: game.wandererDeck.cards.slice(game.wandererDeck.under).sort(),
    },
    abilities: abilitiesIn([...realms.flatMap(({ spaces }) => spaces), ...gates, central, board], question),
    placement: placementView(game),
    question,
    outlook: phase === 'turns' ? outlookOf(game) : null,
    result: game.result,
  };
}

export type { Edge } from './edge.ts';
export type { AbilityFacts, CostFacts } from './facts.ts';
export type { PlaceOption, Shift } from './options.ts';
export type { Outlook } from './outlook.ts';
export type * from './types.ts';
