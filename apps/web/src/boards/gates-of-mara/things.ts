import type { BoardView } from '@conclave/gates-of-mara';
import type { Thing } from '../../app/board.ts';
import type { Play } from '../../app/play.svelte.ts';
import { placeOf, standingNames, viewOf } from './facts.ts';
import { nameOf, textOf, thingOf } from './look.ts';
import { say } from './words.ts';

function enchantment(view: BoardView, id: string): Partial<Thing> {
  const slot = view.enchantmentBoard.slots.find((one) => one?.card === id);
  return slot ? { price: slot.price.words, points: `+${slot.points}`, fits: slot.carriers } : {};
}

function objective(view: BoardView, id: string): Partial<Thing> {
  const found = view.objectives.find(({ card }) => card === id);
  return found ? { points: say('plusPoints', { n: found.points }) } : {};
}

/** Who stands in a realm beside the players. */
function realm(view: BoardView, id: string): Partial<Thing> {
  const found = view.realms.find((one) => `${one.id}-realm` === id);
  const guests = [...(found?.lord ? [found.lord] : []), ...(found?.hasWanderer ? ['wanderer'] : [])];
  return guests.length > 0 ? { facts: guests.map((guest) => say('thing', { name: nameOf(guest), text: textOf(guest) })) } : {};
}

function place(play: Play, view: BoardView, id: string, banner: string | undefined): Partial<Thing> {
  const found = placeOf(view, id);
  if (!found) return {};
  return { facts: [...(banner ? [say('thing', { name: nameOf(banner), text: textOf(banner) })] : []), standingNames(play, found.figures)] };
}

/** A piece of the table: a space with the Banner on it is named by both. */
export function thingAt(key: string, play: Play): Thing {
  const [id = '', banner] = key.split(' ');
  const view = viewOf(play);
  return { ...thingOf(id), ...enchantment(view, id), ...objective(view, id), ...realm(view, id), ...place(play, view, id, banner) };
}
