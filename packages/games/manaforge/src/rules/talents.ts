import { playerOf, type Refusal, refuse, type Seat, tell } from '@conclave/engine';
import {
  DIE_TYPES,
  dieTypeMessage,
  ELEMENTS,
  type Element,
  effectOf,
  elementIndex,
  FACES,
  gemFace,
  lookOf,
  madeOfCards,
  NONE,
  nameMessage,
  priceOf,
  type Talent,
  talentNumber,
  talentOf,
  talents,
} from '../cards/index.ts';
import { message } from '../messages/index.ts';
import type { ManaforgeEvent, ManaforgeMove, MoveCalled, Wish } from '../moves.ts';
import { gainPrestige } from '../scoring.ts';
import { type Die, dieOf, has, keepsADie, type ManaforgeState, type Player, subtract, type Turn, total } from '../state.ts';
import { shownBy } from './dice.ts';
import { gainGems, gainMana, gainPrisms, isPayable, ONE, refuseGemsShort } from './mana.ts';
import { incomplete } from './refusals.ts';

type UseTalent = MoveCalled<'useTalent'>;

/** A talent used by choice, ready to be looked up: what it takes and what it does. MF-TAL-01 */
interface Activated {
  readonly talent: Talent;
  readonly isOncePerTurn: boolean;
  readonly gems: ReturnType<typeof priceOf> | undefined;
  readonly spends: number;
  readonly prestige: number;
  /** The type of die it turns to a gem face; none: -1. */
  readonly turns: number;
  readonly moves: readonly UseTalent[];
}

function activatedFrom(talent: Talent): Activated[] {
  const { id, ability } = talent;
  if (ability.kind !== 'activated') return [];
  const { cost, gain, limitPerTurn } = ability;
  return [
    {
      talent,
      isOncePerTurn: limitPerTurn !== null,
      gems: cost.gems && priceOf(cost.gems),
      spends: cost.spends ?? 0,
      prestige: gain.prestige ?? 0,
      turns: gain.flipDieToGem ? DIE_TYPES.indexOf(gain.flipDieToGem.die) : -1,
      moves: gain.mana ? ELEMENTS.map((element) => ({ do: 'useTalent', talent: id, take: [element] })) : [{ do: 'useTalent', talent: id }],
    },
  ];
}

const activated = madeOfCards(() => new Map(talents().flatMap((talent) => activatedFrom(talent).map((one) => [talent.number, one] as const))));

const showsGem = ({ type, face }: Die): boolean => effectOf(type, face).kind === 'gem';

/** MF-TALENT-10b: of dice that show the same, one is enough. */
function listTurns(player: Player, { talent, turns }: Activated, moves: ManaforgeMove[]): void {
  let seen = 0;
  for (let place = 0; place < player.dice.length; place++) {
    const die = player.dice[place] as Die;
    if (die.type !== turns || showsGem(die)) continue;
    const same = 1 << (die.face + (die.spent ? FACES : 0) + (place === player.storedDie ? 2 * FACES : 0));
    if (seen & same) continue;
    seen |= same;
    moves.push({ do: 'useTalent', talent: talent.id, die: place });
  }
}

const isUsedUp = (turn: Pick<Turn, 'used'>, { talent, isOncePerTurn }: Activated): boolean => isOncePerTurn && turn.used.includes(talent.number);

const canPay = ({ gems }: Player, turn: Pick<Turn, 'spends'>, use: Activated): boolean =>
  use.spends <= turn.spends && (!use.gems || isPayable(NONE, gems, use.gems));

/** The ways to turn one die to its gem face by a talent. */
export function turnsOf(player: Player, turn: Pick<Turn, 'used'>, place: number): UseTalent[] {
  const die = dieOf(player, place);
  return player.talents.flatMap((number) => {
    const use = activated().get(number);
    const isOpen = use && use.turns === die.type && !isUsedUp(turn, use) && !showsGem(die);
    return isOpen ? [{ do: 'useTalent', talent: use.talent.id, die: place }] : [];
  });
}

