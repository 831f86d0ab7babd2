import type { Constants, EntryOf, Values } from './schema.ts';

type All = { [K in keyof Values]: EntryOf<K>[] };

const fault = (isSound: boolean, what: string): string[] => (isSound ? [] : [what]);

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

const priceFaults = ({ spell }: All, { spellPriceJewels: price }: Constants): string[] =>
  spell.flatMap(({ id, values }) => fault(values.price === price, `${id}: a Spell costs ${price} Jewels`));

/** Values that are sound by themselves, but not together. */
export const relationFaults = (all: All, printed: Constants): string[] => [...doubledFaults(all), ...spellFaults(all), ...priceFaults(all, printed)];
