import type { GameModule, Lesson } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import { courseFor } from '@conclave/shelf/lessons';
import type { Standing } from '@conclave/table/lessons';
import { beforeEach, expect, test } from 'vitest';
import { settings } from '../app/settings.svelte.ts';
import { LessonTable } from './lesson-table.ts';
import { Taking } from './taking.svelte.ts';

beforeEach(() => {
  Object.assign(settings, { speed: 0, sound: false });
});

/** Somebody takes a lesson of Mages with at least one task, and the page keeps where they are. */
async function taking(left?: Standing) {
  const [game, course] = await Promise.all([gameOf('mages'), courseFor('mages')]);
  if (!game || !course) throw new Error('nothing to learn');
  const lesson = course.lessons[0] as Lesson;
  const table = new LessonTable(game as GameModule, course, lesson);
  const kept: { standing?: Standing } = {};
  const way = {
    partOf: '',
    leave: '',
    close: '',
    next: '',
    onleave() {},
    onnext() {},
    left,
    note: (run: LessonTable['run']) => Object.assign(kept, { standing: run.standing }),
  };
  return { table, kept, taken: new Taking(table, { game: game as GameModule, board: undefined, wording: course, way }) };
}

type Taken = Awaited<ReturnType<typeof taking>>;

/** One beat further: what it wants is done. */
async function onward({ taken, table }: Taken): Promise<void> {
  if (taken.mayGoOn) taken.goOn();
  else await taken.play.submit(table.run.wanted[0]!);
  taken.catchUp();
}

async function toTask(one: Taken): Promise<void> {
  while (!one.taken.isTask) await onward(one);
}

test('a lesson is taken beat by beat to its end, and every beat says something', async () => {
  const one = await taking();
  const { taken } = one;
  const said = [];
  for (said.push(taken.says); !taken.isLast; said.push(taken.says)) {
    const before = taken.index;
    await onward(one);
    expect(taken.index).toBeGreaterThan(before);
  }
  expect(said.filter((text) => text === '')).toEqual([]);
  expect([taken.mayGoOn, taken.title]).toEqual([false, expect.stringMatching(/\w/)]);
});

test('a task is not passed by reading on: it says what is to be done, and why another move is not it', async () => {
  const one = await taking();
  await toTask(one);
  const { taken, table } = one;
  expect([taken.mayGoOn, taken.asks, taken.asksInWords]).toEqual([false, expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  const wanted = table.run.wanted.map((move) => JSON.stringify(move));
  const other = taken.play.state.prompt!.moves.find((move) => !wanted.includes(JSON.stringify(move)))!;
  const before = taken.index;
  await taken.play.submit(other);
  expect([taken.unwanted, taken.index]).toEqual([expect.stringMatching(/\w/), before]);
});

test('the next beat is told once what led to it was seen', async () => {
  const one = await taking();
  await toTask(one);
  const { taken, table } = one;
  const before = taken.index;
  const release = taken.play.hold();
  expect(taken.isSettled).toBe(false);
  taken.catchUp();
  expect(taken.index).toBe(before);
  release();
  await taken.play.submit(table.run.wanted[0]!);
  expect(taken.index).toBe(before);
  taken.catchUp();
  expect(taken.index).toBe(before + 1);
});

test('one can go back, and the table goes back with it', async () => {
  const one = await taking();
  await toTask(one);
  const { taken, table } = one;
  const [index, version] = [taken.index, taken.play.state.version];
  await onward(one);
  taken.back();
  taken.catchUp();
  expect(taken.index).toBeLessThanOrEqual(index);
  expect(table.state?.version).toBeLessThanOrEqual(version);
});

test('a lesson that was left goes on where it was', async () => {
  const one = await taking();
  await toTask(one);
  await onward(one);
  const again = await taking(one.kept.standing);
  expect(again.taken.index).toBe(one.taken.index);
  expect(again.taken.play.state.view).toEqual(one.taken.play.state.view);
});
