import data from '../cards/catalogue.json' with { type: 'json' };

type Entry = (typeof data.entries)[number];

/** "a Ruby", "an Emerald", "200 Fin", "Agrin's Curse". */
function one({ name, values }: Entry): string {
  if (/^\d/.test(name) || 'withoutArticle' in values) return name;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "Rubies", "Amulets of Luck", "Miziko", "Shackles". */
function many({ id, name }: Entry): string {
  const [head = '', ...rest] = name.split(' of ');
  const isPlural = id === 'miziko' || /[^s]s$/.test(head);
  const plural = isPlural ? head : head.endsWith('y') ? `${head.slice(0, -1)}ies` : head.endsWith('s') ? `${head}es` : `${head}s`;
  return [plural, ...rest].join(' of ');
}

const SECOND_WORDS = new Map([
  ['resource', / Orb$|^Black (?=Diamond)/g],
  ['item', /^(Apprentice's|Melgorn's|Agrin's|Shattered) | of (Illusion|Luck)$/g],
  ['character', /^Lord | .*$/g],
]);

/** One word, where there is little room: "Pyro", "Lantern", "Ella". */
const short = ({ kind, name }: Entry): string => name.replace(SECOND_WORDS.get(kind) ?? '', '');

const several = (entry: Entry): string => (entry.id.startsWith('fin-') ? `{n} × ${entry.name}` : `{n} ${many(entry)}`);

const textsOf = (entry: Entry): [`card.${string}`, string][] => [
  [`card.${entry.id}.name`, entry.name],
  [`card.${entry.id}.text`, entry.text],
  [`card.${entry.id}.short`, short(entry)],
  [`card.${entry.id}.one`, one(entry)],
  [`card.${entry.id}.several`, several(entry)],
  [`card.${entry.id}.missing`, `{n, plural, one {${entry.name}} other {${many(entry)}}}`],
];

/** Names and texts of cards in English, as messages: what a language replaces. */
export const printed: Readonly<Record<`card.${string}`, string>> = Object.fromEntries(data.entries.flatMap(textsOf));
