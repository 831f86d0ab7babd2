import { type Catalogue, type RuleText, readRules } from '@conclave/engine';
import { asked, holds } from './searching.ts';

/** What there is to read about a game. */
export interface Book {
  rules: RuleText[];
  rulings: RuleText[];
  /** Nothing: the game has no printed values. */
  catalogue: Catalogue | undefined;
}

const texts = import.meta.glob<string>('../../../../packages/games/*/{rules,rulings}.md', { query: '?raw', import: 'default' });
const catalogues = import.meta.glob<Catalogue>('../../../../packages/games/*/src/cards/catalogue.json', { import: 'default' });

/** A path goes by the folder of its game, so that a game without rulings or printed cards has none. */
const inGame =
  <T>(files: Record<string, () => Promise<T>>) =>
  async (id: string, file: string): Promise<T | undefined> =>
    Object.entries(files).find(([path]) => path.endsWith(`/games/${id}/${file}`))?.[1]();
const textOf = inGame(texts);
const catalogueOf = inGame(catalogues);

export async function loadBook(id: string): Promise<Book | undefined> {
  const [rules, rulings, catalogue] = await Promise.all([textOf(id, 'rules.md'), textOf(id, 'rulings.md'), catalogueOf(id, 'src/cards/catalogue.json')]);
  return rules === undefined ? undefined : { rules: readRules(rules), rulings: readRules(rulings ?? ''), catalogue };
}

export interface Chapter {
  title: string;
  rules: RuleText[];
}

/** The rules under their headings; `words`: only those that hold all of them or say the same, first the chapters that are headed so. */
export function chaptersOf(rules: readonly RuleText[], words: string): Chapter[] {
  const wanted = asked(words);
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    const text = `${rule.id} ${rule.chapter} ${rule.text}`.toLowerCase();
    if (!wanted.every((word) => holds(text, word))) continue;
    const last = chapters.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else chapters.push({ title: rule.chapter, rules: [rule] });
  }
  const isHeaded = ({ title }: Chapter): boolean => wanted.length > 0 && wanted.some((word) => holds(title.toLowerCase(), word));
  return [...chapters.filter(isHeaded), ...chapters.filter((chapter) => !isHeaded(chapter))];
}
