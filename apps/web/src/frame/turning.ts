import { tick } from 'svelte';
import { piecesAt } from '../app/pieces.ts';
import type { Play } from '../app/play.svelte.ts';

/** The panes of a frame that shows one at a time. */
export interface Turning {
  readonly ids: readonly string[];
  readonly on: string;
  turnTo(id: string): void;
}

const turnings = new WeakMap<Play, Turning>();

/** A frame says which panes it has, for whoever points at a piece; returns how to take that back. */
export function offerPanes(play: Play, turning: Turning): () => void {
  turnings.set(play, turning);
  return () => {
    if (turnings.get(play) === turning) turnings.delete(play);
  };
}

const missing = ({ root }: Play, addresses: readonly string[]): number =>
  root ? addresses.filter((address) => piecesAt(root, address).length === 0).length : addresses.length;

/** Turns to the pane on which the most of these pieces lie. Nothing is painted in between. */
async function turnToPane(play: Play, { ids, on, turnTo }: Turning, addresses: readonly string[]): Promise<void> {
  let best = { id: on, lacks: missing(play, addresses) };
  // The board may have turned already, and its frame not yet told.
  if (best.lacks === 0) return;
  for (const id of ids) {
    if (best.lacks === 0) break;
    turnTo(id);
    await tick();
    const lacks = missing(play, addresses);
    if (lacks < best.lacks) best = { id, lacks };
  }
  turnTo(best.id);
  await tick();
}

/** Brings pieces to where they can be seen: the right pane, scrolled to. */
export async function reveal(play: Play, addresses: readonly string[]): Promise<void> {
  const turning = turnings.get(play);
  if (turning) await turnToPane(play, turning, addresses);
  const { root } = play;
  const pieces = root ? addresses.flatMap((address) => piecesAt(root, address)) : [];
  for (const piece of pieces.toReversed()) piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
