import type { Pack } from '@conclave/engine';

/** A pack that this device keeps. */
export interface KeptPack {
  readonly id: string;
  readonly pack: Pack;
}

const placeOf = (game: string): string => `conclave.values.${game}`;

const isKept = (data: unknown): data is KeptPack => {
  const { id, pack } = (data ?? {}) as Partial<KeptPack>;
  return typeof id === 'string' && typeof pack === 'object' && typeof pack?.name === 'string';
};

/** The packs of a game that this device keeps, as they were written: whoever plays with one holds it against the game first. */
export function keptPacks(game: string): readonly KeptPack[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(placeOf(game)) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** False: this browser keeps nothing. */
function write(game: string, packs: readonly KeptPack[]): boolean {
  try {
    localStorage.setItem(placeOf(game), JSON.stringify(packs));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a pack in the place of the one of that id, or after all others. */
export function keepPack(game: string, kept: KeptPack): boolean {
  const before = keptPacks(game);
  const isThere = before.some(({ id }) => id === kept.id);
  return write(game, isThere ? before.map((one) => (one.id === kept.id ? kept : one)) : [...before, kept]);
}

export const forgetPack = (game: string, id: string): boolean =>
  write(
    game,
    keptPacks(game).filter((one) => one.id !== id),
  );
