import { taught } from '@conclave/shelf/lessons';
import { expect, test } from 'vitest';
import { doors } from './doors.ts';

test('the home page offers lessons of exactly the games that have a course', () => {
  const offered = doors().flatMap(({ id, lessons }) => (lessons ? [id] : []));
  expect(offered.toSorted()).toEqual(taught.toSorted());
});