/** The talents that give mana for spends, and whether more than once a turn. */
export function manaTalents(player: Player, turn: Pick<Turn, 'used' | 'spends'>): { moves: readonly UseTalent[]; spends: number; isOncePerTurn: boolean }[] {
  return player.talents.flatMap((number) => {
    const use = activated().get(number);
    return use?.moves.some(({ take }) => take) && !isUsedUp(turn, use) && canPay(player, turn, use) ? [use] : [];
  });
}

export function listTalents(player: Player, turn: Turn, moves: ManaforgeMove[]): void {
  for (const number of player.talents) {
    const use = activated().get(number);
    if (!use || isUsedUp(turn, use)) continue;
    if (use.turns >= 0) listTurns(player, use, moves);
    else if (canPay(player, turn, use)) moves.push(...use.moves);
  }
}

function refuseTurning(player: Player, { talent, turns }: Activated, place: number | undefined): Refusal | undefined {
  const type = dieTypeMessage(turns);
  if (!player.dice.some((die) => die.type === turns && !showsGem(die))) return refuse('MF-TURN-06', message('whyNot.noneToTurn', { type }));
  if (place === undefined) return incomplete(message('whyNot.sayDieToTurn'));
  const die = player.dice[place];
  if (!die || die.type !== turns) return refuse(talent.rule, message('whyNot.turnsOwnDice', { talent: nameMessage(talent.id), type }));
  return showsGem(die) ? refuse('MF-TALENT-10b', message('whyNot.showsGem')) : undefined;
}

export function refuseTalent(player: Player, turn: Turn, { talent: id, die, take }: Wish): Refusal | undefined {
  if (id === undefined) return incomplete(message('whyNot.sayTalent'));
  const number = talentNumber(id);
  if (!has(player, number)) return refuse('MF-TAL-01', message('whyNot.noSuchTalent'));
  const talent = nameMessage(id);
  const use = activated().get(number);
  if (!use) return refuse('MF-TAL-04', message('whyNot.notByChoice', { talent }));
  if (isUsedUp(turn, use)) return refuse('MF-TAL-03', message('whyNot.talentUsed', { talent }));
  if (use.spends > turn.spends) return refuse('MF-DIE-15', message('whyNot.noSpendToGiveUp'), { spends: use.spends - turn.spends });
  const short = use.gems && refuseGemsShort(player, use.gems, talent);
  if (short) return short;
  if (use.turns >= 0) return take ? refuse(use.talent.rule, message('whyNot.onlyTheDie')) : refuseTurning(player, use, die);
  if (die !== undefined) return refuse(use.talent.rule, message('whyNot.turnsNoDie', { talent }));
  if (use.moves.length > 1 && !take) return incomplete(message('whyNot.sayMana'));
  const isOffered = use.moves.some((move) => move.take?.[0] === take?.[0] && move.take?.length === take?.length);
  return isOffered ? undefined : refuse(use.talent.rule, message('whyNot.talentGivesNot', { talent }));
}

export function useTalent(game: ManaforgeState, turn: Turn, { talent: id, die: place, take }: UseTalent): void {
  const use = activated().get(talentNumber(id));
  if (!use) return;
  const { seat } = turn;
  const player = playerOf(game, seat);
  if (use.isOncePerTurn) turn.used.push(use.talent.number);
  turn.spends -= use.spends;
  if (use.gems) subtract(player.gems, use.gems.fixed);
  tell<ManaforgeEvent>({ is: 'talentUsed', seat, talent: id });
  if (use.prestige) gainPrestige(game, seat, use.prestige, id);
  if (take) gainMana(game, seat, ONE[elementIndex(take[0] as Element)] ?? []);
  if (place !== undefined) turnDie(game, seat, place);
}

/** MF-TALENT-10a: spent or unspent, the die stays as it is. */
function turnDie(game: ManaforgeState, seat: Seat, place: number): void {
  const die = dieOf(playerOf(game, seat), place);
  die.face = gemFace(die.type);
  tell<ManaforgeEvent>({ is: 'dieTurned', seat, die: place, shown: shownBy(die) });
}

