import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

const ROOT = fileURLToPath(new URL('..', HERE));
const FOLDERS = [ROOT, join(ROOT, 'apps/server/src')];
const FILE = /`([\w@./-]+\.(?:ts|md|json|yaml|conf|service)|Dockerfile|[\w/]+\/Caddyfile)`/g;

/** The file that a page means by this path. */
const fileAt = (path: string): string | undefined => FOLDERS.map((folder) => join(folder, path)).find((file) => existsSync(file));

test.each(['asvs.md', 'security.md'])('every file and every test that %s names is there', (name) => {
  const named = [...page(name).matchAll(FILE)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !fileAt(path))).toEqual([]);
  const tests = [...page(name).matchAll(/`([\w./-]+)` “([^”]+)”/g)];
  const missing = tests.filter(([, path = '', words = '']) => !testsIn(path).some((title) => title.includes(words)));
  expect(missing.map(([text]) => text)).toEqual([]);
});

/** The names of a file's tests. */
const testsIn = (path: string): string[] =>
  [...readFileSync(fileAt(path) ?? '', 'utf8').matchAll(/^ *test(?:\.each\(.+\))?\('(.+?)', /gm)].map(([, title = '']) => title);

test('each point of the standard is told of once, in order', () => {
  const points = page('asvs.md')
    .split('\n## ')
    .map((part) => [...part.matchAll(/^\| ([\d., ]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', ')));
  expect(points.flat().length).toBeGreaterThan(100);
  expect(new Set(points.flat()).size).toBe(points.flat().length);
  const met = points[1]?.filter((_, i) => i > 0) ?? [];
  expect(met.length).toBeGreaterThan(80);
  const firsts = [...(page('asvs.md').split('\n## ')[1] ?? '').matchAll(/^\| (\d+)\.(\d+)\.(\d+)/gm)].map(([, ...parts]) => parts.map(Number));
  expect(firsts).toEqual(firsts.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0)));
});

test('no page writes text as markup', () => {
  const web = join(ROOT, 'apps/web/src');
  const pagesOfWeb = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));
  expect(pagesOfWeb.length).toBeGreaterThan(50);
  expect(pagesOfWeb.filter((file) => readFileSync(join(web, file), 'utf8').includes('{@html'))).toEqual([]);
});
