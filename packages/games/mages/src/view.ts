import type { Frame, Result, Seat, Viewer } from '@conclave/engine';
import { RULES } from './cards/cards.ts';
import { type BySkill, type BySpell, type Card, type Character, type Item, type Resource, SKILLS, SPELLS, type Spell } from './cards/kinds.ts';
import type { Attacking } from './moves.ts';
import { chanceToWin } from './odds.ts';
import { type Attack, attackSides, bystanders } from './rules/attack.ts';
import { handLimit, itemPrice, mizikoLimit, spellPrice, trollRolls } from './rules/characters.ts';
import type { Claim } from './rules/claim.ts';
import type { Side } from './rules/contest.ts';
import type { HeartLoss } from './rules/death.ts';
import { type Heal, healSides, usualDungeon } from './rules/heal.ts';
import { dieOf, isTop, nextLevelPrice } from './rules/hearts-and-levels.ts';
import { mirrorsOf, modifierOf } from './rules/table-cards.ts';
import { type MagesState, type Player, playerOf, type Rolled, type RollFor, type Status } from './state.ts';

export interface PlayerView {
  character: Character | null;
  claimed: Character[];
  /** The spell chosen for Elad. */
  chosenSpell: Spell | null;
  status: Status;
  hasResurrected: boolean;
  hearts: number;
  levels: BySkill<number>;
  /** Sides of the die each skill rolls. */
  dice: BySkill<number>;
  /** Orbs the next level costs; null at the top. */
  levelPrices: BySkill<number | null>;
  /** Jewels each spell costs this player. */
  spellPrices: BySpell<number>;
  /** Fin an Item costs this player. */
  itemPrice: number;
  /** Cards in hand. */
  cards: number;
  /** The cards themselves; null in the hands of others. */
  hand: Card[] | null;
  handLimit: number;
  /** Items face-up in front of the player. */
  table: Item[];
  /** Amulets minus Curses: what counts on the next roll. */
  modifier: number;
  isShackled: boolean;
  hasTroll: boolean;
  trollRolls: number;
}

/** A side of a contest that is about to be rolled. */
export interface SideView {
  seat: Seat;
  for: RollFor;
  /** The level of the skill; null for the dungeon die. */
  level: number | null;
  sides: number;
  modifier: number;
  mirrors: number;
}

export interface AttackView {
  spell: Attacking;
  caster: Seat;
  target: Seat;
  doubled: boolean;
  /** 1, or 2 in the second half of a doubled spell. */
  casting: 1 | 2;
  /** The Counter in force, or the Shield that works as one. */
  countered: 'counter' | 'apprentices-shield' | null;
  attacker: SideView;
  defender: SideView;
  /** The exact chance, from 0 to 1, that the spell strikes the target; null once the dice have fallen. */
  chance: number | null;
  /** Whom the dice say it strikes; null before, or if nobody. */
  struck: Seat | null;
  /** Where the attack stands. */
  stage: 'answer' | 'shatter' | 'layCards' | 'lowerSkill' | 'nameTarget' | 'struck';
  /** To whom a Shield could turn it. Nobody: it would work as a Counter. */
  bystanders: Seat[];
}

export interface HealView {
  healer: Seat;
  dungeon: Seat;
  doubled: boolean;
  casting: 1 | 2;
  roller: SideView;
  against: SideView;
  chance: number;
}

/** Somebody at 0 hearts, who may yet be saved by a Heal. */
export interface DyingView {
  seat: Seat;
  killer: Seat | null;
  /** The chance that a Heal would save. */
  chance: number;
}

export type Phase = 'start' | 'resurrect' | 'act' | 'endTurn' | 'drawForTroll' | 'discard';

export interface MagesView {
  players: PlayerView[];
  /** Whose turn it is; null before the first. */
  active: Seat | null;
  phase: Phase;
  turns: number;
  /** Actions left. */
  actions: number;
  /** Miziko the active player may still take from the Row this turn. */
  mizikoLeft: number;
  /** Cards the active player must still discard at the end of the turn. */
  overLimit: number;
  living: Seat[];
  row: (Resource | null)[];
  deck: number;
  discard: Resource[];
  /** Cards left in each Spell pile. */
  spells: BySpell<number>;
  items: number;
  itemDiscard: Item[];
  troll: Seat | null;
  /** Character cards out of the game. */
  box: Character[];
  attack: AttackView | null;
  heal: HealView | null;
  dying: DyingView | null;
  /** A Character card whose claimant is choosing. */
  claim: { seat: Seat; from: Seat; character: Character } | null;
  /** The dice of the latest contest, in the order rolled. */
  rolls: Rolled[];
  maxHearts: number;
  maxLevel: number;
  rowSize: number;
  confirmEndOfTurn: boolean;
  result: Result | null;
}

