import { playerOf, type Seat, type Viewer } from '@conclave/engine';
import {
  AETHER_RESERVE,
  AGES,
  type Age,
  ANY,
  ageOfRound,
  type ByElement,
  constants,
  DIE_TYPES,
  type DieType,
  ELEMENTS,
  type Element,
  effectOf,
  itemOf,
  PRECOGNITION,
  talentOf,
} from '../cards/index.ts';
import type { ManaforgeMove } from '../moves.ts';
import { placeOf, signsOn, worthNow } from '../scoring.ts';
import { type Die, EMPTY, has, isOpen, type ManaforgeState, nextItems, nextSlot, type Player, tokensOf, type WorkshopCard, wandsIn } from '../state.ts';
import { pendingOf } from './pending.ts';
import type { Amounts, BoardItemView, DieView, DraftView, LevelView, ManaforgeView, PlayerView, WorkshopCardView } from './types.ts';

const idOf = (item: number): string => itemOf(item).id;
const talentId = (talent: number): string => talentOf(talent).id;
const elementOf = (e: number): Element => ELEMENTS[e] as Element;
const takes = (slot: number): Element | 'any' => (slot === ANY ? 'any' : elementOf(slot));

const amounts = (list: ByElement): Amounts => ({ earth: list[0] ?? 0, fire: list[1] ?? 0, wind: list[2] ?? 0, water: list[3] ?? 0 });

function dieView(game: ManaforgeState, player: Player, { type, face, spent }: Die, place: number): DieView {
  const isRolled = game.round > 0;
  return {
    type: DIE_TYPES[type] as DieType,
    face: isRolled ? face : null,
    shows: isRolled ? effectOf(type, face).face : null,
    spent,
    stored: player.storedDie === place,
  };
}

function levelsOf(card: WorkshopCard): LevelView[] {
  return itemOf(card.item).abilities.map(({ slots, gemsWhenOpen }, ability) => ({
    open: isOpen(card, ability),
    slots: slots.map((slot, i) => {
      const gem = card.gems[gemsWhenOpen - slots.length + i];
      return { takes: takes(slot), gem: gem === undefined ? null : elementOf(gem) };
    }),
  }));
}

function workshopView(card: WorkshopCard | undefined): WorkshopCardView | null {
  if (!card) return null;
  const slot = nextSlot(card);
  return {
    card: idOf(card.item),
    charged: card.charged,
    gems: card.gems.map(elementOf),
    levels: levelsOf(card),
    takesNext: slot === undefined ? null : takes(slot),
  };
}

function playerView(game: ManaforgeState, player: Player, seat: Seat): PlayerView {
  const used = game.turn?.seat === seat ? game.turn.used : [];
  return {
    prestige: player.prestige,
    place: placeOf(game, seat),
    mana: amounts(player.mana),
    gems: amounts(player.gems),
    prisms: player.prisms,
    tokens: tokensOf(player),
    dice: player.dice.map((die, place) => dieView(game, player, die, place)),
    unspentDice: player.dice.filter(({ spent }) => !spent).length,
    signs: amounts(game.round > 0 ? signsOn(player) : []),
    workshop: Array.from({ length: constants.workshopSlots }, (_, place) => workshopView(player.workshop[place])),
    store: player.store.map(idOf),
    wands: wandsIn(player),
    talents: player.talents.map((talent) => ({
      talent: talentId(talent),
      used: used.includes(talent),
      die: talent === AETHER_RESERVE ? player.storedDie : null,
    })),
    prestigeFrom: player.earnedFrom.map((from, i) => ({ from, prestige: player.earned[i] ?? 0 })),
    prestigeByRound: player.byRound.slice(),
  };
}

function talentsIn(move: ManaforgeMove | undefined): string[] {
  if (move?.do === 'pick') return [move.talent];
  return move?.do === 'keep' ? move.talents.slice() : [];
}

function draftView({ draft, seats, stack }: ManaforgeState, viewer: Viewer): DraftView | null {
  if (!draft) return null;
  const isSeat = viewer !== 'spectator';
  const sealed = isSeat ? (stack.at(-1)?.sealed?.[viewer] as ManaforgeMove | undefined) : undefined;
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
  if (viewer === 'spectator' || game.draft || !has(playerOf(game, viewer), PRECOGNITION)) return null;
  return nextItems(game, constants.itemsDealtPerRound).map(({ id }) => id);
}

const deckByAge = (deck: readonly number[]): Record<Age, number> => {
  const count = (age: Age): number => deck.filter((item) => itemOf(item).age === age).length;
  return { dawn: count(AGES[0]), noon: count(AGES[1]), dusk: count(AGES[2]) };
};

export function viewFor(game: ManaforgeState, viewer: Viewer): ManaforgeView {
  const { turn, pool } = game;
  const boardItem = (item: number): BoardItemView => ({ card: idOf(item), worth: game.players.map((player) => worthNow(player, item)) });
  return {
    phase: phaseOf(game),
    round: game.round,
    rounds: constants.rounds,
    age: game.round > 0 ? ageOfRound(game.round) : null,
    firstPlayer: game.firstPlayer,
    board: game.board.map((item) => (item === EMPTY ? null : boardItem(item))),
    deck: { cards: game.deck.length, byAge: deckByAge(game.deck) },
    discard: game.discard.map(idOf),
    pool: { earth: pool[0] ?? 0, fire: pool[1] ?? 0, wind: pool[2] ?? 0, water: pool[3] ?? 0, arcane: pool[4] ?? 0 },
    turn: turn && { seat: turn.seat, spends: turn.spends, hasBuilt: turn.hasBuilt, used: turn.used.map(talentId) },
    pending: pendingOf(game),
    draft: draftView(game, viewer),
    next: nextFor(game, viewer),
    players: game.players.map((player, seat) => playerView(game, player, seat)),
    limits: { spendsPerTurn: constants.spendsPerTurn, workshop: constants.workshopSlots, itemsPerRound: constants.itemsDealtPerRound },
    result: game.result && { ...game.result },
  };
}

export type * from './types.ts';
