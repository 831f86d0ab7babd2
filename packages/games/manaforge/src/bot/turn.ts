import { playerOf } from '@conclave/engine';
import { type Ability, itemOf } from '../cards/index.ts';
import { copyPurse, DIE_COST, type Purse, payRoughly, purseOf, type Rates, type Used } from '../planning/index.ts';
import { EMPTY, isOpen, type ManaforgeState, type Player, type Turn } from '../state.ts';
import { GEM, gemWorth, itemWorth, PRISM, prismWorth } from './worth.ts';

/** The best thing to do with a turn, as far as a quick look tells. */
export interface TurnSketch extends Used {
  /** In prestige. */
  worth: number;
  /** The item to build; none: 0. */
  item: number;
}

const ratesFor = (turns: number): Rates => ({ gem: gemWorth(turns), prism: prismWorth(turns) });

const blank = (): TurnSketch => ({ worth: 0, item: EMPTY, dice: 0, cards: [], swaps: [] });

/** What charged wares would bring out of what is left, and gems from dice nobody needs. */
function leftovers(purse: Purse, turns: number): number {
  let worth = 0;
  const rates = ratesFor(turns);
  for (const [place, { used, gains }] of purse.cards.entries()) {
    if (!used && gains.length === 0) worth += wareWorth(purse, place, rates);
  }
  for (const die of purse.dice) {
    if (die.used || purse.spends === 0 || die.effect.kind !== 'gem') continue;
    purse.spends--;
    worth += rates.gem - DIE_COST;
  }
  return worth;
}

/** The best ability of a ware that can be paid for; what it takes leaves the purse. */
function wareWorth(purse: Purse, place: number, rates: Rates): number {
  const { card } = purse.cards[place] as Purse['cards'][number];
  const { abilities } = itemOf(card.item);
  for (let ability = abilities.length - 1; ability >= 0; ability--) {
    const { prestige, mana, gems, spends, exhaustOther, extraSpends } = abilities[ability] as Ability;
    if (!isOpen(card, ability)) continue;
    if (extraSpends) purse.spends += extraSpends;
    if (prestige === 0 || gems || exhaustOther) continue;
    if (spends > purse.spends) continue;
    const trial = copyPurse(purse);
    trial.spends -= spends;
    const cost = mana ? payRoughly(trial, mana, blank(), rates) : 0;
    if (cost === undefined || cost >= prestige) continue;
    Object.assign(purse, trial);
    (purse.cards[place] as Purse['cards'][number]).used = true;
    return prestige - cost;
  }
  return 0;
}

/** The best use of a turn that a quick look finds: one item or none, then wares, then gems. */
export function sketchTurn(game: ManaforgeState, turn: Turn, turns: number): TurnSketch {
  const player = playerOf(game, turn.seat);
  const purse = purseOf({ player, turn });
  const idle = blank();
  idle.worth = leftovers(copyPurse(purse), turns) + (turn.hasBuilt ? 0 : prismWorth(turns));
  if (turn.hasBuilt) return idle;
  let best = idle;
  for (const item of game.board) {
    if (item === EMPTY) continue;
    const gain = itemWorth(game, player, item, turns);
    if (gain <= 0) continue;
    const trial = copyPurse(purse);
    const sketch = blank();
    const cost = payRoughly(trial, itemOf(item).cost, sketch, ratesFor(turns));
    if (cost === undefined) continue;
    sketch.item = item;
    sketch.worth = gain - cost + leftovers(trial, turns);
    if (sketch.worth > best.worth) best = sketch;
  }
  return best;
}

/** Gems and prisms that a player holds, in prestige. */
export const tokenWorth = ({ gems, prisms }: Player, turns: number): number => {
  const owned = gems.reduce((sum, n) => sum + n, 0);
  return turns > 0 ? GEM * Math.min(owned, 8) + 0.2 * Math.max(0, owned - 8) + PRISM * prisms : 0.02 * (owned + prisms);
};