function playerView(game: MagesState, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  return {
    character: player.character,
    claimed: player.claimed.slice(),
    chosenSpell: player.chosenSpell,
    status: player.status,
    hasResurrected: player.hasResurrected,
    hearts: player.hearts,
    levels: { ...player.levels },
    dice: Object.fromEntries(SKILLS.map((skill) => [skill, dieOf(player, skill)])) as BySkill<number>,
    levelPrices: Object.fromEntries(SKILLS.map((skill) => [skill, isTop(player, skill) ? null : nextLevelPrice(player, skill)])) as BySkill<number | null>,
    spellPrices: Object.fromEntries(SPELLS.map((spell) => [spell, spellPrice(player, spell)])) as BySpell<number>,
    itemPrice: itemPrice(player),
    cards: player.hand.length,
    hand: seat === viewer ? player.hand.slice() : null,
    handLimit: handLimit(player),
    table: player.table.slice(),
    modifier: modifierOf(game, seat, 'all'),
    isShackled: player.table.includes('shackles'),
    hasTroll: game.troll === seat,
    trollRolls: trollRolls(player),
  };
}

function sideView(game: MagesState, { seat, for: purpose, sides, counting }: Side): SideView {
  const { levels } = playerOf(game, seat);
  return {
    seat,
    for: purpose,
    level: purpose in levels ? levels[purpose as keyof typeof levels] : null,
    sides,
    modifier: modifierOf(game, seat, counting),
    mirrors: mirrorsOf(game, seat, counting),
  };
}

const STAGES: Record<string, AttackView['stage']> = {
  theTargetMayAnswer: 'answer',
  theCasterMayShatterTheCounter: 'shatter',
  theTargetMayLayCards: 'layCards',
  theWinnerLowersASkill: 'lowerSkill',
  aSecondTargetIsNamed: 'nameTarget',
};

function attackView(game: MagesState, frame: Frame & Attack): AttackView {
  const [attacker, defender] = attackSides(game, frame).map((side) => sideView(game, side)) as [SideView, SideView];
  const stage = STAGES[frame.at] ?? 'struck';
  const isOpen = stage === 'answer' || stage === 'shatter' || stage === 'layCards';
  return {
    spell: frame.spell,
    caster: frame.caster,
    target: frame.target,
    doubled: frame.doubled,
    casting: frame.second ? 2 : 1,
    countered: frame.counter,
    attacker,
    defender,
    chance: isOpen ? chanceToWin(attacker, defender) : null,
    struck: frame.struck,
    stage,
    bystanders: bystanders(game, frame),
  };
}

function healView(game: MagesState, frame: Frame & Heal): HealView {
  const [roller, against] = healSides(game, frame).map((side) => sideView(game, side)) as [SideView, SideView];
  return {
    healer: frame.healer,
    dungeon: frame.dungeon,
    doubled: frame.doubled,
    casting: frame.second ? 2 : 1,
    roller,
    against,
    chance: chanceToWin(roller, against),
  };
}

function dyingView(game: MagesState, { seat, killer }: HeartLoss): DyingView {
  const sides = healSides(game, { healer: seat, dungeon: usualDungeon(game, seat), doubled: false, second: false, staving: true });
  const [roller, against] = sides.map((side) => sideView(game, side)) as [SideView, SideView];
  return { seat, killer, chance: chanceToWin(roller, against) };
}

const PHASES: Record<string, Phase> = {
  theDeadMayRollToResurrect: 'resurrect',
  thePlayerEndsTheTurn: 'endTurn',
  theTrollsOwnerMayDraw: 'drawForTroll',
  theHandIsDiscardedToTheLimit: 'discard',
};

/** The innermost rule of that name in progress, if any. */
export function frameOf<F>(game: MagesState, id: string): (Frame & F) | undefined {
  return game.stack.findLast((frame) => frame.rule === id) as (Frame & F) | undefined;
}

function phaseOf(game: MagesState): Phase {
  const frame = frameOf(game, 'turn');
  return frame ? (PHASES[frame.at] ?? 'act') : 'start';
}

export function viewFor(game: MagesState, viewer: Viewer): MagesView {
  const active = game.turns > 0 ? playerOf(game, game.active) : undefined;
  const attack = frameOf<Attack>(game, 'attack');
  const heal = frameOf<Heal>(game, 'heal');
  const loss = frameOf<HeartLoss>(game, 'loseHeart');
  const claim = frameOf<Claim>(game, 'claim');
  const phase = phaseOf(game);
  return {
    players: game.players.map((player, seat) => playerView(game, player, seat, viewer)),
    active: active ? game.active : null,
    phase,
    turns: game.turns,
    actions: game.actions,
    mizikoLeft: active ? Math.max(0, mizikoLimit(active) - game.mizikoTaken) : 0,
    overLimit: active && phase === 'discard' ? Math.max(0, active.hand.length - handLimit(active)) : 0,
    living: game.players.flatMap(({ status }, seat) => (status === 'living' ? [seat] : [])),
    row: game.row.slice(),
    deck: game.deck.length,
    discard: game.discard.slice(),
    spells: { ...game.spells },
    items: game.items.length,
    itemDiscard: game.itemDiscard.slice(),
    troll: game.troll,
    box: game.box.slice(),
    attack: attack ? attackView(game, attack) : null,
    heal: heal ? healView(game, heal) : null,
    dying: loss && loss.at === 'deathMayBeStavedOff' ? dyingView(game, loss) : null,
    claim: claim ? { seat: claim.seat, from: claim.from, character: claim.character } : null,
    rolls: game.rolls.map((rolled) => ({ ...rolled })),
    maxHearts: RULES.maxHearts,
    maxLevel: RULES.maxLevel,
    rowSize: RULES.rowSize,
    confirmEndOfTurn: game.confirmEndOfTurn,
    result: game.result,
  };
}
