import { frameOf, isAt, topOf, type Viewer } from '@conclave/engine';
import { lordOf, type RealmId } from '../cards/index.ts';
import { cloneTable } from '../clone.ts';
import { attach, enchant, endOfRound, exchange, type Placement, placeCaravan, placementOf, reset, swapRate, takeGems, waterLordSwap } from '../rules/index.ts';
import { lordIn, type MaraState } from '../state.ts';
import type { MaraView, QuestionView } from './types.ts';

const idOf = (game: MaraState, realm: number): RealmId => game.realms[realm]?.id ?? 'chaos';

/** What a swap of Influence, a Caravan or gems are about. */
function questionView(game: MaraState): QuestionView | null {
  const frame = topOf(game);
  if (isAt(frame, waterLordSwap)) {
    const { realm, amount } = frame;
    return { about: 'influenceOrPoints', realm: idOf(game, realm), amount, points: amount * swapRate(game, realm) };
  }
  if (isAt(frame, takeGems)) return { about: 'takeGems', amount: frame.amount, of: frame.of.slice(), different: frame.different };
  if (isAt(frame, placeCaravan, 'chooseItsSpace')) return { about: 'placeCaravan', realm: idOf(game, frame.realm), isSecond: frame.isSecond };
  if (isAt(frame, placeCaravan, 'earthLordGivesInfluence'))
    return { about: 'earthLord', realm: idOf(game, frame.realm), influence: lordOf(lordIn(game, frame.realm) ?? '').influencePerCaravan };
  if (isAt(frame, exchange)) return { about: 'exchange' };
  if (isAt(frame, attach)) return { about: 'attach', card: frame.card };
  return isAt(frame, enchant) ? { about: 'enchant', left: frame.left } : null;
}

function placementView(game: MaraState): Placement | null {
  const placement = placementOf(game);
  if (!placement) return null;
  const { seat, figure, open, used, prepaid } = placement;
  return { seat, figure, open: open.slice(), used: used.slice(), prepaid };
}

function phaseOf(game: MaraState): MaraView['phase'] {
  if (game.result) return 'over';
  if (frameOf(game, reset)) return 'reset';
  return frameOf(game, endOfRound) ? 'endOfRound' : 'turns';
}

/** GM-COMP-08: everything is open but the order of the decks, so all viewers see the same. */
export function viewFor(game: MaraState, viewer: Viewer): MaraView {
  return {
    viewer,
    phase: phaseOf(game),
    ...cloneTable(game),
    decks: {
      enchantments: game.enchantmentDeck.length,
      banners: game.bannerDeck.length,
      objectives: game.objectiveDeck.cards.length,
      wanderer: game.wandererDeck.cards.length,
    },
    placement: placementView(game),
    question: questionView(game),
    result: game.result,
  };
}

export { boardOf } from './board.ts';
export type * from './board-types.ts';
export { type AbilityFacts, type CostFacts, factsOf } from './facts.ts';
export { optionsFor } from './options.ts';
export { type Plan, planOf, type Shift } from './plan.ts';
export type { MaraOptions, MaraView, QuestionView } from './types.ts';
