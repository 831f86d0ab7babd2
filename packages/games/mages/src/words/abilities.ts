import { type Ability, type AbilityOf, type Character, characterCard, type Effect, one, several, spellCards } from '../cards/index.ts';
import { say } from '../messages/index.ts';
import { named } from './cards.ts';

interface Said<T extends Ability> {
  says(effect: AbilityOf<T>): string;
  /** Worth saying all the time: what lasts, and no event has told. */
  readonly always?: true;
}

function spellPrice({ spell, jewels }: AbilityOf<'spellPrice'>): string {
  const { jewel } = spellCards[spell];
  return say('ability.spellPrice', { spell: named(spell), price: jewels === 1 ? one(jewel) : several(jewel, jewels) });
}

const abilities: { [T in Ability]: Said<T> } = {
  spellPrice: { says: spellPrice, always: true },
  handLimit: { says: ({ value }) => say('ability.handLimit', { n: value }), always: true },
  itemPrice: { says: ({ fin }) => say('ability.itemPrice', { n: fin }), always: true },
  trollRollsPerAction: { says: ({ value }) => say('ability.trollRollsPerAction', { n: value }), always: true },
  rowWildLimitPerTurn: { says: ({ value }) => say('ability.rowWildLimitPerTurn', { n: value }), always: true },
  level: { says: ({ skill, amount }) => say('ability.level', { skill: named(skill), n: amount }) },
  levelChoice: { says: ({ amount }) => say('ability.levelChoice', { n: amount }) },
  spellPriceChoice: { says: ({ jewels }) => say('ability.spellPriceChoice', { n: jewels }) },
  startingHearts: { says: ({ value }) => say('ability.startingHearts', { n: value }) },
  startingSpells: { says: () => say('ability.startingSpells') },
  gainHeart: { says: ({ amount }) => say('ability.gainHeart', { n: amount }) },
  gainSpells: { says: () => say('ability.gainSpells') },
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
