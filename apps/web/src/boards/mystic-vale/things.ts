import type { Thing } from '../../app/board.ts';
import type { Play } from '../../app/play.svelte.ts';
import { cardAt, placeOf, sectionText, symbolText, viewOf } from './facts.ts';
import { leaderFacts, lookOf, nameOf, positions, thingOf } from './look.ts';
import { say } from './words.ts';

type Position = (typeof positions)[number];
const asPosition = (text: string | undefined): Position | undefined => positions.find((one) => one === text);

/** What a section says: its name, its symbols, what it does. */
const lineOf = (shows: string): string => say('sectionLine', { name: nameOf(shows), text: sectionText(shows) || 'none' });

/** A crafted card read as a list: three lines, then what they come to together. */
function craftedThing(play: Play, seat: number, on: number): Thing | undefined {
  const player = viewOf(play).players[seat];
  if (!player?.cards[on]) return undefined;
  const card = cardAt(player, on);
  if (card.side) return { ...thingOf(card.base), facts: [leaderFacts(card.base).title] };
  const [first] = card.sections.flatMap(({ shows }) => (shows ? [shows] : []));
  const lines = card.sections.map(({ shows }, i) => say('titled', { title: say(positions[i] ?? 'top'), text: shows ? lineOf(shows) : say('freeSlot') }));
  return {
    id: first ?? card.base,
    name: first ? nameOf(first) : say('blankCard'),
    kind: say('craftedCard'),
    text: say('titled', { title: say('together'), text: symbolText(card.symbols) }),
    ...lookOf(first ?? card.base),
    facts: [placeOf(player, on), ...lines],
  };
}

/** What a piece of this board is, by its `data-thing`: `oakling.top`, `azure-lake`, `card.0.12`. */
export function thingAt(key: string, play: Play): Thing | undefined {
  const [id = '', detail, on] = key.split('.');
  if (id === 'card') return craftedThing(play, Number(detail), Number(on));
  return nameOf(id) === id ? undefined : thingOf(id, asPosition(detail));
}
