import { playerOf, topOf, type Viewer } from '@conclave/engine';
import { type Age, type ByElement, DIE_TYPES, type DieType, ELEMENTS, type Element, itemOf, talentOf } from '../cards/index.ts';
import type { ManaforgeMove } from '../moves.ts';
import { type Die, EMPTY, foreseen, type ManaforgeState, nextItems, type Player, type WorkshopCard } from '../state.ts';
import { pendingOf } from './pending.ts';
import type { Amounts, DieView, DraftView, ManaforgeView, PlayerView, WorkshopCardView } from './types.ts';

const idOf = (item: number): string => itemOf(item).id;
const talentId = (talent: number): string => talentOf(talent).id;
const elementOf = (e: number): Element => ELEMENTS[e] as Element;

const amounts = (list: ByElement): Amounts => ({ earth: list[0] ?? 0, fire: list[1] ?? 0, wind: list[2] ?? 0, water: list[3] ?? 0 });

function dieView(game: ManaforgeState, player: Player, { type, face, spent }: Die, place: number): DieView {
  return { type: DIE_TYPES[type] as DieType, face: game.round > 0 ? face : null, spent, stored: player.storedDie === place };
}

const workshopView = ({ item, charged, gems }: WorkshopCard): WorkshopCardView => ({ card: idOf(item), charged, gems: gems.map(elementOf) });

function playerView(game: ManaforgeState, player: Player): PlayerView {
  return {
    prestige: player.prestige,
    mana: amounts(player.mana),
    gems: amounts(player.gems),
    prisms: player.prisms,
    dice: player.dice.map((die, place) => dieView(game, player, die, place)),
    workshop: player.workshop.map(workshopView),
    store: player.store.map(idOf),
    talents: player.talents.map(talentId),
    prestigeFrom: player.earnedFrom.map((from, i) => ({ from, prestige: player.earned[i] ?? 0 })),
    prestigeByRound: player.byRound.slice(),
  };
}

function talentsIn(move: ManaforgeMove | undefined): string[] {
  if (move?.do === 'pick') return [move.talent];
  return move?.do === 'keep' ? move.talents.slice() : [];
}

function draftView(game: ManaforgeState, viewer: Viewer): DraftView | null {
  const { draft, seats } = game;
  if (!draft) return null;
  const isSeat = viewer !== 'spectator';
  const sealed = isSeat ? (topOf(game)?.sealed?.[viewer] as ManaforgeMove | undefined) : undefined;
  return {
    step: (draft.picks[0]?.length ?? 0) + 1,
    handSize: draft.hands[0]?.length ?? 0,
    hand: isSeat ? (draft.hands[viewer] ?? []).map(talentId) : [],
    picks: isSeat ? (draft.picks[viewer] ?? []).map(talentId) : [],
    sealed: talentsIn(sealed),
    from: isSeat ? (viewer + seats - 1) % seats : null,
    to: isSeat ? (viewer + 1) % seats : null,
  };
}

function phaseOf(game: ManaforgeState): ManaforgeView['phase'] {
  if (game.result) return 'over';
  if (game.draft) return 'draft';
  return game.round > 0 ? 'rounds' : 'setUp';
}

/** MF-TALENT-19, R-28: the owner may look whenever they like, so they are shown the cards all the time. */
function nextFor(game: ManaforgeState, viewer: Viewer): string[] | null {
  const cards = viewer === 'spectator' || game.draft ? 0 : foreseen(playerOf(game, viewer));
  return cards > 0 ? nextItems(game, cards).map(({ id }) => id) : null;
}

function deckByAge(deck: readonly number[]): Record<Age, number> {
  const left = { dawn: 0, noon: 0, dusk: 0 };
  for (const item of deck) left[itemOf(item).age]++;
  return left;
}

export function viewFor(game: ManaforgeState, viewer: Viewer): ManaforgeView {
  const { turn, pool } = game;
  return {
    phase: phaseOf(game),
    round: game.round,
    firstPlayer: game.firstPlayer,
    board: game.board.map((item) => (item === EMPTY ? null : idOf(item))),
    deck: deckByAge(game.deck),
    discard: game.discard.map(idOf),
    pool: { earth: pool[0] ?? 0, fire: pool[1] ?? 0, wind: pool[2] ?? 0, water: pool[3] ?? 0, arcane: pool[4] ?? 0 },
    turn: turn && { seat: turn.seat, spends: turn.spends, hasBuilt: turn.hasBuilt, used: turn.used.map(talentId) },
    pending: pendingOf(game),
    draft: draftView(game, viewer),
    next: nextFor(game, viewer),
    players: game.players.map((player) => playerView(game, player)),
    result: game.result && { ...game.result },
  };
}

export * from './read.ts';
export type * from './types.ts';
