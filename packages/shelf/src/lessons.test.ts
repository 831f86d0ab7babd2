import { readFileSync } from 'node:fs';
import { type Beat, type Course, type GameModule, type Lesson, type Move, readRules, spoken, voiceOf, type Walk } from '@conclave/engine';
import { isTask, pieceName, textIn } from '@conclave/engine/lessons';
import { faultsOfLanguage } from '@conclave/engine/testing';
import { LEARNER, LessonRun, UNWANTED } from '@conclave/table/lessons';
import { describe, expect, test } from 'vitest';
import { gameOf } from './index.ts';
import { courseFor, taught } from './lessons.ts';

const MOST_WORDS = 25;
const MOST_MOVES = 60;

const courses = await Promise.all(taught.map(async (id) => ({ id, game: (await gameOf(id)) as GameModule, course: (await courseFor(id)) as Course })));
const lessons = courses.flatMap(({ id, game, course }) => course.lessons.map((lesson) => ({ id, game, course, lesson, name: lesson.id })));

const idle = { step: () => {}, anew: () => {} };
const begun = (game: GameModule, course: Course, lesson: Walk): LessonRun => new LessonRun(game, course, lesson, idle);
const nameOf = ({ lesson, beat }: LessonRun): string => `${lesson.id}.${beat.id}`;

/** A run that can be spoiled without spoiling the other. */
function twinOf(run: LessonRun, game: GameModule, course: Course): LessonRun {
  const twin = begun(game, course, run.lesson);
  twin.takeUp(run.standing);
  return twin;
}

/** Every offered move, with what the lesson says to it: nothing if it is right. */
function judged(run: LessonRun, game: GameModule, course: Course): { move: Move; refused: string | undefined }[] {
  const moves = run.match.promptFor(LEARNER)?.moves ?? [];
  return moves.map((move) => ({ move, refused: twinOf(run, game, course).play(move)?.rule }));
}

/** Makes one wanted move, after seeing that every other offered move is answered and changes nothing. */
function stepOf(run: LessonRun, game: GameModule, course: Course): void {
  const name = nameOf(run);
  const answers = judged(run, game, course);
  const right = answers.find(({ refused }) => refused === undefined);
  if (!right) throw new Error(`${name}: none of the moves offered is wanted`);
  const wrong = answers.find(({ refused }) => refused !== undefined);
  if (wrong) {
    const before = run.match.hash();
    expect(run.play(wrong.move), name).toMatchObject({ rule: UNWANTED, reason: spoken(textIn(course, `${name}.no`) ?? { key: '' }) });
    expect(run.match.hash(), name).toBe(before);
  }
  const refusal = run.play(right.move);
  if (refusal) throw new Error(`${name}: ${refusal.reason}`);
}

