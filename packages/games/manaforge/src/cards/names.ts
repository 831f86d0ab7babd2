import type { Message } from '@conclave/engine';
import { message, say } from '../messages/index.ts';
import { printed } from '../messages/printed.ts';
import { DIE_TYPES, type DieType, type Element } from './cards.ts';

function printedOn(id: string, what: 'name' | 'text'): string | undefined {
  const key = `card.${id}.${what}` as const;
  return Object.hasOwn(printed, key) ? say(key) : undefined;
}

/** What is printed on a card, a die or one of its faces; what has no name is called by its id. */
export const nameOf = (id: string): string => printedOn(id, 'name') ?? id;
/** The text as printed, without any changes of a pack. */
export const printedText = (id: string): string => printedOn(id, 'text') ?? '';

/** The name of an item or a talent. */
export const nameMessage = (id: string): Message => message(`card.${id}.name`);
export const elementMessage = (element: Element): Message => message(`element.${element}`);
/** "an earth gem". */
export const aGemMessage = (element: Element): Message => message(`gem.${element}.a`);

/** "earth", "an earth die", of a die whose type is given by its place. */
export const dieTypeMessage = (type: number): Message => message(`die.${DIE_TYPES[type] as DieType}`);
export const aDieMessage = (type: number): Message => message(`die.${DIE_TYPES[type] as DieType}.a`);
