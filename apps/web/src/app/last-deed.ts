import { type Deed, isMinor, type Teller } from './story.ts';

/** What another player has just done; nothing after a move of the viewer's own. */
export function lastDeedOf({ game, voice, me, state: { story } }: Teller): Deed | undefined {
  const last = story.at(-1);
  if (last?.seat === undefined || last.seat === me) return undefined;
  const text = last.events
    .filter((event) => !isMinor(game, event))
    .map((event) => game.words.event(event, voice)?.text)
    .find(Boolean);
  return text ? { key: `last.${story.length}`, chapter: story.length - 1, seat: last.seat, text, rank: 2 } : undefined;
}
