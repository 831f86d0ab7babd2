import { type Ability, type AbilityOf, characterCard, type Effect, RULES, SPELLS, type Spell, spellCards } from '../cards/index.ts';
import type { Player } from '../state.ts';

/** Whose Character cards count. */
export type Holder = Pick<Player, 'character' | 'claimed' | 'chosenSpell'>;
/** Without a character every price and limit is the printed one. */
export const NOBODY: Holder = { character: null, claimed: [], chosenSpell: null };

/** The first of a player's effects, own card first, that fits. Equal abilities do not stack (MG-CLAIM-06). */
function effectOf(player: Holder, fits: (effect: Effect) => boolean): Effect | undefined {
  if (player.character) {
    const { start } = characterCard(player.character);
    if (fits(start)) return start;
  }
  for (const claimed of player.claimed) {
    const { claim } = characterCard(claimed);
    if (fits(claim)) return claim;
  }
  return undefined;
}

const abilityOf = <T extends Ability>(player: Holder, type: T): AbilityOf<T> | undefined =>
  effectOf(player, (effect) => effect.type === type) as AbilityOf<T> | undefined;

/** MG-HAND-01 */
export const handLimit = (player: Holder): number => abilityOf(player, 'handLimit')?.value ?? RULES.handLimit;

/** MG-ITEM-GEN-01 */
export const itemPrice = (player: Holder): number => abilityOf(player, 'itemPrice')?.fin ?? RULES.itemPriceFin;

/** MG-CHAR-CARO-01 */
export const trollRolls = (player: Holder): number => abilityOf(player, 'trollRollsPerAction')?.value ?? 1;

/** MG-DRAW-03 */
export const mizikoLimit = (player: Holder): number => abilityOf(player, 'rowWildLimitPerTurn')?.value ?? RULES.rowWildLimitPerTurn;

/** MG-PAY-04: a discount is never given twice. */
export function spellPrice(player: Holder, spell: Spell): number {
  const chosen = player.chosenSpell === spell ? abilityOf(player, 'spellPriceChoice') : undefined;
  if (chosen) return chosen.jewels;
  const discount = effectOf(player, (effect) => effect.type === 'spellPrice' && effect.spell === spell) as AbilityOf<'spellPrice'> | undefined;
  return discount?.jewels ?? spellCards[spell].price;
}

/** MG-CHAR-ELAD-02 */
export const undiscountedSpells = (player: Holder): Spell[] => SPELLS.filter((spell) => spellPrice(player, spell) === spellCards[spell].price);
