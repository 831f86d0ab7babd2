import { messagesOf, voiceOf } from '@conclave/engine';
import { expect, test } from 'vitest';
import { joined, type Line } from './story.ts';

const voice = voiceOf(['Ana', 'Ben'], 0);
const { sentence } = messagesOf('test', { does: '<who>{who}</who> {what}.' });
const line = (who: number, what: string, hit = false): Line => ({
  ...sentence(voice, 'does', { who }, { what }),
  is: what,
  key: what,
  seat: who,
  hit,
  wall: false,
  minor: false,
});

test('what happened to the viewer is not hidden among other things', () => {
  expect(joined([line(1, 'casts a spell'), line(1, 'hits you', true)])).toHaveLength(2);
  expect(joined([line(1, 'casts a spell'), line(1, 'draws')])).toMatchObject([{ text: 'Ben casts a spell; draws.' }]);
});
