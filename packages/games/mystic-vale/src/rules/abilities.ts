import { push, ruleOf, shuffle, tell } from '@conclave/engine';
import { type Ability, actionOf, type Effect, type Vale, valeAt, valeNamed } from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { FRESH, faceAt, faceInForce, type MysticValeState, makeOf, mover, NONE, takeOut } from '../state.ts';
import { inCommons } from './commons.ts';
import { craftable, craftings, leaderSide, startCrafting, startStoring, turnLeader } from './leaders.ts';
import { offer, TURN_BACK } from './offers.ts';
import { fillFieldTo } from './supply.ts';
import { amountOf, gain, guardiansInField, guardiansOn } from './symbols.ts';
import { freshCopy, markUsed } from './vale-abilities.ts';
import { loseVale } from './vales.ts';
import { forgetOrder } from './zones.ts';

const rule = ruleOf<MysticValeState, MysticValeMove>();

/** Whether the tests written into an effect hold. */
export function isMet(game: MysticValeState, { condition }: Effect, card: number): boolean {
  if (!condition) return true;
  const { guardianOnSelfCard, guardianInField, pushesThisTurn } = condition;
  const player = mover(game);
  if (guardianOnSelfCard && guardiansOn(game, player, card) < guardianOnSelfCard.min) return false;
  if (guardianInField && guardiansInField(game, player) < guardianInField.min) return false;
  return !pushesThisTurn || game.turn.pushes <= pushesThisTurn.max;
}

/** Whether a Harvest effect would do anything now. */
export function hasEffect(game: MysticValeState, { actions }: Effect, card: number): boolean {
  const player = mover(game);
  const [first] = actions;
  if (!first) return false;
  if (first.op === 'gain') return amountOf(game, player, first.amount, { card }) > 0;
  if (first.op === 'addToField') return player.field.length < (first.untilFieldSize ?? 0) && player.deck.length + player.discard.length > 0;
  if (first.op === 'shuffleFromDiscard') return player.discard.length > 0;
  if (first.op === 'takeToWorkshop') return inCommons(game).length > 0;
  if (first.op === 'sleeveFromWorkshop') return player.workshop.length > 0 && craftings(game, craftable(game)).length > 0;
  if (first.op === 'pay') return !game.turn.hasTurned && game.turn.mana >= first.amount && leaderSide(player) === 'upgraded';
  return true;
}

function isUsable(game: MysticValeState, { key, effect }: Ability, card: number): boolean {
  return !game.turn.used.includes(key) && isMet(game, effect, card) && hasEffect(game, effect, card);
}

type LeaderAbility = Extract<MysticValeMove, { do: 'useLeader' }>['ability'];
const LEADER_ABILITIES: Partial<Record<string, LeaderAbility>> = {
  gain: 'gain',
  addToField: 'addCards',
  takeToWorkshop: 'workshop',
  sleeveFromWorkshop: 'craft',
};
const leaderMoves = Object.fromEntries(
  Object.entries(LEADER_ABILITIES).map(([op, ability]) => [op, { do: 'useLeader', ability: ability ?? 'gain' } as MysticValeMove]),
);

function moveFor({ piece, effect }: Ability): MysticValeMove {
  if (piece !== NONE) return offer.use(piece);
  return leaderMoves[effect.actions[0]?.op ?? ''] ?? TURN_BACK;
}

/** Harvest abilities of the cards in the field. */
export function offerAbilities(game: MysticValeState, moves: MysticValeMove[]): void {
  const player = mover(game);
  for (const card of player.field)
    for (const ability of faceInForce(game, player, card).harvest) if (isUsable(game, ability, card)) moves.push(moveFor(ability));
}

const harvestOf = (vale: Vale): Effect | undefined => vale.effects.find(({ timing }) => timing === 'harvest');

/** Harvest abilities of vales, each kind once. */
export function offerValeAbilities(game: MysticValeState, moves: MysticValeMove[]): void {
  const player = mover(game);
  for (let i = 0; i < player.vales.length; i++) {
    const index = player.vales[i] ?? NONE;
    const effect = player.valeUse[i] === FRESH ? harvestOf(valeAt(index)) : undefined;
    if (effect && isMet(game, effect, NONE) && freshCopy(player, index) === i) moves.push(offer.useVale(index));
  }
}

/** What could be used in a Harvest now. */
export function harvestUses(game: MysticValeState): MysticValeMove[] {
  const moves: MysticValeMove[] = [];
  offerAbilities(game, moves);
  offerValeAbilities(game, moves);
  return moves;
}

