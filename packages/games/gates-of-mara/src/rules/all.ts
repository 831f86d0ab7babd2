import type { NamedRule } from '@conclave/engine';
import { attach } from './attachments.ts';
import { placeCaravan } from './caravans.ts';
import { ability, takeGems } from './effects.ts';
import { enchant } from './enchantments.ts';
import { endOfRound } from './end-of-round.ts';
import { waterLordSwap } from './influence.ts';
import { placement } from './placement.ts';
import { reset } from './reset.ts';
import { rounds } from './rounds.ts';
import { exchange } from './wanderer.ts';

export const RULES: readonly NamedRule[] = [rounds, placement, ability, takeGems, waterLordSwap, placeCaravan, exchange, attach, enchant, endOfRound, reset];
