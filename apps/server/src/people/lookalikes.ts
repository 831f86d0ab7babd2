import confusables from './confusables.json' with { type: 'json' };

/** Where Unicode's list says nothing, or another thing: small capitals, Coptic and others, and beneath each the one it is taken for. */
const LETTERS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲁⲟⲣⲥЕЗавекмнорстухһαβγεηικμντχօոցհłøđɑ01|!';
const TAKEN_FOR = 'abcdefghijklmnoprstuvwyzABEHIKMNOPCTYXaopcE3abekmhopctyxhabyenikuvtxonghlodaolll';

const LIKE = new Map([
  ...Object.entries(confusables.letters).flatMap(([like, letters]) => [...letters].map((letter) => [letter, like] as const)),
  ...[...LETTERS].map((letter, i) => [letter, TAKEN_FOR[i] ?? letter] as const),
]);
/** Points, dashes, quotes and the like before and after a name. */
const AROUND = /^[\p{P}\p{Sk}\s]+|[\p{P}\p{Sk}\s]+$/gu;

const likeOf = (text: string): string => [...text].map((letter) => LIKE.get(letter) ?? letter).join('');

/** What a name looks like at a glance: two with the same are taken for each other. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '');
  const bare = plain.replace(AROUND, '') || plain;
  return likeOf(likeOf(bare).toLowerCase()).replaceAll('i', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w').replace(/\s+/g, '');
}

/** The names of a table, with a number where one looks like another before it. Open seats have none. */
export function toldApart(names: readonly string[]): string[] {
  const looks = new Set<string>();
  return names.map((name) => {
    let told = name;
    for (let n = 2; name !== '' && looks.has(lookOf(told)); n++) told = `${name} (${n})`;
    looks.add(lookOf(told));
    return told;
  });
}
