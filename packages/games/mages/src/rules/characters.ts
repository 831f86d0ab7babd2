import { characterCards, RULES, spellCards } from '../cards/cards.ts';
import { SPELLS, type Spell } from '../cards/kinds.ts';
import type { Effect } from '../cards/schema.ts';
import type { Player } from '../state.ts';

type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

/** The effects a player's Character cards have on that player, own card first. */
function* effectsOf(player: Player): Generator<Effect> {
  if (player.character) yield characterCards[player.character].start;
  for (const claimed of player.claimed) yield characterCards[claimed].claim;
}

/** MG-CLAIM-06: equal abilities do not stack, so the first one found will do. */
function abilityOf<T extends Effect['type']>(player: Player, type: T): EffectOf<T> | undefined {
  for (const effect of effectsOf(player)) if (effect.type === type) return effect as EffectOf<T>;
  return undefined;
}

/** MG-HAND-01 */
export const handLimit = (player: Player): number => abilityOf(player, 'handLimit')?.value ?? RULES.handLimit;

/** MG-ITEM-GEN-01 */
export const itemPrice = (player: Player): number => abilityOf(player, 'itemPrice')?.fin ?? RULES.itemPriceFin;

/** MG-CHAR-CARO-01 */
export const trollRolls = (player: Player): number => abilityOf(player, 'trollRollsPerAction')?.value ?? 1;

/** MG-DRAW-03 */
export const mizikoLimit = (player: Player): number => abilityOf(player, 'rowWildLimitPerTurn')?.value ?? RULES.rowWildLimitPerTurn;

/** MG-PAY-04: a discount is never given twice. */
export function spellPrice(player: Player, spell: Spell): number {
  if (player.chosenSpell === spell) return spellCards[spell].discountPrice;
  for (const effect of effectsOf(player)) if (effect.type === 'spellPrice' && effect.spell === spell) return effect.jewels;
  return spellCards[spell].price;
}

/** MG-CHAR-ELAD-02 */
export const undiscountedSpells = (player: Player): Spell[] => SPELLS.filter((spell) => spellPrice(player, spell) === spellCards[spell].price);
