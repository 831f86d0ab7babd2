import { done, push, tell, tellOnly, wall } from '@conclave/engine';
import { type AskedAt, advancementAt, type Effect, isDeed, isLeaderKey, leaderAt, pieceNamed } from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove, MysticValePrompt } from '../moves.ts';
import { faceAt, type MysticValeState, mover, NONE, takeOut } from '../state.ts';
import { carryOut, type Source } from './effects.ts';
import { DECLINE, discardOf, offer } from './offers.ts';
import { rule } from './rule.ts';
import { turnToken } from './token-side.ts';
import { discardCard, drawTop, restock } from './zones.ts';

const KEEP_TOP: MysticValeMove = { do: 'keepTop' };
const DISCARD_TOP: MysticValeMove = { do: 'discardTop' };
const TURN_TOKEN: MysticValeMove = { do: 'turnToken' };

function effectOf(game: MysticValeState, key: number): Effect {
  const effects = isLeaderKey(key) ? leaderAt(mover(game).leader).upgraded.effects : advancementAt(key).effects;
  const effect = effects.find(({ timing }) => timing === 'whenPlayed');
  if (!effect) throw new Error(`${key} has no When Played ability`);
  return effect;
}

/** The step that asks for what an ability may do. */
const ASKING = {
  discard: 'mayDiscardACard',
  lookTopMayDiscard: 'lookAtTheTop',
  flipToken: 'mayTurnTheToken',
} as const satisfies Record<AskedAt<'advancement.whenPlayed'>, string>;

/** The card it is on, if it still lies in the field. */
function sourceOf(game: MysticValeState, key: number): Source {
  const player = mover(game);
  const card = player.field.find((one) => faceAt(player, one).whenPlayed.some((ability) => ability.key === key)) ?? NONE;
  return { id: isLeaderKey(key) ? leaderAt(player.leader).id : advancementAt(key).id, card };
}

/** Whether it matters which of them comes first: copies of one advancement do the same. */
const areUnlike = (keys: readonly number[]): boolean => new Set(keys.map((key) => (isLeaderKey(key) ? key : advancementAt(key).index))).size > 1;

/** MV-ABIL-01, MV-TURN-05: the When Played abilities of a card that was just planted, in its owner's order. */
export const whenPlayed = rule<{ pending: number[]; now: number }>()('whenPlayed', {
  ownerPicksTheNext: {
    ask: (game, { pending }) => (areUnlike(pending) ? [{ seat: game.turn.seat, ask: 'whichFirst', moves: pending.map(offer.resolveFirst) }] : []),
    chosen(_game, frame, move) {
      if (move.do === 'resolveFirst') frame.now = pieceNamed(move.card, move.position) ?? NONE;
      takeOut(frame.pending, frame.now);
      return 'resolve';
    },
  },
  takeTheNext(_game, frame) {
    const [next, ...rest] = frame.pending;
    if (next === undefined) return done();
    frame.now = next;
    frame.pending = rest;
  },
  resolve(game, { now }) {
    const effect = effectOf(game, now);
    const asked = effect.actions.find((action) => !isDeed(action));
    if (asked) return ASKING[asked.op as AskedAt<'advancement.whenPlayed'>];
    carryOut(game, effect, sourceOf(game, now));
    return 'ownerPicksTheNext';
  },
  /** MV-CARD-DEADWOOD-HARVESTER-01 */
  mayDiscardACard: {
    auto: true,
    ask: (game): MysticValePrompt[] => [
      { seat: game.turn.seat, ask: 'discardFromField', moves: [...mover(game).field.map(discardOf), DECLINE], otherwise: DECLINE },
    ],
    chosen(game, _frame, move) {
      if (move.do === 'discard') discardCard(game, game.turn.seat, move.on);
      return 'ownerPicksTheNext';
    },
  },
  /** MV-CARD-CLEANSING-RAIN-01 */
  lookAtTheTop(game) {
    const { seat } = game.turn;
    if (!restock(game, seat)) return 'ownerPicksTheNext';
    const player = mover(game);
    wall(game, 'card');
    player.sawTop = true;
    const top = player.deck.at(-1) ?? NONE;
    tellOnly<MysticValeEvent>([seat], { is: 'topSeen', seat, parts: faceAt(player, top).parts, on: top }, { is: 'topSeen', seat });
  },
  mayDiscardTheTop: {
    ask: (game) => [{ seat: game.turn.seat, ask: 'topOfDeck', moves: [KEEP_TOP, DISCARD_TOP], otherwise: KEEP_TOP }],
    chosen(game, _frame, move) {
      if (move.do !== 'discardTop') return 'ownerPicksTheNext';
      const card = drawTop(game, game.turn.seat);
      mover(game).discard.push(card);
      tell<MysticValeEvent>({ is: 'cardDiscarded', seat: game.turn.seat, parts: faceAt(mover(game), card).parts, on: card });
      return 'ownerPicksTheNext';
    },
  },
  /** MV-CARD-MAGIC-MUSHROOM-01, MV-CARD-MAGIC-MUSHROOM-02 */
  mayTurnTheToken: {
    ask: (game) => (mover(game).isActive ? [] : [{ seat: game.turn.seat, ask: 'turnToken', moves: [TURN_TOKEN, DECLINE], otherwise: DECLINE }]),
    chosen(game, _frame, move) {
      if (move.do === 'turnToken') turnToken(game, game.turn.seat, 'active');
      return 'ownerPicksTheNext';
    },
  },
  onToTheNext: () => 'ownerPicksTheNext',
});

/** The on-deck card moves to the right end of the field and its When Played abilities resolve. */
export function plant(game: MysticValeState): void {
  const { turn } = game;
  const player = mover(game);
  const card = player.onDeck;
  const { whenPlayed: abilities, parts } = faceAt(player, card);
  player.onDeck = NONE;
  player.field.push(card);
  tell<MysticValeEvent>({ is: 'cardPlanted', seat: turn.seat, parts, on: card });
  if (abilities.length === 0) return;
  const pending = abilities.map(({ key }) => key).filter((key) => !turn.played.includes(key)); // MV-ABIL-09
  turn.played.push(...pending);
  push(game, whenPlayed({ pending, now: NONE }));
}
