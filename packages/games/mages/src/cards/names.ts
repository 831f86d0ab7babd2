import type { Message } from '@conclave/engine';
import { message, say } from '../messages/index.ts';
import { hasName, nameOf } from './cards.ts';
import type { Card, Character, Resource, Skill } from './kinds.ts';

/** "a Ruby", "an Emerald", "200 Fin", "Agrin's Curse". */
export const one = (card: Card): string => say(`card.${card}.one`);

/** "2 Rubies", "2 × 200 Fin". */
export const several = (card: Card, n: number): string => say(`card.${card}.several`, { n });

/** What is short, by its number: "Ruby", "Rubies", "Fin". */
export function nameOfMissing(unit: string, n: number): string {
  if (unit === 'fin') return say('part.finAlone');
  return hasName(unit) ? say(`card.${unit}.missing`, { n }) : nameOf(unit);
}

/** The same as data, for sentences that are read elsewhere. */
export const nameMessage = (id: Card | Skill | Character): Message => message(`card.${id}.name`);
export const oneMessage = (card: Card): Message => message(`card.${card}.one`);
export const amountMessage = (card: Resource, n: number): Message => (n === 1 ? oneMessage(card) : message(`card.${card}.several`, { n }));
