import { icons as set } from '@iconify-json/game-icons';
import type { Plugin } from 'vite';
import { roundPath } from './src/signs/round-path.ts';

function outline(name: string): string {
  const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body;
  if (!body) throw new Error(`game-icons has no sign called "${name}"`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => roundPath(d)).join('');
}

/** A `.signs` file lists names of game-icons; importing it gives the outline of each, so that a board carries only its own. */
export function signs(): Plugin {
  return {
    name: 'conclave:signs',
    transform(source, id) {
      if (!id.endsWith('.signs')) return undefined;
      const names = source.split(/\s+/).filter(Boolean);
      return { code: `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, outline(name)])))}`, map: null, moduleType: 'js' };
    },
  };
}
