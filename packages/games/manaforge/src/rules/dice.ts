import { playerOf, type Refusal, refuse, roll, type Seat, tell } from '@conclave/engine';
import {
  aDieMessage,
  DIE_TYPES,
  type DieType,
  dieTypeMessage,
  type Effect,
  ELEMENTS,
  type Element,
  effectNumber,
  effectNumbered,
  effectOf,
  elementMessage,
  FACES,
  itemNumber,
  itemOf,
  lookOf,
  madeOfCards,
  NONE,
  nameMessage,
} from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { DieShown, ManaforgeEvent, ManaforgeMove, MoveCalled, Wish } from '../moves.ts';
import { type Die, dieOf, type ManaforgeState, type Player, type Turn, total, workshopCard } from '../state.ts';
import { gainGems, gainMana, isElement, ONE, optionNamed, type Payment } from './mana.ts';
import { incomplete } from './refusals.ts';

type Spend = MoveCalled<'spend'>;

export const shownBy = ({ type, face }: Die): DieShown => ({ type: DIE_TYPES[type] as DieType, face });

/** MF-DIE-25: each face has the same chance. */
export function rollDie(game: ManaforgeState, die: Die): void {
  die.face = roll(game, FACES) - 1;
  die.spent = false;
}

/** MF-DIE-17, MF-DIE-18 */
export function gainDie(game: ManaforgeState, seat: Seat, type: number): void {
  const left = game.pool[type] ?? 0;
  const word = DIE_TYPES[type] as DieType;
  if (left === 0) {
    tell<ManaforgeEvent>({ is: 'dieGained', seat, type: word, shown: null });
    return;
  }
  game.pool[type] = left - 1;
  const die = { type, face: 0, spent: false };
  rollDie(game, die);
  playerOf(game, seat).dice.push(die);
  tell<ManaforgeEvent>({ is: 'dieGained', seat, type: word, shown: shownBy(die) });
}

const spendsKept = madeOfCards((): Spend[][][] => []);

/** The ways to spend a die at that place for an effect that needs nothing but itself; made once. */
function plainSpends(place: number, effect: number): readonly Spend[] {
  const all = spendsKept();
  all[place] ??= [];
  const kept = all[place][effect];
  if (kept) return kept;
  const { gains } = effectNumbered(effect);
  const made: Spend[] = gains.length > 1 ? gains.map(({ take }) => ({ do: 'spend', die: place, take: take as Element[] })) : [{ do: 'spend', die: place }];
  all[place][effect] = made;
  return made;
}

const isExhausted = ({ charged }: { charged: boolean }): boolean => !charged;

/** Whether an effect could be used now. MF-TURN-06 */
function isUsable(player: Player, { kind }: Effect): boolean {
  if (kind === 'gemCopy') return total(player.gems) > 0;
  if (kind === 'powerSurge') return player.workshop.some(isExhausted);
  return kind !== 'transmute';
}

/** MF-DIE-21 */
const canTransmute = (player: Player, place: number): boolean =>
  player.dice.some((die, other) => other !== place && isUsable(player, effectOf(die.type, die.face)));

function listTransmutes(player: Player, place: number, moves: ManaforgeMove[]): void {
  let seen = 0;
  for (let copy = 0; copy < player.dice.length; copy++) {
    if (copy === place) continue;
    const { type, face } = player.dice[copy] as Die;
    const effect = effectNumber(type, face);
    if (seen & (1 << effect)) continue;
    seen |= 1 << effect;
    const { kind, gains } = effectNumbered(effect);
    if (kind === 'transmute') continue;
    if (kind === 'gem' || gains.length === 1) moves.push({ do: 'spend', die: place, copy });
    else if (kind === 'mana') for (const { take } of gains) moves.push({ do: 'spend', die: place, copy, take: take as Element[] });
    else if (kind === 'gemCopy') {
      for (let e = 0; e < ELEMENTS.length; e++) if (player.gems[e]) moves.push({ do: 'spend', die: place, copy, take: copies[e] as Element[] });
    } else for (const card of player.workshop) if (!card.charged) moves.push({ do: 'spend', die: place, copy, card: itemOf(card.item).id });
  }
}

