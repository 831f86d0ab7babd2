import { createMatch, type GameModule, hashOf, saveMatch } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { expect, test } from 'vitest';
import { openReplay } from './replay.ts';
import type { ReplayTable, TableState } from './types.ts';

const game = sparks as unknown as GameModule;

/** A game in which the first free move is taken back and made anew, so that the log is longer than the game. */
function recording() {
  const match = createMatch(game, { seats: 2, options: {}, key: hashOf('replay') });
  for (let undone = 0; !match.isOver; ) {
    const seat = match.asked[0]!;
    match.play(seat, match.promptFor(seat)!.moves[0]!);
    if (undone === 0 && match.undo(seat).ok) undone++;
  }
  return { match, saved: saveMatch(match, ['Ana', 'Ben']), times: match.log.map((_, i) => 100 + i) };
}

function watched(replay: ReplayTable): TableState[] {
  const states: TableState[] = [];
  replay.subscribe((state) => states.push(state));
  return states;
}

const { match, saved, times } = recording();
const open = (viewer?: number): ReplayTable => openReplay(game, { id: 'r', saved, times }, viewer);

test('only the moves in force are shown, at the times they were made', () => {
  const replay = open();
  const states = watched(replay);
  expect(match.log.length).toBeGreaterThan(match.moves.length);
  expect(replay.length).toBe(match.moves.length);
  replay.jump(replay.length);
  expect(states.at(-1)).toMatchObject({ stage: 'over', version: replay.length, result: match.state.result, names: ['Ana', 'Ben'] });
  const told = states
    .at(-1)!
    .story.slice(1)
    .map(({ at }) => at!);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBe(times.at(-1));
});

test('a step forward tells what happened, a jump and a step back do not', () => {
  const replay = open();
  const states = watched(replay);
  replay.step(1);
  expect(states.at(-1)!.fresh).toEqual(states.at(-1)!.story[1]!.events);
  replay.step(-1);
  replay.jump(3);
  expect(states.slice(-2).map(({ version, fresh }) => [version, fresh.length])).toEqual([
    [0, 0],
    [3, 0],
  ]);
});

test('going back and on again leads to the same', () => {
  const replay = open(1);
  const states = watched(replay);
  replay.jump(4);
  replay.jump(1);
  replay.jump(4);
  expect(states[3]!.view).toEqual(states[1]!.view);
  expect(states[3]!.story).toEqual(states[1]!.story);
});

test('nobody gets beyond either end', () => {
  const replay = open();
  const states = watched(replay);
  replay.step(-1);
  replay.jump(replay.length + 7);
  expect(states.slice(-2).map(({ version }) => version)).toEqual([0, replay.length]);
});

test('each eye sees its own hand; what is hidden from watchers is told by seat', () => {
  const replay = open();
  const states = watched(replay);
  const views = [0, 1].map((seat) => {
    replay.lookAs(seat);
    return states.at(-1)!.view;
  });
  expect(views[0]).toEqual(match.game.viewFor(createMatch(game, { seats: 2, options: {}, key: match.key }).state, 0));
  expect(views[0]).not.toEqual(views[1]);
  const lines = replay.secrets().map((sections) => sections.flatMap((section) => section.lines));
  expect(lines.map((some) => some.length > 0)).toEqual([true, true]);
});

test('nothing can be done in it', async () => {
  const replay = open();
  const asked = [replay.submit({ do: 'pass' }), replay.undo(), replay.redo(), replay.plead(), replay.whyNot({ do: 'pass' })];
  expect(new Set((await Promise.all(asked)).map((refusal) => refusal?.rule))).toEqual(new Set(['TABLE-REPLAY']));
});
