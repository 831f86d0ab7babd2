import { done, type Prompt, push, ruleOf, tell } from '@conclave/engine';
import { type Ability, advancementAt, CONSTANTS, valeAt } from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { FRESH, faceAt, type MysticValeState, mover, NONE } from '../state.ts';
import { EVOKE, offer, REDRAW, SPOIL } from './offers.ts';
import { decayOf, gain, phaseOf } from './symbols.ts';
import { turnToken } from './token-side.ts';
import { mayEvoke, startEvoke } from './tokens.ts';
import { usePlantingVale } from './vale-abilities.ts';
import { discardCard, reveal } from './zones.ts';

const rule = ruleOf<MysticValeState, MysticValeMove>();

export const isSpoiling = (game: MysticValeState): boolean => decayOf(mover(game)) >= CONSTANTS.spoilsAt;

/** Algeni on her starting side, in the field and not used yet. */
function mayRedraw(game: MysticValeState): boolean {
  const player = mover(game);
  if (player.leader === NONE || player.hasRedrawn || player.onDeck === NONE) return false;
  return player.field.some((card) => faceAt(player, card).wouldSpoil.length > 0);
}

/** MV-SPOIL-02: evokes, vales marked for it, and Algeni; nothing else. */
function reactions(game: MysticValeState): MysticValeMove[] {
  const player = mover(game);
  const moves: MysticValeMove[] = [];
  if (mayEvoke(game)) moves.push(EVOKE);
  if (mayRedraw(game)) moves.push(REDRAW);
  for (let i = 0; i < player.vales.length; i++) {
    const vale = player.vales[i] ?? NONE;
    const isUsable = player.valeUse[i] === FRESH && valeAt(vale).effects.some(({ reaction, phases }) => reaction && phases?.includes(phaseOf(game)));
    if (isUsable && !moves.includes(offer.useVale(vale))) moves.push(offer.useVale(vale));
  }
  return moves;
}

/** A reveal that brings decay to the limit: reactions one at a time, then the spoil. */
export const wouldSpoil = rule<object>()('wouldSpoil', {
  ownerMayReact: {
    ask(game): Prompt<MysticValeMove>[] {
      const moves = reactions(game);
      return moves.length > 0 ? [{ seat: game.turn.seat, ask: 'wouldSpoil', moves: [...moves, SPOIL], otherwise: SPOIL }] : [];
    },
    chosen(game, _frame, move) {
      if (move.do === 'spoil') return 'theFieldSpoils';
      if (move.do === 'evoke') startEvoke(game);
      if (move.do === 'useVale') usePlantingVale(game, move.card);
      if (move.do === 'redraw') redraw(game);
      return 'testAgain';
    },
  },
  theFieldSpoils(game) {
    push(game, spoil({}));
    return 'over';
  },
  /** MV-SPOIL-03, MV-SPOIL-13 */
  testAgain: (game) => (isSpoiling(game) ? 'ownerMayReact' : 'over'),
  over(game) {
    game.turn.isRevealed = false;
  },
});

/** MV-CARD-ALGENI-01 */
function redraw(game: MysticValeState): void {
  const { seat } = game.turn;
  const player = mover(game);
  player.hasRedrawn = true;
  tell<MysticValeEvent>({ is: 'abilityUsed', seat, card: 'algeni' });
  discardCard(game, seat, player.onDeck);
  reveal(game, seat);
}

/** MV-SPOIL-04, MV-SPOIL-12: abilities first, then the token. The field lies until the Discard Phase. */
export const spoil = rule<object>()('spoil', {
  declare(game) {
    const { turn } = game;
    const phase = turn.phase === 'prep' || turn.phase === 'bog' ? turn.phase : 'planting';
    tell<MysticValeEvent>({ is: 'spoiled', seat: turn.seat, phase });
    if (phase === 'prep') mover(game).isSpoiled = true;
    else turn.isSpoiled = true;
    if (phase === 'bog') return done(); // MV-CARD-BORDERWATCH-BOG-07
  },
  onDeckAbilitiesAct(game) {
    const player = mover(game);
    if (player.onDeck === NONE) return;
    const card = player.onDeck;
    for (const ability of faceAt(player, card).onDeck) act(game, ability, card);
    if (faceAt(player, card).onDeck.some(isDiscarding)) {
      discardCard(game, game.turn.seat, card);
      reveal(game, game.turn.seat); // not tested: the field has spoiled already
    }
  },
  /** MV-CARD-ARGENT-OWL-03 */
  ownerArrangesKeptCards: {
    ask(game) {
      const staying = stayingCards(game);
      return staying.length > 1 ? [{ seat: game.turn.seat, ask: 'arrange', moves: arrangements(staying) }] : [];
    },
    chosen(game, _frame, move) {
      if (move.do === 'arrange') keep(game, move.cards);
      return 'turnTheToken';
    },
  },
  keepTheOnlyOne: (game) => keep(game, stayingCards(game)),
  turnTheToken: (game) => turnToken(game, game.turn.seat, 'active'),
  /** MV-SPOIL-09 */
  waitingGainsAreLost(game) {
    const player = mover(game);
    player.waitingMana = 0;
    player.waitingWild = 0;
  },
});

const isDiscarding = ({ effect }: Ability): boolean => effect.actions.some(({ op }) => op === 'discard');

function act(game: MysticValeState, { effect, piece }: Ability, card: number): void {
  const player = mover(game);
  const id = piece === NONE ? faceAt(player, card).base.id : advancementAt(piece).id;
  for (const action of effect.actions) {
    if (action.op === 'gain') gain(game, action, { id, card });
    if (action.op === 'extraTurn') earnTurn(game);
  }
}

/** MV-CARD-KIRATH-02, MV-CARD-KIRATH-04: it follows the spoiled turn, which after a spoil in Prep is the next one. */
function earnTurn(game: MysticValeState): void {
  if (game.turn.phase === 'prep') mover(game).earnedTurn = true;
  else game.turn.hasExtra = true;
  tell<MysticValeEvent>({ is: 'turnEarned', seat: game.turn.seat });
}

const stayingCards = (game: MysticValeState): number[] => {
  const player = mover(game);
  return player.field.filter((card) => faceAt(player, card).staysOnSpoil);
};

function keep(game: MysticValeState, cards: readonly number[]): void {
  if (cards.length === 0) return;
  mover(game).kept = [...cards];
  tell<MysticValeEvent>({ is: 'cardsStayed', seat: game.turn.seat, cards: cards.length });
}

function arrangements(cards: readonly number[]): MysticValeMove[] {
  return permutations(cards).map((order) => ({ do: 'arrange', cards: order }));
}

function permutations(cards: readonly number[]): number[][] {
  if (cards.length < 2) return [[...cards]];
  return cards.flatMap((first) => permutations(cards.filter((card) => card !== first)).map((rest) => [first, ...rest]));
}
