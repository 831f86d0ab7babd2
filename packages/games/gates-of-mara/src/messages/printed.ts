import data from '../cards/catalogue.json' with { type: 'json' };

type Entry = (typeof data.entries)[number];

const OF_SPECIALIST = 'Its Specialist: ';

/** What the Specialist of a tribe is called and does: it stands in the tribe's text. */
const specialistOf = ({ id, text }: Entry): Pick<Entry, 'id' | 'name' | 'text'> => ({
  id: `${id}-specialist`,
  name: `${id.charAt(0).toUpperCase()}${id.slice(1)} Specialist`,
  text: text.replace(OF_SPECIALIST, ''),
});

const entries = data.entries.flatMap((entry) => (entry.kind === 'tribe' ? [entry, specialistOf(entry)] : [entry]));

/** Where there is little room: "Fire", "Caravans". */
const short = (name: string): string => name.replace(/^Banner of (the )?| Realm$/g, '');

const textsOf = ({ id, name, text }: Pick<Entry, 'id' | 'name' | 'text'>): [`card.${string}`, string][] => [
  [`card.${id}.name`, name],
  [`card.${id}.short`, short(name)],
  [`card.${id}.text`, text],
];

/** Names and texts of everything printed, in English, as messages: what a language replaces. */
export const printed: Readonly<Record<`card.${string}`, string>> = Object.fromEntries(entries.flatMap(textsOf));