const copies: readonly Element[][] = ELEMENTS.map((element) => [element]);

function listDie(player: Player, place: number, effect: number, moves: ManaforgeMove[]): void {
  const { kind } = effectNumbered(effect);
  if (kind === 'transmute') listTransmutes(player, place, moves);
  else if (kind === 'gemCopy') {
    for (let e = 0; e < ELEMENTS.length; e++) if (player.gems[e]) moves.push({ do: 'spend', die: place, take: copies[e] as Element[] });
  } else if (kind === 'powerSurge') {
    for (const card of player.workshop) if (!card.charged) moves.push({ do: 'spend', die: place, card: itemOf(card.item).id });
  } else for (const move of plainSpends(place, effect)) moves.push(move);
}

/** Of dice that show the same, one is enough; a die on Aether Reserve is one of its own. */
export function listSpends(player: Player, turn: Turn, moves: ManaforgeMove[]): void {
  if (turn.spends === 0) return;
  let seen = 0;
  for (let place = 0; place < player.dice.length; place++) {
    const { type, face, spent } = player.dice[place] as Die;
    if (spent) continue;
    const same = 1 << lookOf(type, face);
    if (place !== player.storedDie) {
      if (seen & same) continue;
      seen |= same;
    }
    listDie(player, place, effectNumber(type, face), moves);
  }
}

function refuseGemCopy(player: Player, { take }: Wish): Refusal | undefined {
  if (total(player.gems) === 0) return refuse('MF-TURN-06', message('whyNot.noGemToCopy'));
  if (!take) return incomplete(message('whyNot.sayGemToCopy'));
  const [element = 'none'] = take;
  const isOwned = take.length === 1 && (player.gems[ELEMENTS.indexOf(element as Element)] ?? 0) > 0;
  return isOwned ? undefined : refuse('MF-DIE-12', message('whyNot.noSuchGemToCopy', { element: isElement(element) ? elementMessage(element) : 'none' }));
}

/** Why a card cannot be recharged. */
export function refuseRecharge(player: Player, id: string | undefined, rule: string, self = 0): Refusal | undefined {
  if (!player.workshop.some((card) => !card.charged && card.item !== self)) return refuse('MF-TURN-06', message('whyNot.noneExhausted'));
  if (id === undefined) return incomplete(message('whyNot.sayCardToRecharge'));
  const card = workshopCard(player, itemNumber(id));
  if (!card) return refuse(rule, message('whyNot.notInWorkshop'));
  if (card.item === self) return refuse(rule, message('whyNot.notItself', { card: nameMessage(id) }));
  return card.charged ? refuse(rule, message('whyNot.charged', { card: nameMessage(id) })) : undefined;
}

function refuseMana({ gains, face }: Effect, take: readonly string[] | undefined): Refusal | undefined {
  if (gains.length > 1 && !take) return incomplete(message('whyNot.sayMana'));
  if (optionNamed(gains, take)) return undefined;
  return refuse(face.kind === 'choice' ? 'MF-DIE-05' : face.kind === 'special' ? 'MF-DIE-08' : 'MF-DIE-04', message('whyNot.notThisMana'));
}

/** Why the effect of a face cannot be had in this way. */
function refuseEffect(player: Player, effect: Effect, wish: Wish): Refusal | undefined {
  if (wish.card !== undefined && effect.kind !== 'powerSurge') return refuse('MF-DIE-03', message('whyNot.faceRechargesNone'));
  if (effect.kind === 'gemCopy') return refuseGemCopy(player, wish);
  if (wish.take !== undefined && effect.kind !== 'mana') return refuse('MF-DIE-03', message('whyNot.noChoiceOnFace'));
  if (effect.kind === 'mana') return refuseMana(effect, wish.take);
  return effect.kind === 'powerSurge' ? refuseRecharge(player, wish.card, 'MF-DIE-11') : undefined;
}

