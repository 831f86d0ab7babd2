import data from '../cards/catalogue.json' with { type: 'json' };

type Entry = (typeof data.entries)[number];

const PRISMS = 'Mana Prisms';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Three items are called Mana Prisms: their Age tells them apart. */
function nameOf({ name, values }: Entry): string {
  return name === PRISMS && 'deck' in values ? `${name} of ${capital(String(values.deck))}` : name;
}

/** What a text says, to go on with after a colon. */
const within = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}`;

const textsOf = (entry: Entry): [`card.${string}`, string][] => [
  [`card.${entry.id}.name`, nameOf(entry)],
  [`card.${entry.id}.text`, entry.text],
  [`card.${entry.id}.within`, within(entry.text)],
];

/** Names and texts of cards in English, as messages: what a language replaces. */
export const printed: Readonly<Record<`card.${string}`, string>> = Object.fromEntries(data.entries.flatMap(textsOf));