/** The ability a move means, and the card it is on. */
export function abilityFor(game: MysticValeState, move: MysticValeMove): { ability: Ability; card: number } | undefined {
  const player = mover(game);
  for (const card of player.field)
    for (const ability of faceInForce(game, player, card).harvest) {
      const own = moveFor(ability);
      if (own === move || isSameAbility(own, move)) return { ability, card };
    }
  return undefined;
}

function isSameAbility(own: MysticValeMove, move: MysticValeMove): boolean {
  if (own.do === 'use' && move.do === 'use') return own.card === move.card && own.position === move.position;
  if (own.do === 'useLeader' && move.do === 'useLeader') return own.ability === move.ability;
  return own.do === 'turnBack' && move.do === 'turnBack';
}

export function useAbility(game: MysticValeState, move: MysticValeMove): void {
  const found = abilityFor(game, move);
  if (!found) return;
  const { ability, card } = found;
  const id = move.do === 'use' ? move.card : faceAt(mover(game), card).base.id;
  game.turn.used.push(ability.key);
  tell<MysticValeEvent>({ is: 'abilityUsed', seat: game.turn.seat, card: id });
  for (const action of ability.effect.actions) {
    if (action.op === 'gain') gain(game, action, { id, card });
    if (action.op === 'addToField') fillFieldTo(game, action.untilFieldSize ?? 0);
    if (action.op === 'shuffleFromDiscard') push(game, reclaim({}));
    if (action.op === 'takeToWorkshop') startStoring(game);
    if (action.op === 'sleeveFromWorkshop') startCrafting(game);
    if (action.op === 'pay') game.turn.mana -= action.amount;
    if (action.op === 'turnLeader') turnByOwner(game, action.to);
  }
}

/** MV-LEADER-12: one change of side by its owner a turn. */
export function turnByOwner(game: MysticValeState, side: 'start' | 'upgraded'): void {
  game.turn.hasTurned = true;
  turnLeader(game, game.turn.seat, side);
}

export function useHarvestVale(game: MysticValeState, id: string): void {
  const vale = valeNamed(id);
  const effect = vale && harvestOf(vale);
  if (!vale || !effect) return;
  markUsed(game, game.turn.seat, vale.index);
  if (actionOf(vale.effects, 'removeSelf')) loseVale(game, vale.index, 'deck'); // MV-CARD-CRYSTAL-CAVERN-01
  for (const action of effect.actions) if (action.op === 'gain') gain(game, action, { id });
}

/** Cards of the discard pile that differ, one of each. */
function unlikeCards(game: MysticValeState): number[] {
  const player = mover(game);
  const seen = new Set<number>();
  return player.discard.filter((card) => {
    const make = makeOf(player, card);
    if (seen.has(make)) return false;
    seen.add(make);
    return true;
  });
}

const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** A few sensible choices; any other set of cards is accepted too. */
function reclaimings(game: MysticValeState): MysticValeMove[] {
  const player = mover(game);
  const safe = player.discard.filter((card) => faceAt(player, card).burden <= 0);
  const sets = [[], ...unlikeCards(game).map((card) => [card]), safe, player.discard];
  const asText = sets.map((cards) => ascending(cards).join());
  return sets.filter((_, i) => asText.indexOf(asText[i] ?? '') === i).map((cards) => ({ do: 'reclaim', cards: ascending(cards) }));
}

/** MV-CARD-MAGPIE-01 to MV-CARD-MAGPIE-04 */
export const reclaim = rule<object>()('reclaim', {
  pickCardsOfTheDiscardPile: {
    ask: (game) => [{ seat: game.turn.seat, ask: 'reclaim', moves: reclaimings(game), otherwise: { do: 'reclaim', cards: [] } }],
    accept(game, _frame, move) {
      if (move.do !== 'reclaim') return { rule: 'TABLE-OFFER', reason: 'First choose the cards for your Magpie.' };
      const { discard } = mover(game);
      const isSound = move.cards.every((card, i) => discard.includes(card) && (i === 0 || card > (move.cards[i - 1] ?? 0)));
      return isSound ? undefined : { rule: 'MV-CARD-MAGPIE-01', reason: 'Choose cards of your discard pile, each once, in rising order.' };
    },
    chosen(game, _frame, move) {
      if (move.do !== 'reclaim' || move.cards.length === 0) return;
      const player = mover(game);
      for (const card of move.cards) takeOut(player.discard, card);
      player.deck = shuffle(game, [...player.deck, ...move.cards]);
      forgetOrder(player);
      tell<MysticValeEvent>({ is: 'cardsReclaimed', seat: game.turn.seat, cards: move.cards.length });
    },
  },
});
