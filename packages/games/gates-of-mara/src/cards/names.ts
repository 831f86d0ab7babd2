import { type Message, spoken } from '@conclave/engine';
import { message, say } from '../messages/index.ts';
import { printed } from '../messages/printed.ts';

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const AMOUNTS = ['energy', 'onyx', 'key', 'point', 'any', 'fire', 'water', 'air', 'earth'] as const;
type Amount = (typeof AMOUNTS)[number];

/** "1 Key", "3 points", "2 Fire" */
export const amountMessage = (what: string, n: number): Message => message(`amount.${AMOUNTS.find((one) => one === what) ?? ('any' satisfies Amount)}`, { n });
export const amountWords = (what: string, n: number): string => spoken(amountMessage(what, n));

/** The printed name of any entry, for sentences that are read elsewhere. */
export const nameMessage = (id: string): Message => message(`card.${id}.name`);

const isPrinted = (key: `card.${string}`): boolean => Object.hasOwn(printed, key);
/** The printed name of any entry. */
export const nameOf = (id: string): string => (isPrinted(`card.${id}.name`) ? say(`card.${id}.name`) : id);
/** The same where there is little room: a realm, a Banner. */
export const shortName = (id: string): string => (isPrinted(`card.${id}.short`) ? say(`card.${id}.short`) : id);
/** A text that tells no numbers. */
export const printedText = (id: string): string => (isPrinted(`card.${id}.text`) ? say(`card.${id}.text`) : '');
