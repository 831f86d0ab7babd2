/** One rule or ruling, as it is shown and searched. */
export interface RuleText {
  readonly id: string;
  readonly text: string;
  /** The heading it stands under. */
  readonly chapter: string;
  /** Other rules and rulings it points to. */
  readonly see: readonly string[];
}

const LINE = /^- \*\*(R-\d+|[A-Z]{2}(?:-[A-Z0-9]+)+-(?:\d+[a-z]?|[A-Z]+))\*\* (.+)$/;
const REFERENCE = /\b(?:R-\d+|[A-Z]{2}(?:-[A-Z0-9]+)+-(?:\d+[a-z]?|[A-Z]+))\b/g;

/** Reads a game's `rules.md` or `rulings.md`: headings, and lines of the form `- **MG-TURN-01** text`. */
export function readRules(markdown: string): RuleText[] {
  const rules: RuleText[] = [];
  let chapter = '';
  for (const line of markdown.split('\n')) {
    const heading = /^##+ (.+)$/.exec(line);
    if (heading?.[1]) chapter = heading[1];
    const [, id, text] = LINE.exec(line) ?? [];
    if (id && text) rules.push({ id, text, chapter, see: [...new Set(text.match(REFERENCE) ?? [])].filter((other) => other !== id) });
  }
  return rules;
}
