import data from '../cards/catalogue.json' with { type: 'json' };

type Entry = (typeof data.entries)[number];

/** What the Specialist of a tribe is called. */
const specialistOf = ({ id }: Entry): Pick<Entry, 'id' | 'name'> => ({
  id: `${id}-specialist`,
  name: `${id.charAt(0).toUpperCase()}${id.slice(1)} Specialist`,
});

/** Whether it says anything that values do not tell. */
function isPlain({ kind, values }: Entry): boolean {
  if (kind === 'figure') return 'innate' in values && values.innate === null;
  if (kind === 'objective') return !('least' in values || 'need' in values);
  return ['realm', 'gate', 'wanderer', 'lord'].includes(kind);
}

const entries: readonly Pick<Entry, 'id' | 'name'>[] = data.entries.flatMap((entry) => (entry.kind === 'tribe' ? [entry, specialistOf(entry)] : [entry]));

/** Where there is little room: "Fire", "Caravans". */
const short = (name: string): string => name.replace(/^Banner of (the )?| Realm$/g, '');

type Key = `card.${string}`;

const namesOf = ({ id, name }: Pick<Entry, 'id' | 'name'>): [Key, string][] => [
  [`card.${id}.name`, name],
  [`card.${id}.short`, short(name)],
];
const texts = data.entries.filter(isPlain).map(({ id, text }): [Key, string] => [`card.${id}.text`, text]);

/** Names of everything printed, and texts that tell no numbers, in English, as messages: what a language replaces. */
export const printed: Readonly<Record<Key, string>> = Object.fromEntries([...entries.flatMap(namesOf), ...texts]);
