import { type Ability, type AbilityOf, type Character, characterCard, type Effect, one, several, spellCards } from '../cards/index.ts';
import { hearts, named } from './cards.ts';

interface Said<T extends Ability> {
  says(effect: AbilityOf<T>): string;
  /** Worth saying all the time: what lasts, and no event has told. */
  readonly always?: true;
}

const abilities: { [T in Ability]: Said<T> } = {
  spellPrice: {
    says: ({ spell, jewels }) => `${named(spell)} for ${jewels === 1 ? one(spellCards[spell].jewel) : several(spellCards[spell].jewel, jewels)}`,
    always: true,
  },
  handLimit: { says: ({ value }) => `up to ${value} cards in hand`, always: true },
  itemPrice: { says: ({ fin }) => `Items for ${fin} Fin`, always: true },
  trollRollsPerAction: { says: ({ value }) => `${value} rolls for the Troll in one action`, always: true },
  rowWildLimitPerTurn: { says: ({ value }) => `up to ${value} Miziko a turn from the Row`, always: true },
  level: { says: ({ skill, amount }) => `${named(skill)} ${amount} to begin with` },
  levelChoice: { says: ({ amount }) => `a skill of choice at ${amount} to begin with` },
  spellPriceChoice: { says: ({ jewels }) => `a Spell of choice for ${jewels} Jewel${jewels === 1 ? '' : 's'}` },
  startingHearts: { says: ({ value }) => `${hearts(value)} to begin with` },
  startingSpells: { says: () => 'one Spell of each kind to begin with' },
  gainHeart: { says: ({ amount }) => `${hearts(amount)} for whoever claims it` },
  gainSpells: { says: () => 'one Spell of each kind for whoever claims it' },
};

const saidOf = ({ type }: Effect): Said<Ability> => abilities[type] as Said<Ability>;

/** What a character does for whoever begins with it. */
export function startInWords(character: Character): string {
  const { start } = characterCard(character);
  return saidOf(start).says(start);
}

/** What a character does all the time for whoever holds the card, if anything. */
export function abilityInWords(character: Character): string | undefined {
  const { claim } = characterCard(character);
  return saidOf(claim).always && saidOf(claim).says(claim);
}