const gemsGiven = (amounts: Parameters<typeof priceOf>[0]): readonly number[] => priceOf(amounts).fixed;

/** What a Crafter brings. */
export interface Crafted {
  readonly talent: string;
  readonly gems: readonly number[];
  readonly prisms: number;
}

/** MF-TALENT-05, MF-TALENT-09: what the Crafters among a player's talents bring for a build of that type. */
export const craftedFor = ({ talents: owned }: Player, type: number): Crafted[] =>
  owned.flatMap((number) => {
    const { id, ability } = talentOf(number);
    if (ability.kind !== 'triggered' || ability.when.buildElement !== DIE_TYPES[type]) return [];
    return [{ talent: id, gems: gemsGiven(ability.gain.gems ?? {}), prisms: ability.gain.prisms ?? 0 }];
  });

/** What Crafters bring once a build is done. */
export function rewardCrafters(game: ManaforgeState, seat: Seat, type: number): void {
  for (const { talent, gems, prisms } of craftedFor(playerOf(game, seat), type)) {
    tell<ManaforgeEvent>({ is: 'talentUsed', seat, talent });
    if (total(gems) > 0) gainGems(game, seat, gems);
    if (prisms > 0) gainPrisms(game, seat, prisms);
  }
}

/** MF-SETUP-11, MF-TALENT-15, MF-TALENT-18 */
export function startTalents(game: ManaforgeState, seat: Seat): void {
  for (const number of playerOf(game, seat).talents) {
    const { id, ability } = talentOf(number);
    if (ability.kind !== 'setup') continue;
    if (ability.gain.prestige) gainPrestige(game, seat, ability.gain.prestige, id);
    if (ability.gain.gems) gainGems(game, seat, gemsGiven(ability.gain.gems));
  }
}

/** MF-TALENT-14 */
export function listReserve(player: Player, { hasPlaced }: Turn, moves: ManaforgeMove[]): void {
  if (!keepsADie(player)) return;
  if (player.storedDie !== null) {
    if (!hasPlaced) moves.push(REMOVE);
    return;
  }
  let seen = 0;
  for (let place = 0; place < player.dice.length; place++) {
    const { type, face, spent } = player.dice[place] as Die;
    const same = 1 << lookOf(type, face);
    if (spent || seen & same) continue;
    seen |= same;
    moves.push({ do: 'placeDie', die: place });
  }
}

export const REMOVE: ManaforgeMove = { do: 'removeDie' };

export function refusePlacing(player: Player, { die: place }: Wish): Refusal | undefined {
  if (!keepsADie(player)) return refuse('MF-TALENT-14', message('whyNot.noReserve'));
  if (player.storedDie !== null) return refuse('MF-TALENT-14', message('whyNot.reserveTaken'));
  if (place === undefined) return incomplete(message('whyNot.sayDieToPlace'));
  const die = player.dice[place];
  if (!die) return refuse('MF-TALENT-14', message('whyNot.noSuchDie'));
  return die.spent ? refuse('MF-TALENT-14d', message('whyNot.onlyUnspent')) : undefined;
}

export const refuseRemoving = (player: Player): Refusal | undefined =>
  player.storedDie === null ? refuse('MF-TALENT-14a', message('whyNot.noStoredDie')) : undefined;

export function placeDie(game: ManaforgeState, turn: Turn, place: number): void {
  const { seat } = turn;
  const player = playerOf(game, seat);
  player.storedDie = place;
  turn.hasPlaced = true;
  tell<ManaforgeEvent>({ is: 'diePlaced', seat, die: place, shown: shownBy(dieOf(player, place)) });
}

/** MF-TALENT-14d: it stays an unspent die with the same face. */
export function removeDie(game: ManaforgeState, seat: Seat): void {
  const player = playerOf(game, seat);
  const place = player.storedDie ?? 0;
  player.storedDie = null;
  tell<ManaforgeEvent>({ is: 'dieRemoved', seat, die: place, shown: shownBy(dieOf(player, place)) });
}
