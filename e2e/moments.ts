import { momentsOf } from '../packages/shelf/src/moments.ts';
import { games } from './games.ts';

/** A phone, a tablet both ways up, laptops and large screens. */
export const SIZES = [
  { width: 320, height: 640, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1024, height: 768, touch: true },
  { width: 1180, height: 820, touch: true },
  { width: 1280, height: 720, touch: false },
  { width: 1366, height: 768, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 2560, height: 1440, touch: false },
  { width: 3840, height: 2160, touch: false },
] as const;

export type Size = (typeof SIZES)[number];

export const sizeName = ({ width, height }: Size): string => `${width}×${height}`;

/** Every crowded position that the games have laid out. */
export const moments = (
  await Promise.all(
    games.map(async ({ id, title }) =>
      Object.entries(await momentsOf(id)).map(([name, { names }]) => ({ game: id, title, name, names, path: `/moment/${id}/${name}` })),
    ),
  )
).flat();

/** One of them, named as its address ends: `<game>/<name>`. */
export function momentAt(of: string): (typeof moments)[number] {
  const found = moments.find(({ path }) => path === `/moment/${of}`);
  if (!found) throw new Error(`no moment ${of}`);
  return found;
}
