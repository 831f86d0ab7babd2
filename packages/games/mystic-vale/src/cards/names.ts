import type { Message } from '@conclave/engine';
import { message, say } from '../messages/index.ts';
import { advancementNamed, isCard, leaderNamed, tokenNamed, valeNamed } from './cards.ts';
import type { Effect } from './schema.ts';

/** Where the texts of a card stand: a leader and a token have two sides. */
export type EffectsAt = 'does' | 'start' | 'upgraded' | 'active' | 'used';

/** A card's name as people write it. */
export const nameOf = (id: string): string => (isCard(id) ? say(`card.${id}.name`) : id);

/** The same as data, for sentences that are read elsewhere. */
export const nameMessage = (id: string): Message => message(`card.${id}.name`);

/** All that is printed on a card, in words. */
export const textOf = (id: string): string => (isCard(id) ? say(`card.${id}.text`) : '');

/** "Fierce Heart" */
export const titleOf = (leader: string): string => say(`card.${leader}.title`);

function effectsAt(id: string, at: EffectsAt): readonly Effect[] {
  if (at === 'does') return (advancementNamed(id) ?? valeNamed(id))?.effects ?? [];
  if (at === 'start' || at === 'upgraded') return leaderNamed(id)?.[at].effects ?? [];
  return tokenNamed(id)?.[at].effects ?? [];
}

/** What a card, or a side of it, does beside the symbols it shows: the texts of those of its effects. */
export const effectTexts = (id: string, at: EffectsAt, isMeant: (effect: Effect) => boolean = () => true): string[] =>
  effectsAt(id, at).flatMap((effect, i) => (isMeant(effect) ? [say(`card.${id}.${at}.${i}`)] : []));
