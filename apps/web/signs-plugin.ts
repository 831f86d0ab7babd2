import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const read = (): IconSet => JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'));

function outline({ icons, aliases }: IconSet, name: string): string {
  const body = (icons[name] ?? icons[aliases?.[name]?.parent ?? ''])?.body;
  if (!body) throw new Error(`game-icons has no sign called "${name}"`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
}

/** A `.signs` file lists names of game-icons; importing it gives the outline of each, so that a board carries only its own. */
export function signs(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'conclave:signs',
    transform(source, id) {
      if (!id.endsWith('.signs')) return undefined;
      set ??= read();
      const icons = set;
      const entries = source
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => [name, outline(icons, name)]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(entries))}`, map: null, moduleType: 'js' };
    },
  };
}
