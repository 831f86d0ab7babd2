import { inARow } from '@conclave/engine';
import type { Means, MysticValeMove } from '@conclave/mystic-vale';
import type { Play } from '../../app/play.svelte.ts';
import { beside } from '../../i18n/index.ts';
import type { Choosing } from './choosing.svelte.ts';
import { amountOf, askOf, cardAt, closesRound, label, meansOf, playerAt, riskOf, symbolText, viewOf } from './facts.ts';
import { abilityOf, leaderFacts, manaCost, nameOf, positions, spirits } from './look.ts';
import { say } from './words.ts';

export interface Deed {
  move: MysticValeMove;
  title: string;
  sub?: string | undefined;
  /** It gives something up that could still be had, so it is not the one to shine. */
  forgoes?: boolean;
}

export interface FreeDeed extends Deed {
  /** Whose abilities they are. */
  cards: readonly string[];
}

/** What ends a step, the surest first. */
const closing = ['pass', 'endHarvest', 'endTurn', 'done'] as const;

/** Spirits as "2 animal, 1 wild". */
const spiritText = (of: Record<(typeof spirits)[number], number>): string =>
  inARow(spirits.filter((spirit) => of[spirit] > 0).map((spirit) => amountOf(spirit, of[spirit])));

/** What sleeving takes away, if it does: an eclipse advancement that is covered counts for nothing. */
function coverText(choosing: Choosing, { card, position, on }: { card: string; position: (typeof positions)[number]; on: number }): string | undefined {
  const at = positions.indexOf(position);
  const { covered, shows } = choosing.crafted(on)?.sections[at] ?? {};
  if (!covered || covered === cardAt(choosing.player, on).sections[at]?.covered) return undefined;
  return covered === card ? say('underSub', { name: nameOf(shows ?? '') }) : say('coversSub', { name: nameOf(covered) });
}

/** What the chosen piece does, with its consequence. */
export function readyDeed(play: Play, choosing: Choosing, move: MysticValeMove): Deed {
  const view = viewOf(play);
  switch (move.do) {
    case 'buy': {
      const cost = manaCost(move.card);
      return { move, title: say('buy', { name: nameOf(move.card) }), sub: say('buySub', { n: cost, left: view.turn.supply.mana - cost }) };
    }
    case 'claim':
      return { move, title: say('claim', { name: nameOf(move.card) }), sub: say('claimSub') };
    case 'store':
      return { move, title: say('store', { name: nameOf(move.card) }), sub: say('storeSub') };
    case 'buyVale':
      return { move, title: say('buy', { name: nameOf(move.card) }), sub: say('paySub', { text: spiritText(move) }) };
    case 'sleeve':
    case 'craft': {
      const crafted = choosing.crafted(move.on);
      return {
        move,
        title: say('sleeve', { name: nameOf(move.card) }),
        ...(crafted && { sub: beside(symbolText(crafted.symbols), coverText(choosing, move)) }),
      };
    }
    case 'bury':
      return { move, title: say('buryIt') };
    case 'discard':
      return { move, title: say('discardIt') };
    case 'giveGuardians':
      return { move, title: say('giveGuardians') };
    case 'use':
      return { move, title: say('use', { name: nameOf(move.card) }), sub: abilityOf(move.card) };
    case 'useVale':
      return { move, title: say('use', { name: nameOf(move.card) }), sub: abilityOf(move.card) };
    case 'upgrade':
      return { move, title: answerText(play, move) };
    case 'take':
      return { move, title: say('takeThis', { name: nameOf(move.card) }) };
    case 'keepAmulet':
      return { move, title: say('keepThis', { name: nameOf(choosing.player.token.card) }) };
    case 'swapAmulet':
      return { move, title: say('swapFor') };
    default:
      return { move, title: label(play, move) };
  }
}

const meansText = (means: Readonly<Means>): string =>
  beside(means.mana > 0 ? amountOf('mana', means.mana) : '', spiritText(means), means.vp > 0 ? say('takesVp', { n: means.vp }) : '');

/** The kinds of spirits are told beside the field. */
function harvestSub(play: Play): string {
  const view = viewOf(play);
  const means = meansOf(view, view.turn.seat);
  const all = spirits.reduce((sum, spirit) => sum + means[spirit], 0);
  return beside(amountOf('mana', means.mana), all > 0 ? say('spiritsOf', { n: all }) : '', means.vp > 0 ? say('takesVp', { n: means.vp }) : '');
}

