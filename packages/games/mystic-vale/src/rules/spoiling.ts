import { done, push, tell } from '@conclave/engine';
import { type Ability, advancementAt, CONSTANTS, valeAt } from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove, MysticValePrompt } from '../moves.ts';
import { FRESH, faceAt, type MysticValeState, mover, NONE, type Player } from '../state.ts';
import { carryOut, type Source } from './effects.ts';
import { EVOKE, offer, REDRAW, SPOIL } from './offers.ts';
import { rule } from './rule.ts';
import { decayOf, phaseOf } from './symbols.ts';
import { turnToken } from './token-side.ts';
import { mayEvoke, startEvoke } from './tokens.ts';
import { usePlantingVale } from './vale-abilities.ts';
import { discardCard, reveal } from './zones.ts';

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
    ask(game): MysticValePrompt[] {
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
  const card = player.field.find((one) => faceAt(player, one).wouldSpoil.length > 0) ?? NONE;
  const { base, wouldSpoil: abilities } = faceAt(player, card);
  tell<MysticValeEvent>({ is: 'abilityUsed', seat, card: base.id });
  for (const { effect } of abilities) carryOut(game, effect, { id: base.id, card });
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
    for (const ability of faceAt(player, card).onDeck) carryOut(game, ability.effect, sourceOf(player, ability, card));
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

/** Moss Troll */
const isDiscarding = ({ effect }: Ability): boolean => effect.actions.some(({ op }) => op === 'discard');

const sourceOf = (player: Player, { piece }: Ability, card: number): Source => ({
  id: piece === NONE ? faceAt(player, card).base.id : advancementAt(piece).id,
  card,
});

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
