import { lookUp, playerOf, type Seat } from '@conclave/engine';
import {
  CENTRAL,
  caravanSpacesOf,
  constants,
  ELEMENTS,
  type Element,
  enchantmentBoard,
  enchantmentOf,
  FIRST_ENCHANTER,
  FIRST_GATE,
  HOME,
  NONE,
  nameOf,
  objectiveOf,
  placeAt,
  spaceById,
  spacesOf,
  textOf,
  trackEnd,
  wandererCardOf,
} from '../cards/index.ts';
import { figureName } from '../moves.ts';
import { canBuy, enchantmentPoints, progressOf, unlockedAt } from '../rules/index.ts';
import { attachmentsOf, claimsOf, finalScores, type Score, threshold } from '../scoring.ts';
import { bannerAt, lordIn, pointsOf, realmAt, realmIdsAt, SOURCES, type Source, standingOn, type Table } from '../state.ts';
import { carriersOf } from '../words/index.ts';
import type {
  BoardView,
  CaravanSpaceView,
  EnchantmentView,
  ObjectiveView,
  OpenAbility,
  PlacementView,
  PlaceView,
  PlayerView,
  RealmView,
  SpaceView,
} from './board-types.ts';
import { edgeOf } from './edge.ts';
import { abilityFacts, costFacts, factsOf } from './facts.ts';
import { figureView } from './figure.ts';
import type { MaraView } from './types.ts';

function placeView(view: Table, at: number): PlaceView {
  const { id } = placeAt(at);
  return { id, name: nameOf(id), figures: standingOn(view, at) };
}

function spaceView(view: Table, at: number): SpaceView {
  const space = spaceById(placeAt(at).id);
  const banner = bannerAt(view, space);
  return { ...placeView(view, at), ability: factsOf(space.id), ...(banner !== undefined && { banner }) };
}

function caravanSpaceViews(view: Table, { id: realm, caravans }: Table['realms'][number]): CaravanSpaceView[] {
  return caravanSpacesOf(view, realm).map(({ id }, i) => {
    const owner = caravans[i] ?? NONE;
    return { id, name: nameOf(id), ability: factsOf(id), owner: owner === NONE ? null : owner };
  });
}

function realmView(view: MaraView, index: number): RealmView {
  const { viewer } = view;
  const realm = realmAt(view, index);
  return {
    id: realm.id,
    name: nameOf(`${realm.id}-realm`),
    text: textOf(`${realm.id}-realm`),
    lord: lordIn(view, index) ?? null,
    hasWanderer: view.wanderer === index,
    influence: realm.influence,
    trackEnd: trackEnd(realm.id),
    threshold: threshold(view, index),
    claims: realm.claims,
    edge: viewer === 'spectator' || view.phase !== 'turns' ? null : edgeOf(view, index, viewer),
    spaces: spacesOf(view, realm.id).map((at) => spaceView(view, at)),
    caravanSpaces: caravanSpaceViews(view, realm),
  };
}

function playerView(view: Table, seat: Seat, score: Score): PlayerView {
  const player = playerOf(view, seat);
  return {
    seat,
    tribe: player.tribe,
    tribeName: nameOf(player.tribe),
    energy: player.energy,
    energyMax: constants.energyMax,
    gems: Object.fromEntries(ELEMENTS.map((element, i) => [element, player.gems[i] ?? 0])) as Record<Element, number>,
    onyx: player.onyx,
    keys: player.keys,
    caravans: player.caravans,
    points: pointsOf(player),
    scored: Object.fromEntries(SOURCES.map((source, i) => [source, player.scored[i] ?? 0])) as Record<Source, number>,
    hasPassed: player.hasPassed,
    figures: player.figures.map((_, number) => figureView(player, number)),
    attachments: attachmentsOf(player),
    claims: claimsOf(view, seat),
    score,
  };
}

function enchantmentView(view: MaraView, id: string): EnchantmentView {
  const card = enchantmentOf(id);
  const { price, shapes, ability } = card;
  const isInReach = view.viewer !== 'spectator' && canBuy(playerOf(view, view.viewer), card);
  return {
    card: id,
    name: nameOf(id),
    text: textOf(id),
    price: costFacts(price),
    shapes,
    carriers: carriersOf(id),
    points: enchantmentPoints(view, card),
    ability: abilityFacts(ability),
    isInReach,
  };
}

function objectiveView(view: Table, id: string): ObjectiveView {
  const objective = objectiveOf(id);
  const progress = view.players.map((_, seat) => progressOf(view, seat, objective));
  return { card: id, name: nameOf(id), text: textOf(id), points: objective.points, progress };
}

function wandererView(view: Table): BoardView['wanderer'] {
  const { id, cost, rewards } = wandererCardOf(view.wandererCard);
  return {
    realm: realmAt(view, view.wanderer).id,
    card: id,
    name: nameOf(id),
    text: textOf(id),
    cost: costFacts(cost),
    rewards: rewards.map(({ pictures }) => pictures),
  };
}

function placementView(view: MaraView): PlacementView | null {
  if (!view.placement) return null;
  const { seat, figure, open, used, prepaid } = view.placement;
  const at = playerOf(view, seat).figures[figure]?.at ?? HOME;
  const opened = open.map(
    (id): OpenAbility => ({ ability: factsOf(id), state: 'open', isPaid: prepaid === id, refusal: lookUp(view.options?.closed ?? {}, id) ?? null }),
  );
  const spent = used.map((id): OpenAbility => ({ ability: factsOf(id), state: 'used', isPaid: false, refusal: null }));
  const order = unlockedAt(view, seat, figure, at);
  const rank = ({ ability }: OpenAbility): number => (order.includes(ability.id) ? order.indexOf(ability.id) : order.length);
  const abilities = [...opened, ...spent].toSorted((a, b) => rank(a) - rank(b));
  return { seat, figure: figureName(figure), at: placeAt(at).id, realms: realmIdsAt(view, at), abilities };
}

function enchantmentBoardView(view: MaraView): BoardView['enchantmentBoard'] {
  const row = Array.from({ length: enchantmentBoard.enchanterSpaces }, (_, i) => standingOn(view, FIRST_ENCHANTER + i)[0] ?? null);
  const slots = view.enchantments.map((id) => (id === null ? null : enchantmentView(view, id)));
  return { ...placeView(view, FIRST_ENCHANTER), figures: row.filter((one) => one !== null), row, slots };
}

/** The table as a board draws it, worked out from a view. */
export function boardOf(view: MaraView): BoardView {
  const { viewer, round, phase, turnOrder, question } = view;
  const scores = finalScores(view);
  return {
    viewer,
    round,
    rounds: constants.rounds,
    phase,
    turnOrder,
    turn: turnOrder[view.turn] ?? null,
    players: scores.map((score, seat) => playerView(view, seat, score)),
    realms: view.realms.map((_, realm) => realmView(view, realm)),
    gates: view.realms.map((_, gate) => ({ ...placeView(view, FIRST_GATE + gate), realms: realmIdsAt(view, FIRST_GATE + gate) })),
    centralGate: { ...placeView(view, CENTRAL), keys: view.centralKeys },
    enchantmentBoard: enchantmentBoardView(view),
    objectives: view.objectives.map((id) => objectiveView(view, id)),
    wanderer: wandererView(view),
    placement: placementView(view),
    question,
  };
}
