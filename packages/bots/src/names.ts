/** No guest is given one of these names, and nothing in any game is called so. */
const NAMES = ['Isolde', 'Corvin', 'Maren', 'Oswin', 'Thessaly', 'Leopold', 'Ottilie', 'Anselm'];

const folded = (name: string): string => name.toLowerCase();

/** A name for a bot, unlike all that are taken; the same for the same table. */
export function botName(taken: readonly string[]): string {
  const used = new Set(taken.map(folded));
  const others = Array.from({ length: taken.length + 1 }, (_, i) => `Bot ${i + 1}`);
  return [...NAMES, ...others].find((name) => !used.has(folded(name))) ?? '';
}

/** Names for the seats that have none, in their order. */
export function withBotNames(names: readonly (string | undefined)[]): string[] {
  const given = names.flatMap((name) => name ?? []);
  return Array.from(names, (name) => {
    if (name !== undefined) return name;
    const found = botName(given);
    given.push(found);
    return found;
  });
}
