import { printed } from '@conclave/engine';
import { examples, gameOf, shelf } from '@conclave/shelf';
import { SvelteMap } from 'svelte/reactivity';
import type { Manifest } from './manifest.ts';

const manifests = Object.values(import.meta.glob<Manifest>('../boards/*/manifest.ts', { eager: true, import: 'manifest' })).sort((a, b) => a.order - b.order);

type Told = 'length' | 'lead' | 'about';

/** What the home page shows of a game: its manifest, in the reader's language. */
export type Door = Omit<Manifest, Told> & { readonly [T in Told]: string | undefined };

function doorTo(manifest: Manifest): Door {
  const told = (what: Told): string | undefined => manifest[what] && printed(`door/${manifest.id}.${what}`, manifest[what]);
  return {
    ...manifest,
    get length() {
      return told('length');
    },
    get lead() {
      return told('lead');
    },
    get about() {
      return told('about');
    },
  };
}

const known = new SvelteMap<string, Door>(manifests.map((manifest) => [manifest.id, doorTo(manifest)]));

/** One door a game: those with a manifest at once, newcomers on the shelf as soon as they are loaded, examples never. */
export const doors = (): Door[] => [...known.values()].filter(({ id }) => !examples.includes(id));

export const doorOf = (id: string): Door | undefined => known.get(id);

/** The door of any game on the shelf. One without a manifest is known by its own name and a plain sign. */
export async function findDoor(id: string): Promise<Door | undefined> {
  if (known.has(id)) return known.get(id);
  const game = await gameOf(id);
  if (!game) return undefined;
  const door = doorTo({ id, order: known.size + 1, title: game.title, sign: 'crossed-swords', hatch: 'arcane', seats: game.seats });
  known.set(id, door);
  return door;
}

/** Opens the doors of games that have no manifest. */
export async function welcomeNewcomers(): Promise<void> {
  for (const id of Object.keys(shelf)) if (!examples.includes(id)) await findDoor(id);
}
