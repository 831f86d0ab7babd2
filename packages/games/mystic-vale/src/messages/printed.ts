import data from '../cards/catalogue.json' with { type: 'json' };

type Entry = (typeof data.entries)[number];
type Key = `card.${string}`;

/** The texts of what a card, or a side of it, does. */
interface Bearing {
  readonly effects?: readonly { readonly text: string }[];
}

const SIDES = ['start', 'upgraded', 'active', 'used'] as const;

const effectsOf = ({ id }: Entry, side: string, { effects = [] }: Bearing): [Key, string][] => effects.map(({ text }, i) => [`card.${id}.${side}.${i}`, text]);

function textsOf(entry: Entry): [Key, string][] {
  const values = entry.values as Bearing & Partial<Record<(typeof SIDES)[number], Bearing>> & { title?: string };
  return [
    [`card.${entry.id}.name`, entry.name],
    ...(values.title ? ([[`card.${entry.id}.title`, values.title]] as [Key, string][]) : []),
    ...effectsOf(entry, 'does', values),
    ...SIDES.flatMap((side) => effectsOf(entry, side, values[side] ?? {})),
  ];
}

/** Names and texts of cards in English, as messages: what a language replaces. */
export const printed: Readonly<Record<Key, string>> = Object.fromEntries(data.entries.flatMap(textsOf));