function refuseTransmute(player: Player, place: number, wish: Wish): Refusal | undefined {
  if (!canTransmute(player, place)) return refuse('MF-DIE-21', message('whyNot.nothingToTransmute'));
  if (wish.copy === undefined) return incomplete(message('whyNot.sayDieToTransmute'));
  const die = player.dice[wish.copy];
  if (!die || wish.copy === place) return refuse('MF-DIE-09', message('whyNot.transmuteAnother'));
  const effect = effectOf(die.type, die.face);
  if (effect.kind === 'transmute') return refuse('MF-DIE-10', message('whyNot.transmuteTransmute'));
  if (!isUsable(player, effect)) return refuse('MF-DIE-21', message('whyNot.effectUnusable'));
  return refuseEffect(player, effect, wish);
}

export function refuseSpend(player: Player, turn: Turn, wish: Wish): Refusal | undefined {
  if (turn.spends === 0) return refuse('MF-DIE-01', message('whyNot.noSpend'), { spends: 1 });
  if (wish.die === undefined) return incomplete(message('whyNot.sayDieToSpend'));
  const die = player.dice[wish.die];
  if (!die) return refuse('MF-DIE-01', message('whyNot.noSuchDie'));
  if (die.spent) return refuse('MF-DIE-02', message('whyNot.dieSpent', { type: dieTypeMessage(die.type) }));
  const effect = effectOf(die.type, die.face);
  if (effect.kind === 'transmute') return refuseTransmute(player, wish.die, wish);
  if (wish.copy !== undefined) return refuse('MF-DIE-09', message('whyNot.onlyTransmute', { die: aDieMessage(die.type) }));
  return refuseEffect(player, effect, wish);
}

/** Turns a card upright. */
export function recharge(game: ManaforgeState, seat: Seat, id: string): void {
  const card = workshopCard(playerOf(game, seat), itemNumber(id));
  if (card) card.charged = true;
  tell<ManaforgeEvent>({ is: 'cardRecharged', seat, card: id });
}

/** What an effect brings with what is chosen; nothing for what brings neither mana nor gems. */
function bringsOf({ kind, gem, gains }: Effect, take: readonly string[] | undefined): Payment {
  if (kind === 'gem') return { mana: NONE, gems: ONE[gem] ?? NONE };
  if (kind === 'gemCopy') return { mana: NONE, gems: ONE[ELEMENTS.indexOf(take?.[0] as Element)] ?? NONE };
  return { mana: optionNamed(gains, take)?.mana ?? NONE, gems: NONE };
}

/** The effect that a die is spent for: its own, or that of the one Transmute picks. */
export function effectSpent(player: Player, { die, copy }: Pick<Spend, 'die' | 'copy'>): Effect {
  const { type, face } = dieOf(player, copy ?? die);
  return effectOf(type, face);
}

/** The mana and gems that spending a die brings. */
export const spendBrings = (player: Player, move: Spend): Payment => bringsOf(effectSpent(player, move), move.take);

/** The ways to spend one die that are open, spends left aside. */
export function spendsOf(player: Player, place: number): Spend[] {
  const { type, face, spent } = dieOf(player, place);
  const moves: ManaforgeMove[] = [];
  if (!spent) listDie(player, place, effectNumber(type, face), moves);
  return moves as Spend[];
}

/** MF-DIE-03 */
function gainEffect(game: ManaforgeState, seat: Seat, effect: Effect, { take, card }: Spend): void {
  const { mana, gems } = bringsOf(effect, take);
  if (effect.kind === 'powerSurge') recharge(game, seat, card ?? '');
  else if (total(gems) > 0) gainGems(game, seat, gems);
  else gainMana(game, seat, mana);
}

/** MF-DIE-02: the die is set aside; one on Aether Reserve leaves it (MF-TALENT-14b). */
export function spendDie(game: ManaforgeState, turn: Turn, move: Spend): void {
  const player = playerOf(game, turn.seat);
  const die = dieOf(player, move.die);
  turn.spends--;
  die.spent = true;
  if (player.storedDie === move.die) player.storedDie = null;
  const copied = move.copy === undefined ? undefined : dieOf(player, move.copy);
  const spent = { is: 'dieSpent', seat: turn.seat, die: move.die, shown: shownBy(die) } as const;
  tell<ManaforgeEvent>(copied ? { ...spent, copied: shownBy(copied) } : spent);
  gainEffect(game, turn.seat, effectSpent(player, move), move);
}
