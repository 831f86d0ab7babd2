import type { Message } from '@conclave/engine';
import { message, say } from '../messages/index.ts';
import { isCard } from './cards.ts';

/** A card's name as people write it. */
export const nameOf = (id: string): string => (isCard(id) ? say(`card.${id}.name`) : id);

/** The same as data, for sentences that are read elsewhere. */
export const nameMessage = (id: string): Message => message(`card.${id}.name`);

/** "Fierce Heart" */
export const titleOf = (leader: string): string => say(`card.${leader}.title`);
