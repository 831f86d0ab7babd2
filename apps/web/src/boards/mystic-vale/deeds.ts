import type { MysticValeMove } from '@conclave/mystic-vale';
import type { Play } from '../../app/play.svelte.ts';
import type { Choosing } from './choosing.svelte.ts';
import { label, meansOf, playerAt, riskOf, symbolText, viewOf } from './facts.ts';
import { abilityOf, nameOf, spirits } from './look.ts';
import { say } from './words.ts';

export interface Deed {
  move: MysticValeMove;
  title: string;
  sub?: string | undefined;
}

/** What ends a step, the surest first. */
const closing = ['pass', 'endHarvest', 'endTurn', 'done'] as const;

/** Spirits as "2 animal, 1 wild". */
const spiritText = (of: Record<(typeof spirits)[number], number>): string =>
  spirits
    .filter((spirit) => of[spirit] > 0)
    .map((spirit) => `${of[spirit]} ${say(spirit)}`)
    .join(', ');

/** What the chosen piece does, with its consequence. */
export function readyDeed(play: Play, choosing: Choosing, move: MysticValeMove): Deed {
  const view = viewOf(play);
  switch (move.do) {
    case 'buy': {
      const cost = [...view.commons.flatMap(({ advancement }) => advancement ?? []), ...view.soil].find(({ card }) => card === move.card)?.cost ?? 0;
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
      return { move, title: say('sleeve', { name: nameOf(move.card) }), ...(crafted && { sub: symbolText(crafted.symbols) }) };
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

function harvestSub(play: Play): string {
  const view = viewOf(play);
  const means = meansOf(view, view.turn.seat);
  return [`${means.mana} ${say('mana')}`, spiritText(means), ...(means.vp > 0 ? [say('takesVp', { n: means.vp })] : [])].filter(Boolean).join(' · ');
}

function endHarvestSub(play: Play): string {
  const { mana, vp } = viewOf(play).turn.supply;
  return [...(mana > 0 ? [say('unspent', { n: mana })] : []), ...(vp > 0 ? [say('takesVp', { n: vp })] : [])].join(' · ') || say('nothingLeft');
}

/** What closes the step that is open, if something does. */
export function closingDeed(play: Play, moves: readonly MysticValeMove[]): Deed | undefined {
  const move = closing.map((kind) => moves.find((one) => one.do === kind)).find(Boolean);
  if (!move) return undefined;
  const view = viewOf(play);
  if (move.do === 'pass' && view.turn.phase === 'bog')
    return { move, title: say('stop'), sub: say('bogSub', { n: playerAt(view, view.turn.seat).field.length }) };
  if (move.do === 'pass') return { move, title: say('harvestDo'), sub: harvestSub(play) };
  if (move.do === 'endHarvest') return { move, title: say('endHarvest'), sub: endHarvestSub(play) };
  if (move.do === 'endTurn') return { move, title: say('endTurn'), sub: say('endTurnSub') };
  if (play.state.prompt?.ask === 'craftMore') return { move, title: say('buryDone') };
  return { move, title: say('done'), ...(play.state.prompt?.ask === 'confirmSleeving' && { sub: say('doneSub') }) };
}

export const pushSub = (play: Play, seat: number): string => riskOf(viewOf(play), playerAt(viewOf(play), seat));
