import { type Frame, frameOf, isAt, type Seat, type Viewer } from '@conclave/engine';
import { type Attack, attack, claim, type Heal, heal, loseHeart, turn } from '../rules/index.ts';
import type { MagesState, Player, Rolled } from '../state.ts';
import type { AttackView, HealView, MagesView, Phase, PlayerView } from './types.ts';

const playerView = (player: Player, isOwn: boolean): PlayerView => ({
  character: player.character,
  claimed: player.claimed.slice(),
  chosenSpell: player.chosenSpell,
  status: player.status,
  hasResurrected: player.hasResurrected,
  hearts: player.hearts,
  levels: { ...player.levels },
  cards: player.hand.length,
  hand: isOwn ? player.hand.slice() : null,
  table: player.table.slice(),
});

function stageOf(frame: Frame): AttackView['stage'] {
  if (isAt(frame, attack, 'theTargetMayAnswer')) return 'answer';
  if (isAt(frame, attack, 'theCasterMayShatterTheCounter')) return 'shatter';
  if (isAt(frame, attack, 'theTargetMayLayCards')) return 'layCards';
  if (isAt(frame, attack, 'theWinnerLowersASkill')) return 'lowerSkill';
  return isAt(frame, attack, 'aSecondTargetIsNamed') ? 'nameTarget' : 'struck';
}

function attackView(frame: Frame & Attack): AttackView {
  const { spell, caster, target, doubled, second, counter, struck } = frame;
  return { spell, caster, target, doubled, second, counter, struck, stage: stageOf(frame) };
}

const healView = ({ healer, dungeon, doubled, second }: Heal): HealView => ({ healer, dungeon, doubled, second });

function phaseOf(game: MagesState): Phase {
  const frame = frameOf(game, turn);
  if (!frame) return 'start';
  if (isAt(frame, turn, 'theDeadMayRollToResurrect')) return 'resurrect';
  if (isAt(frame, turn, 'thePlayerEndsTheTurn')) return 'endTurn';
  if (isAt(frame, turn, 'theTrollsOwnerMayDraw')) return 'drawForTroll';
  return isAt(frame, turn, 'theHandIsDiscardedToTheLimit') ? 'discard' : 'act';
}

function underWay(game: MagesState): Pick<MagesView, 'attack' | 'heal' | 'dying' | 'claim'> {
  const attacking = frameOf(game, attack);
  const healing = frameOf(game, heal);
  const loss = frameOf(game, loseHeart);
  const claiming = frameOf(game, claim);
  return {
    attack: attacking ? attackView(attacking) : null,
    heal: healing ? healView(healing) : null,
    dying: isAt(loss, loseHeart, 'deathMayBeStavedOff') ? { seat: loss.seat, killer: loss.killer } : null,
    claim: claiming ? { seat: claiming.seat, from: claiming.from, character: claiming.character } : null,
  };
}

const copyOf = (rolled: Rolled): Rolled => ({ ...rolled });

export function viewFor(game: MagesState, viewer: Viewer): MagesView {
  return {
    players: game.players.map((player, seat: Seat) => playerView(player, seat === viewer)),
    active: game.turns > 0 ? game.active : null,
    phase: phaseOf(game),
    turns: game.turns,
    actions: game.actions,
    mizikoTaken: game.mizikoTaken,
    row: game.row.slice(),
    deck: game.deck.length,
    discard: game.discard.slice(),
    spells: { ...game.spells },
    items: game.items.length,
    itemDiscard: game.itemDiscard.slice(),
    troll: game.troll,
    box: game.box.slice(),
    ...underWay(game),
    rolls: game.rolls.map(copyOf),
    result: game.result,
  };
}

export { duelAfter, duelOf, healingOf, type SideView, savingChance } from './outlook.ts';
export type { AttackView, MagesView, PlayerView } from './types.ts';
