/** Letters and signs, mostly of other scripts, and beneath each the one it is taken for. */
const LETTERS = 'АВЕЗІЈКМНОРСЅТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧавекмнорстухіјѕһԁԛԝαβγεηικμνορτυχօոսցհłøđɡɑı01|!';
const TAKEN_FOR = 'ABE3IJKMHOPCSTYXABEZHIKMNOPTYXabekmhopctyxijshdqwabyenikuvoptuxonughlodgalolll';

const LIKE = new Map([...LETTERS].map((letter, i) => [letter, TAKEN_FOR[i] ?? letter]));

const likeOf = (text: string): string => [...text].map((letter) => LIKE.get(letter) ?? letter).join('');

/** What a name looks like at a glance: two with the same are taken for each other. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '');
  return likeOf(likeOf(plain).toLowerCase()).replaceAll('i', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w').replace(/\s+/g, '');
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
