import { voiceOf } from '@conclave/engine';
import { expect, test } from 'vitest';
import { joined, type Line } from './story.ts';

const { name } = voiceOf(['Ana', 'Ben'], 0);
const line = (seat: number, text: string, hit = false): Line => ({ is: text, key: text, seat, text, hit, wall: false, minor: false });

test('what happened to the viewer is not hidden among other things', () => {
  expect(joined([line(1, 'Ben casts a spell.'), line(1, 'Ben hits you.', true)], name)).toHaveLength(2);
  expect(joined([line(1, 'Ben casts a spell.'), line(1, 'Ben draws.')], name)).toMatchObject([{ text: 'Ben casts a spell; draws.' }]);
});
