import { tell } from '@conclave/engine';
import { type Ability, advancementAt, type Effect, isFree, type OpAt, raisedBy, tokenAt, type Vale, valeAt, valeNamed, within } from '../cards/index.ts';
import type { MysticValeEvent, MysticValeMove } from '../moves.ts';
import { FRESH, faceAt, faceInForce, type MysticValeState, mover, NONE } from '../state.ts';
import { carryOut, hasEffect, isMet, type Source } from './effects.ts';
import { offer, TURN_BACK, USE_ALL } from './offers.ts';
import { gainsOf, type Means } from './symbols.ts';
import { mayEvoke } from './tokens.ts';
import { freshCopy, markUsed } from './vale-abilities.ts';

const sourceOf = (game: MysticValeState, { piece }: Ability, card: number): Source => ({
  id: piece === NONE ? faceAt(mover(game), card).base.id : advancementAt(piece).id,
  card,
});

function isUsable(game: MysticValeState, ability: Ability, card: number): boolean {
  const { key, effect } = ability;
  return !game.turn.used.includes(key) && isMet(game, effect, card) && hasEffect(game, effect, { id: '', card });
}

type LeaderAbility = Extract<MysticValeMove, { do: 'useLeader' }>['ability'];
const useLeader = (ability: LeaderAbility): MysticValeMove => ({ do: 'useLeader', ability });

/** A leader's abilities are named by what they do first. */
const LEADER_MOVES: Record<OpAt<'leader.harvest'>, MysticValeMove> = {
  gain: useLeader('gain'),
  addToField: useLeader('addCards'),
  takeToWorkshop: useLeader('workshop'),
  sleeveFromWorkshop: useLeader('craft'),
  pay: TURN_BACK,
  turnLeader: TURN_BACK,
};

function moveFor({ piece, effect }: Ability): MysticValeMove {
  return piece === NONE ? LEADER_MOVES[effect.actions[0]?.op as OpAt<'leader.harvest'>] : offer.use(piece);
}

/** Harvest abilities of the cards in the field. */
export function offerAbilities(game: MysticValeState, moves: MysticValeMove[]): void {
  const player = mover(game);
  for (const card of player.field)
    for (const ability of faceInForce(game, player, card).harvest) if (isUsable(game, ability, card)) moves.push(moveFor(ability));
}

const harvestOf = (vale: Vale): Effect | undefined => vale.effects.find(({ timing }) => timing === 'harvest');

/** The Harvest ability of a player's vale, by its place among their vales, where it can be used. */
function usableVale(game: MysticValeState, i: number): Effect | undefined {
  const { vales, valeUse } = mover(game);
  const vale = vales[i] ?? NONE;
  const effect = valeUse[i] === FRESH ? harvestOf(valeAt(vale)) : undefined;
  return effect && isMet(game, effect, NONE) && hasEffect(game, effect, { id: '', vale }) ? effect : undefined;
}

/** Harvest abilities of vales, each kind once. */
export function offerValeAbilities(game: MysticValeState, moves: MysticValeMove[]): void {
  const player = mover(game);
  for (let i = 0; i < player.vales.length; i++) {
    const vale = player.vales[i] ?? NONE;
    if (usableVale(game, i) && freshCopy(player, vale) === i) moves.push(offer.useVale(vale));
  }
}

/** What could be used in a Harvest now. */
export function harvestUses(game: MysticValeState): MysticValeMove[] {
  const moves: MysticValeMove[] = [];
  offerAbilities(game, moves);
  offerValeAbilities(game, moves);
  return moves;
}

/** An ability that costs nothing and asks nothing. */
interface FreeAbility {
  readonly move: MysticValeMove;
  readonly effect: Effect;
  readonly source: Source;
}

function freeOnCards(game: MysticValeState): FreeAbility[] {
  const player = mover(game);
  return player.field.flatMap((card) =>
    faceInForce(game, player, card)
      .harvest.filter((ability) => isFree(ability.effect) && isUsable(game, ability, card))
      .map((ability) => ({ move: moveFor(ability), effect: ability.effect, source: sourceOf(game, ability, card) })),
  );
}

const freeOfVales = (game: MysticValeState): FreeAbility[] =>
  mover(game).vales.flatMap((vale, i) => {
    const effect = usableVale(game, i);
    return effect && isFree(effect) ? [{ move: offer.useVale(vale), effect, source: { id: valeAt(vale).id, vale } }] : [];
  });

/** Whether the Harvest at hand can still do that: by a card of the field, or by the token. */
function canStill(game: MysticValeState, op: 'addToField' | 'giveGuardian'): boolean {
  const player = mover(game);
  const byToken =
    mayEvoke(game) &&
    tokenAt(player.token)
      .active.effects.flatMap(within)
      .some((action) => action.op === op);
  if (byToken) return true;
  return player.field.some((card) =>
    faceInForce(game, player, card).harvest.some((ability) => ability.effect.actions.some((action) => action.op === op) && isUsable(game, ability, card)),
  );
}

/** What would bring more a little later is no gain without a choice. */
function isSettled(game: MysticValeState, { actions }: Effect): boolean {
  return actions.every((action) => {
    const raise = action.op === 'gain' ? raisedBy(action.amount) : undefined;
    return raise === undefined || !canStill(game, raise);
  });
}

/** Abilities that cost nothing, ask nothing and would bring no more later. */
function freeAbilities(game: MysticValeState): FreeAbility[] {
  return [...freeOnCards(game), ...freeOfVales(game)].filter(({ effect }) => isSettled(game, effect));
}

/** One move for all of them, from two on. */
export function offerAll(game: MysticValeState, moves: MysticValeMove[]): void {
  if (moves.length > 1 && freeAbilities(game).length > 1) moves.push(USE_ALL);
}

export function useAll(game: MysticValeState): void {
  for (const { move } of freeAbilities(game))
    if (move.do === 'useVale') useHarvestVale(game, move.card);
    else useAbility(game, move);
}

/** What the free abilities would bring together, and whose they are. */
export function freeGains(game: MysticValeState): { cards: string[]; means: Means } {
  const free = freeAbilities(game);
  return { cards: free.map(({ source }) => source.id), means: gainsOf(game, free) };
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
  const source = sourceOf(game, ability, card);
  game.turn.used.push(ability.key);
  tell<MysticValeEvent>({ is: 'abilityUsed', seat: game.turn.seat, card: source.id });
  carryOut(game, ability.effect, source);
}

export function useHarvestVale(game: MysticValeState, id: string): void {
  const vale = valeNamed(id);
  const effect = vale && harvestOf(vale);
  if (!vale || !effect) return;
  markUsed(game, game.turn.seat, vale.index);
  carryOut(game, effect, { id, vale: vale.index });
}
