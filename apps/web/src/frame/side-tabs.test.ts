import { expect, test } from 'vitest';
import type { Play } from '../app/play.svelte.ts';
import { sideTabs } from './side-tabs.ts';

const event = (is: string) => ({ events: [{ is }], standings: [] });

function playing(read: { log: number; chat: number }): Play {
  const weights = { turn: 'turn', follows: 'minor' };
  const story = [
    event('dealt'),
    { seat: 0, ...event('draws') },
    { seat: 1, ...event('draws') },
    { seat: 1, ...event('follows') },
    { seat: 1, ...event('turn') },
  ];
  const said = [
    { seat: 0, phrase: 'hello', at: 1 },
    { seat: 1, phrase: 'hello', at: 2 },
    { seat: 0, phrase: 'thanks', at: 3 },
  ];
  return { me: 0, read, state: { story, said }, game: { words: { weights } }, sentence: ({ is }: { is: string }) => is } as unknown as Play;
}

const unread = (play: Play) => Object.fromEntries(sideTabs(play).map(({ id, unread: lines, said }) => [id, lines + said]));

test('what others did and said is unread, one’s own lines and what only follows never', () => {
  expect(unread(playing({ log: 1, chat: 0 }))).toEqual({ inspect: 0, log: 1, chat: 1 });
});

test('what was read is not unread any more', () => {
  expect(unread(playing({ log: 5, chat: 2 }))).toEqual({ inspect: 0, log: 0, chat: 0 });
});
