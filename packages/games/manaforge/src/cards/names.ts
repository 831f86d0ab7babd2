import type { Message } from '@conclave/engine';
import { message } from '../messages/index.ts';
import { DIE_TYPES, type DieType, type Element } from './cards.ts';

/** The name of an item or a talent. */
export const nameMessage = (id: string): Message => message(`card.${id}.name`);
export const elementMessage = (element: Element): Message => message(`element.${element}`);
/** "an earth gem". */
export const aGemMessage = (element: Element): Message => message(`gem.${element}.a`);

/** "earth", "an earth die", of a die whose type is given by its place. */
export const dieTypeMessage = (type: number): Message => message(`die.${DIE_TYPES[type] as DieType}`);
export const aDieMessage = (type: number): Message => message(`die.${DIE_TYPES[type] as DieType}.a`);
