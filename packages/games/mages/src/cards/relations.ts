import type { CatalogueEntry } from '@conclave/engine';
import type { Constants, EntryOf, Values } from './schema.ts';

type All = { [K in keyof Values]: EntryOf<K>[] };

const fault = (isSound: boolean, what: string): string[] => (isSound ? [] : [what]);
const copiesOf = (entries: readonly CatalogueEntry[]): number => entries.reduce((sum, { copies }) => sum + copies, 0);

/** What is printed on two cards must be the same on both. */
function doubledFaults({ skill, spell, resource, level, die }: All): string[] {
  return [
    ...skill.flatMap(({ id, values }) => {
      const own = spell.find((one) => one.id === values.spell)?.values;
      const orb = resource.find((one) => one.id === values.orb)?.values;
      return fault(
        own?.skill === id && own.jewel === values.jewel && orb?.group === 'orb' && orb.skill === id,
        `${id}: its spell, Jewel and Orb do not name it back`,
      );
    }),
    ...spell.flatMap(({ id, values }) => {
      const jewel = resource.find((one) => one.id === values.jewel)?.values;
      return fault(jewel?.group === 'jewel' && jewel.buys === id, `${id}: its Jewel does not buy it`);
    }),
    ...level.flatMap(({ id, values }) => [
      ...fault(id === `level-${values.level}`, `${id}: it is level ${values.level}`),
      ...fault(
        die.some((one) => one.values.sides === values.die),
        `${id}: there is no die of ${values.die} sides`,
      ),
    ]),
  ];
}

/** MG-SPELL-COUNTER-01, MG-SPELL-HEAL-01, MG-ROLL-02: what the rules of these two spells take for granted. */
function spellFaults({ spell }: All): string[] {
  return spell.flatMap(({ id, values: { canBeCountered, actions, skill } }) => {
    if (id === 'counter')
      return fault(actions === 0 && skill === 'defense' && !canBeCountered, `${id}: it takes no action, is rolled with Defense and is not countered`);
    return id === 'heal' ? fault(!canBeCountered, `${id}: no rule lets it be countered`) : [];
  });
}

/** The numbers of cards must add up. */
function countFaults({ resource, spell, item, character }: All, printed: Constants): string[] {
  const groups = Object.entries(printed.resourceSubtotals);
  return [
    ...fault(copiesOf(resource) === printed.resourceCards, 'resourceCards: the copies do not add up'),
    ...fault(copiesOf(spell) === printed.spellCards, 'spellCards: the copies do not add up'),
    ...fault(copiesOf(item) === printed.itemCards, 'itemCards: the copies do not add up'),
    ...fault(copiesOf(character) === printed.characterCards, 'characterCards: the copies do not add up'),
    ...fault(copiesOf([...resource, ...spell, ...item, ...character]) === printed.allCards, 'allCards: the copies do not add up'),
    ...groups.flatMap(([group, n]) =>
      fault(copiesOf(resource.filter(({ values }) => values.group === group)) === n, `resourceSubtotals: the copies of ${group} do not add up`),
    ),
    ...spell.flatMap(({ id, values }) => fault(values.price === printed.spellPriceJewels, `${id}: a Spell costs ${printed.spellPriceJewels} Jewels`)),
  ];
}

/** Values that are sound by themselves, but not together. */
export const relationFaults = (all: All, printed: Constants): string[] => [...doubledFaults(all), ...spellFaults(all), ...countFaults(all, printed)];
