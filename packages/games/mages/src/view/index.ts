import { type Frame, frameOf, isAt, playerOf, type Seat, type Viewer } from '@conclave/engine';
import { type BySkill, type BySpell, RULES, SKILLS, SPELLS } from '../cards/index.ts';
import {
  type Attack,
  attack,
  attackSides,
  bystanders,
  chanceToWin,
  claim,
  dieOf,
  type Heal,
  type HeartLoss,
  handLimit,
  heal,
  healSides,
  isTop,
  itemPrice,
  loseHeart,
  mirrorsOf,
  mizikoLimit,
  modifierOf,
  nextLevelPrice,
  type Side,
  spellPrice,
  trollRolls,
  turn,
  usualDungeon,
} from '../rules/index.ts';
import type { MagesState, Player } from '../state.ts';
import type { AttackView, DyingView, HealView, MagesView, Phase, PlayerView, SideView } from './types.ts';

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

function stageOf(frame: Frame): AttackView['stage'] {
  if (isAt(frame, attack, 'theTargetMayAnswer')) return 'answer';
  if (isAt(frame, attack, 'theCasterMayShatterTheCounter')) return 'shatter';
  if (isAt(frame, attack, 'theTargetMayLayCards')) return 'layCards';
  if (isAt(frame, attack, 'theWinnerLowersASkill')) return 'lowerSkill';
  return isAt(frame, attack, 'aSecondTargetIsNamed') ? 'nameTarget' : 'struck';
}

function attackView(game: MagesState, frame: Frame & Attack): AttackView {
  const [attacker, defender] = attackSides(game, frame).map((side) => sideView(game, side)) as [SideView, SideView];
  const stage = stageOf(frame);
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

function phaseOf(game: MagesState): Phase {
  const frame = frameOf(game, turn);
  if (!frame) return 'start';
  if (isAt(frame, turn, 'theDeadMayRollToResurrect')) return 'resurrect';
  if (isAt(frame, turn, 'thePlayerEndsTheTurn')) return 'endTurn';
  if (isAt(frame, turn, 'theTrollsOwnerMayDraw')) return 'drawForTroll';
  return isAt(frame, turn, 'theHandIsDiscardedToTheLimit') ? 'discard' : 'act';
}

export function viewFor(game: MagesState, viewer: Viewer): MagesView {
  const active = game.turns > 0 ? playerOf(game, game.active) : undefined;
  const attacking = frameOf(game, attack);
  const healing = frameOf(game, heal);
  const loss = frameOf(game, loseHeart);
  const claiming = frameOf(game, claim);
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
    attack: attacking ? attackView(game, attacking) : null,
    heal: healing ? healView(game, healing) : null,
    dying: isAt(loss, loseHeart, 'deathMayBeStavedOff') ? dyingView(game, loss) : null,
    claim: claiming ? { seat: claiming.seat, from: claiming.from, character: claiming.character } : null,
    rolls: game.rolls.map((rolled) => ({ ...rolled })),
    maxHearts: RULES.maxHearts,
    maxLevel: RULES.maxLevel,
    rowSize: RULES.rowSize,
    confirmEndOfTurn: game.confirmEndOfTurn,
    result: game.result,
  };
}

export type { AttackView, DyingView, HealView, MagesView, Phase, PlayerView, SideView } from './types.ts';
