import { type Rulebook, rulebook } from '@conclave/engine';
import type { MagesMove } from '../moves.ts';
import type { MagesState } from '../state.ts';
import { attack } from './attack.ts';
import { game } from './beginning.ts';
import { claim } from './claim.ts';
import { loseHeart } from './death.ts';
import { heal } from './heal.ts';
import { turn } from './turn.ts';

export const book: Rulebook<MagesState, MagesMove> = rulebook([game, turn, attack, heal, loseHeart, claim]);

export { type Attack, attackSides, bystanders } from './attack.ts';
export { handLimit, itemPrice, NOBODY, spellPrice, trollRolls } from './characters.ts';
export type { Side } from './contest.ts';
export { type Heal, healSides } from './heal.ts';
export { isTop, nextLevelPrice } from './hearts-and-levels.ts';
export { type Idea, isAct, whyNotAct } from './legality.ts';
export { chanceOfTotal, chanceToWin } from './odds.ts';
export { mirrorsOf, modifierOf, withLaid } from './table-cards.ts';
export { attack, claim, game, heal, loseHeart, turn };
