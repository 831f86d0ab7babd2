import { readdirSync, readFileSync } from 'node:fs';
import * as engine from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';

const HERE = new URL('.', import.meta.url);
const pages = readdirSync(HERE).filter((file) => file.endsWith('.md'));
const page = (name: string): string => readFileSync(new URL(name, HERE), 'utf8');

/** Runs the first example of a page that imports something, and gives back its names. */
function runExample(name: string, names: string[]): Record<string, unknown> {
  const code = /```ts\n(import[\s\S]+?)```/.exec(page(name))?.[1] ?? '';
  const body = code.replace(/import (\{.+?\}) from '(.+?)';/g, "const $1 = modules['$2'];");
  const modules = { '@conclave/engine': engine, '@conclave/sparks': { sparks } };
  return new Function('modules', `${body}; return { ${names.join(', ')} };`)(modules);
}

test('the example on the engine page runs and says what is true', () => {
  const { match, played, refused, again, verdict, theirs } = runExample('engine.md', ['match', 'played', 'refused', 'again', 'verdict', 'theirs']);
  const begun = match as engine.Match;
  expect(played).toMatchObject({ ok: true });
  expect(refused).toMatchObject({ ok: false, refusal: { rule: 'SP-ROUND-01', reason: 'You hold no 9.' } });
  expect(JSON.stringify(theirs)).not.toContain('"hand":[');
  expect((again as engine.Match).hash()).toBe(begun.hash());
  expect(verdict).toMatchObject({ ok: true, entries: 3 });
});

test('every link between pages leads somewhere', () => {
  const links = [...pages.map((name) => [name, page(name)] as const), ['../README.md', page('../README.md')] as const].flatMap(([name, text]) =>
    [...text.matchAll(/\]\((?!http|#)([^)#]+)/g)].map((match) => ({ from: name, to: new URL(match[1] ?? '', new URL(name, HERE)) })),
  );
  const broken = links.filter(({ to }) => {
    try {
      readFileSync(to);
      return false;
    } catch {
      return true;
    }
  });
  expect(broken.map(({ from, to }) => `${from} → ${to.pathname.split('/').pop()}`)).toEqual([]);
});
