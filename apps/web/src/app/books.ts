import { type Catalogue, type RuleText, readRules } from '@conclave/engine';

/** What there is to read about a game. */
export interface Book {
  rules: RuleText[];
  rulings: RuleText[];
  catalogue: Catalogue;
}

interface Source {
  rules(): Promise<{ default: string }>;
  rulings(): Promise<{ default: string }>;
  catalogue(): Promise<{ default: unknown }>;
}

const sources: Record<string, Source> = {
  mages: {
    rules: () => import('@conclave/mages/rules.md?raw'),
    rulings: () => import('@conclave/mages/rulings.md?raw'),
    catalogue: () => import('@conclave/mages/catalogue.json'),
  },
  manaforge: {
    rules: () => import('@conclave/manaforge/rules.md?raw'),
    rulings: () => import('@conclave/manaforge/rulings.md?raw'),
    catalogue: () => import('@conclave/manaforge/catalogue.json'),
  },
  'gates-of-mara': {
    rules: () => import('@conclave/gates-of-mara/rules.md?raw'),
    rulings: () => import('@conclave/gates-of-mara/rulings.md?raw'),
    catalogue: () => import('@conclave/gates-of-mara/catalogue.json'),
  },
  'mystic-vale': {
    rules: () => import('@conclave/mystic-vale/rules.md?raw'),
    rulings: () => import('@conclave/mystic-vale/rulings.md?raw'),
    catalogue: () => import('@conclave/mystic-vale/catalogue.json'),
  },
};

export async function loadBook(id: string): Promise<Book | undefined> {
  const source = Object.hasOwn(sources, id) ? sources[id] : undefined;
  if (!source) return undefined;
  const [rules, rulings, catalogue] = await Promise.all([source.rules(), source.rulings(), source.catalogue()]);
  return { rules: readRules(rules.default), rulings: readRules(rulings.default), catalogue: catalogue.default as Catalogue };
}

export interface Chapter {
  title: string;
  rules: RuleText[];
}

/** The rules under their headings; `words`: only those that hold all of them. */
export function chaptersOf(rules: readonly RuleText[], words: string): Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    const text = `${rule.id} ${rule.chapter} ${rule.text}`.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    const last = chapters.at(-1);
    if (last?.title === rule.chapter) last.rules.push(rule);
    else chapters.push({ title: rule.chapter, rules: [rule] });
  }
  return chapters;
}
