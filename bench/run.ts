import { existsSync } from 'node:fs';

/** What can be measured; each is a file here that exports `bench(args)`. */
const BENCHES = ['cluster', 'engine', 'floods', 'load', 'messages', 'search', 'server', 'start', 'thinking', 'views'];

const [name = '', ...args] = process.argv.slice(2);
const file = new URL(`./${name}.ts`, import.meta.url);
if (BENCHES.includes(name) && existsSync(file)) {
  const { bench } = (await import(file.href)) as { bench(args: string[]): Promise<void> };
  await bench(args);
} else {
  console.error(
    `Usage: npm run bench -- ${BENCHES.join('|')} [--json] [--seconds <n>]; server and start also take [--turns <n>], server [--alone], floods [--only <a,b>], start [--stored <a,b>], cluster [--only <a,b>] and more, thinking [--tables <n>] [--level <bot>], views [--game <id>]`,
  );
  process.exitCode = 2;
}
