import type { Hatch } from '../kit/engrave.ts';

export type GameId = 'mages' | 'manaforge' | 'gates-of-mara' | 'mystic-vale';

/** What the home page shows of a game. */
export interface Door {
  id: GameId;
  title: string;
  sign: string;
  hatch: Hatch;
}

export const doors: readonly Door[] = [
  { id: 'mages', title: 'Mages', sign: 'burning-meteor', hatch: 'dark' },
  { id: 'manaforge', title: 'Manaforge', sign: 'anvil-impact', hatch: 'fire' },
  { id: 'gates-of-mara', title: 'Gates of Mara', sign: 'magic-portal', hatch: 'stone' },
  { id: 'mystic-vale', title: 'Mystic Vale', sign: 'stag-head', hatch: 'wood' },
];

export const doorOf = (id: string): Door | undefined => doors.find((door) => door.id === id);
