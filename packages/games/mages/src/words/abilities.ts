import { type Character, characterCards, type Effect, one, several, spellCards } from '../cards/index.ts';
import { hearts, named } from './cards.ts';

type Said<T extends Effect['type']> = (effect: Extract<Effect, { type: T }>) => string;

/** What lasts as long as the card is held. */
const lasting: { [T in Effect['type']]?: Said<T> } = {
  spellPrice: ({ spell, jewels }) => `${named(spell)} for ${jewels === 1 ? one(spellCards[spell].jewel) : several(spellCards[spell].jewel, jewels)}`,
  handLimit: ({ value }) => `up to ${value} cards in hand`,
  itemPrice: ({ fin }) => `Items for ${fin} Fin`,
  trollRollsPerAction: ({ value }) => `${value} rolls for the Troll in one action`,
  rowWildLimitPerTurn: ({ value }) => `up to ${value} Miziko a turn from the Row`,
};

/** What is given once, at the start. */
const given: { [T in Effect['type']]?: Said<T> } = {
  level: ({ skill, amount }) => `${named(skill)} ${amount} to begin with`,
  levelChoice: ({ amount }) => `a skill of choice at ${amount} to begin with`,
  spellPriceChoice: ({ jewels }) => `a Spell of choice for ${jewels} Jewel`,
  startingHearts: ({ value }) => `${hearts(value)} to begin with`,
  startingSpells: () => 'one Spell of each kind to begin with',
};

const said = (words: { [T in Effect['type']]?: Said<T> }, effect: Effect): string | undefined =>
  (words[effect.type] as Said<Effect['type']>)?.(effect as never);

/** What a character does for whoever begins with it. */
export const startInWords = (character: Character): string => said({ ...given, ...lasting }, characterCards[character].start) ?? '';

/** What a character does all the time for whoever holds the card, if anything. */
export const abilityInWords = (character: Character): string | undefined => said(lasting, characterCards[character].claim);