function endHarvestSub(play: Play): string {
  const view = viewOf(play);
  const { mana, vp } = view.turn.supply;
  const parts = [
    ...(mana > 0 ? [say('unspent', { n: mana })] : []),
    ...(vp > 0 ? [say('takesVp', { n: vp })] : []),
    ...(!view.isEnding && vp >= view.pool ? [say('poolEmpty')] : []),
  ];
  return beside(...parts) || say('nothingLeft');
}

/** What costs nothing and asks nothing, at one stroke: all of it, or the only one. */
export function freeDeed(play: Play, moves: readonly MysticValeMove[]): FreeDeed | undefined {
  const { cards = [], means } = viewOf(play).options?.free ?? {};
  const all = moves.find((move) => move.do === 'useAll');
  const only = cards.length === 1 ? moves.find((move) => isUseOf(move, cards[0] ?? '', leaderOf(play))) : undefined;
  const move = all ?? only;
  if (!move || !means) return undefined;
  return { move, title: all ? say('useAll') : say('use', { name: nameOf(cards[0] ?? '') }), sub: meansText(means), cards };
}

/** Whether a move is part of that stroke: it needs no button of its own, and the piece it is on stays lit. */
export const isFreed = (free: FreeDeed | undefined, move: MysticValeMove): boolean =>
  move === free?.move || ((move.do === 'use' || move.do === 'useVale') && (free?.cards.includes(move.card) ?? false));

const isUseOf = (move: MysticValeMove, card: string, leader: string): boolean =>
  move.do === 'useLeader' ? leader === card && move.ability === 'gain' : (move.do === 'use' || move.do === 'useVale') && move.card === card;

/** VP still open are taken as the Harvest ends. */
const NO_GAIN: readonly MysticValeMove['do'][] = ['endHarvest', 'endTurn', 'done', 'goOn', 'takeVp', 'turnBack'];
const isGain = (move: MysticValeMove): boolean => !NO_GAIN.includes(move.do);

/** What closes the step that is open, if something does. */
export function closingDeed(play: Play, moves: readonly MysticValeMove[]): Deed | undefined {
  const move = closing.map((kind) => moves.find((one) => one.do === kind)).find(Boolean);
  if (!move) return undefined;
  const view = viewOf(play);
  if (move.do === 'pass' && view.turn.phase === 'bog')
    return { move, title: say('stop'), sub: say('bogSub', { n: playerAt(view, view.turn.seat).field.length }) };
  if (move.do === 'pass') return { move, title: say('harvestDo'), sub: harvestSub(play) };
  if (move.do === 'endHarvest') return { move, title: say('endHarvest'), sub: endHarvestSub(play), forgoes: moves.some(isGain) };
  const isLast = view.isEnding && closesRound(view);
  if (move.do === 'endTurn') return { move, title: say('endTurn'), sub: say(isLast ? 'gameEnds' : 'endTurnSub'), forgoes: moves.some(isGain) };
  if (askOf(play) === 'craftMore') return { move, title: say('buryDone') };
  return { move, title: say('done'), ...(askOf(play) === 'confirmSleeving' && { sub: say(isLast ? 'gameEnds' : 'doneSub') }) };
}

const leaderOf = (play: Play): string => playerAt(viewOf(play), viewOf(play).turn.seat).leader?.card ?? '';

/** An answer in a few words, where there are many; pieces tell their own text. */
export function brief(play: Play, move: MysticValeMove): string {
  if (move.do === 'use' || move.do === 'useVale') return say('use', { name: nameOf(move.card) });
  if (move.do === 'upgrade') return say('upgradeIt', { name: nameOf(leaderOf(play)) });
  return move.do === 'takeVp' ? say('takeVp', { n: viewOf(play).turn.supply.vp }) : answerText(play, move);
}

/** An answer in full; what the question makes of a plain yes or no comes first. */
export function answerText(play: Play, move: MysticValeMove): string {
  const ask = askOf(play);
  if (move.do === 'done' && ask === 'discard') return say('notNow');
  if (move.do === 'evoke') return say('evokeIt', { name: nameOf(playerAt(viewOf(play), viewOf(play).turn.seat).token.card) });
  if (move.do === 'upgrade') return say('upgradeItFor', { name: nameOf(leaderOf(play)), n: leaderFacts(leaderOf(play)).cost });
  return move.do === 'decline' && (ask === 'skyGarden' || ask === 'haloMountain') ? say('keepIt') : label(play, move);
}

export const pushSub = (play: Play, seat: number): string => riskOf(viewOf(play), playerAt(viewOf(play), seat));