/** Takes a lesson to its last beat, and says by which beats. */
function walked(game: GameModule, course: Course, lesson: Lesson, seen: (run: LessonRun) => void = () => {}): LessonRun {
  const run = begun(game, course, lesson);
  for (let made = 0; !run.isLast || (isTask(run.beat) && !run.match.isOver); made++) {
    if (made > MOST_MOVES) throw new Error(`${nameOf(run)}: the beat comes to no end`);
    seen(run);
    if (isTask(run.beat)) stepOf(run, game, course);
    else run.goOn();
  }
  seen(run);
  return run;
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

describe.each(lessons)('$id: $name', ({ id, game, course, lesson }) => {
  test('it can be taken from beginning to end by its wanted moves, and every other move is answered and taken back', () => {
    const run = walked(game, course, lesson);
    expect(run.faults).toEqual([]);
    expect(run.match.state.random.script, 'rolls that were not used').toEqual([]);
  });

  test('it ends with something to read', () => {
    expect(isTask(lesson.beats.at(-1) as Beat)).toBe(false);
  });

  test('it can be left and taken up again at every beat, and gone back through to its beginning', () => {
    const last = walked(game, course, lesson, (run) => {
      const again = begun(game, course, lesson);
      expect(again.takeUp(structuredClone(run.standing)), nameOf(run)).toBe(true);
      expect([again.index, again.match.hash()], nameOf(run)).toEqual([run.index, run.match.hash()]);
    });
    const start = begun(game, course, lesson).match.hash();
    while (last.index > 0) last.back();
    expect(last.match.hash()).toBe(start);
  });

  test('the last move can be taken back, and leads to its beat again', () => {
    walked(game, course, lesson, (run) => {
      if (!isTask(run.beat)) return;
      const twin = twinOf(run, game, course);
      const before = twin.match.hash();
      stepOf(twin, game, course);
      twin.undo();
      expect([nameOf(twin), twin.match.hash()]).toEqual([nameOf(run), before]);
    });
  });

  test.each(lesson.beats)('$id is said in a few words', (beat) => {
    const keys = [`${lesson.id}.${beat.id}`, ...(isTask(beat) ? [`${lesson.id}.${beat.id}.do`, `${lesson.id}.${beat.id}.no`] : [])];
    for (const key of keys) {
      const text = textIn(course, key);
      if (!text) throw new Error(`there is no text ${key}`);
      expect(wordsIn(spoken(text)), key).toBeLessThanOrEqual(MOST_WORDS);
    }
  });

  test.each(lesson.beats)('$id points at pieces that have a name', (beat) => {
    const voice = voiceOf(lesson.names, LEARNER);
    expect((beat.at ?? []).filter((address) => !pieceName(course, address, voice))).toEqual([]);
  });

  test.each(lesson.beats)('$id teaches rules that there are', (beat) => {
    const known = new Set(rulesOf(id).map((rule) => rule.id));
    expect(beat.rules ?? []).not.toEqual([]);
    expect((beat.rules ?? []).filter((rule) => !known.has(rule))).toEqual([]);
  });
});

const rulesOf = (id: string): ReturnType<typeof readRules> => readRules(readFileSync(new URL(`../../games/${id}/rules.md`, import.meta.url), 'utf8'));
/** A heading without the short name of its rules. */
const headingOf = (chapter: string): string => chapter.replace(/ \([A-Z0-9-]+\)$/, '');

describe.each(courses)('$id', ({ id, course }) => {
  const beats = course.lessons.flatMap((lesson) => lesson.beats);

  test('every chapter of the rules is taught, or left to the rulebook', () => {
    const rules = rulesOf(id);
    const taughtIds = new Set(beats.flatMap((beat) => beat.rules ?? []));
    const chapters = [...new Set(rules.map(({ chapter }) => headingOf(chapter)))];
    const untaught = chapters.filter((chapter) => !rules.some((rule) => headingOf(rule.chapter) === chapter && taughtIds.has(rule.id)));
    expect(untaught.toSorted()).toEqual(course.leftToTheRulebook.toSorted());
  });

  test('lessons and beats have names of their own, and every lesson a title and a line about it', () => {
    const names = course.lessons.flatMap((lesson) => [lesson.id, ...lesson.beats.map((beat) => `${lesson.id}.${beat.id}`)]);
    expect(new Set(names).size).toBe(names.length);
    for (const { id: lesson } of course.lessons) expect([lesson, `${lesson}.about`].filter((key) => !textIn(course, key))).toEqual([]);
  });

  test('every text can be read, and is used', () => {
    const used = course.lessons.flatMap((lesson) => [
      lesson.id,
      `${lesson.id}.about`,
      ...lesson.beats.flatMap((beat) => ['', ...(isTask(beat) ? ['.do', '.no'] : [])].map((end) => `${lesson.id}.${beat.id}${end}`)),
    ]);
    const first = course.firsts.map(({ id: one }) => `first.${one}`);
    const known = new Set([...used, ...first]);
    // Those that only firsts point at are looked for where firsts are met.
    expect(Object.keys(course.texts).filter((key) => !known.has(key) && !key.startsWith('piece.'))).toEqual([]);
    expect(faultsOfLanguage(course.texts, course.texts)).toEqual([]);
  });
});

describe('a lesson whose move is no longer there', () => {
  const { game, course } = courses.find(({ id }) => id === 'mages') ?? courses[0]!;
  const [sound] = course.lessons as [Lesson];
  const beats = sound.beats.map((beat) => (beat.id === 'strike' ? { ...beat, wants: [{ do: 'castMeteor' }] } : beat));
  const broken: Lesson = { ...sound, beats };

  test('fails its test with the name of the beat', () => {
    expect(() => walked(game, course, broken)).toThrow(`${sound.id}.strike: none of the moves offered is wanted`);
  });

  test('lets the learner go on', () => {
    const run = begun(game, course, broken);
    while (run.beat.id !== 'strike') run.goOn();
    expect(run.isStuck).toBe(true);
    run.goOn();
    expect(run.index).toBe(beats.findIndex(({ id }) => id === 'strike') + 1);
  });
});

test('a beat that can be done is not gone over', () => {
  for (const { game, course } of courses) {
    const run = begun(game, course, course.lessons[0] as Lesson);
    while (!isTask(run.beat)) run.goOn();
    const { index } = run;
    run.goOn();
    expect([run.isStuck, run.index]).toEqual([false, index]);
  }
});

test('nothing is taught of a game that is not there, whatever its name', async () => {
  expect(await courseFor('constructor')).toBeUndefined();
  expect(taught).toContain('mages');
});
