import { type GameModule, hashOf, Match, type Pack, saveMatch, verify, withPack } from '@conclave/engine';
import { mages } from '@conclave/mages';
import { sparks } from '@conclave/sparks';
import { expect, test, vi } from 'vitest';
import { begun, hosted } from '../testing/hosted.ts';
import type { LocalRecord } from './local-record.ts';
import { openReplay } from './replay.ts';
import type { TableState } from './types.ts';

const game = sparks as unknown as GameModule;

const record = (levels: LocalRecord['levels']): LocalRecord => begun(game, levels);
const openHost = (from: LocalRecord, keepFails?: () => boolean, rules = game) => hosted(rules, from, keepFails && { keepFails });
type Hosted = Awaited<ReturnType<typeof hosted>>;

const isReady = ({ stage, prompt, pending }: TableState): boolean => stage === 'over' || (prompt !== undefined && !pending);

async function playOn({ table, until }: Hosted, moves = Number.POSITIVE_INFINITY): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const { prompt } = await until(isReady);
    if (!prompt) return;
    await table.submit(prompt.moves[0]!);
  }
}

test('a game that counts is kept with its scores', async () => {
  const settle: typeof game.rulebook.settle = (state) => {
    const prompts = game.rulebook.settle(state);
    if (state.result) state.result.scores = [3, 1, 2];
    return prompts;
  };
  const local = await openHost(record([null, 'random', 'simple']), undefined, { ...game, rulebook: { ...game.rulebook, settle } });
  await playOn(local, 1);
  expect(local.kept().scores).toBeUndefined();
  await playOn(local);
  expect(local.kept()).toMatchObject({ stage: 'over', scores: [3, 1, 2] });
});

test('one person and two bots play a game to the end', async () => {
  const local = await openHost(record([null, 'random', 'simple']));
  await playOn(local);
  expect(local.states.at(-1)).toMatchObject({ kind: 'local', stage: 'over', viewer: 0, bots: [false, true, true], key: '5a'.repeat(32) });
  expect(local.kept()).toMatchObject({ stage: 'over', winners: local.states.at(-1)?.result?.winners });
});

test('a bot that fails is replaced by a simpler one, and the game goes on', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const value = (): number => {
    throw new Error('this bot cannot think');
  };
  const local = await openHost(record([null, 'simple']), undefined, { ...game, guide: { value } });
  await playOn(local);
  expect(local.states.at(-1)).toMatchObject({ stage: 'over' });
  expect(complaints).toHaveBeenCalledWith(expect.objectContaining({ message: 'this bot cannot think' }));
  complaints.mockRestore();
});

test('a table that was closed in the middle goes on where it was', async () => {
  const local = await openHost(record([null, 'random']));
  const isMyTurnOnly = (state: TableState): boolean => isReady(state) && state.waitingFor.join() === '0';
  await playOn(local, 2);
  const before = await local.until(isMyTurnOnly);
  local.table.close();
  const again = await openHost(local.kept());
  const after = await again.until(isMyTurnOnly);
  expect(after).toEqual({ ...before, fresh: [] });
  await playOn(again);
  expect(again.states.at(-1)?.stage).toBe('over');
});

test('alone with bots, a move is taken back past their answers and the dice', async () => {
  const local = await openHost(record([null, 'random']));
  const first = await local.until(isReady);
  await local.table.submit(first.prompt!.moves[0]!);
  const later = await local.until((state) => isReady(state) && state.version > 1);
  expect(later.canUndo).toBe(true);
  expect(await local.table.undo()).toBeUndefined();
  const back = await local.until((state) => isReady(state) && state.version > later.version);
  expect(back.view).toEqual(first.view);
  expect(back.story.filter(({ seat }) => seat === 0)).toEqual([]);
});

const hands = ({ view }: TableState): boolean[] => (view as { players: { hand: number[] | null }[] }).players.map(({ hand }) => hand !== null);

test('two people at one screen: before each of them, from the first on, only what all may see is shown until they say that they sit there', async () => {
  const local = await openHost(record([null, null]));
  const before = await local.until(() => true);
  expect([before.viewer, before.prompt, hands(before)]).toEqual(['spectator', undefined, [false, false]]);
  local.host.hear({ t: 'look', viewer: 0 });
  const ana = await local.until(isReady);
  expect([ana.viewer, hands(ana)]).toEqual([0, [true, false]]);
  await local.table.submit(ana.prompt!.moves[0]!);
  const between = await local.until(({ waitingFor, viewer }) => waitingFor.join() === '1' && viewer !== 0);
  expect([between.viewer, hands(between)]).toEqual(['spectator', [false, false]]);
  local.host.hear({ t: 'look', viewer: 1 });
  const ben = await local.until(({ viewer }) => viewer === 1);
  expect(hands(ben)).toEqual([false, true]);
  expect(await local.table.submit(ben.prompt!.moves[0]!)).toBeUndefined();
});

test('where everything is open, the screen turns to the next player by itself', async () => {
  const open = { ...game, viewFor: () => ({}), redeal: (state) => game.clone(state) } as GameModule;
  const local = await openHost(record([null, null]), undefined, open);
  const ana = await local.until(isReady);
  expect(ana.viewer).toBe(0);
  await local.table.submit(ana.prompt!.moves[0]!);
  expect((await local.until(({ viewer }) => viewer !== 0)).viewer).toBe(1);
  expect(local.states.map(({ viewer }) => viewer)).not.toContain('spectator');
});

test('an illegal move is refused with its rule, and a thing that is not offered says why', async () => {
  const local = await openHost(record([null, 'random']));
  await local.until(isReady);
  expect((await local.table.submit({ do: 'draw' }))?.rule).toBe('SP-ROUND-04');
  expect((await local.table.whyNot({ do: 'draw' }))?.rule).toBe('SP-ROUND-04');
});

test('a replay walks through the moves in force, with any eyes, and cannot be changed', async () => {
  const { loadMatch, saveMatch, Match } = await import('@conclave/engine');
  const local = await openHost(record([null, 'random']));
  await playOn(local, 1);
  await local.until(isReady);
  await local.table.undo();
  await playOn(local);
  const match = new Match(game, { seats: 2, key: '5a'.repeat(32) });
  for (const { entry } of local.kept().entries) match.enter(entry);
  const saved = saveMatch(match, ['Ana', 'Zed']);
  expect(verify(game, saved)).toMatchObject({ ok: true, over: true });

  const replay = openReplay(game, { id: 'r', saved, times: saved.entries.map((_, i) => i) });
  const states: TableState[] = [];
  replay.subscribe((state) => states.push(state));
  expect(replay.length).toBe(loadMatch(game, saved).moves.length);
  expect(replay.length).toBeLessThan(saved.entries.length);
  for (let i = 0; i < replay.length; i++) replay.step(1);
  const end = states.at(-1)!;
  expect(end).toMatchObject({ kind: 'replay', stage: 'over', names: ['Ana', 'Zed'], version: replay.length, length: replay.length });
  expect(states.flatMap(({ fresh }) => fresh)).toEqual(end.story.slice(1).flatMap(({ events }) => events));
  replay.lookAs(0);
  replay.jump(0);
  expect(states.at(-1)).toMatchObject({ version: 0, viewer: 0, fresh: [] });
  expect((states.at(-1)!.view as { players: { hand: number[] | null }[] }).players[0]!.hand).toHaveLength(4);
  const hands = (states.at(-1)!.view as { players: { hand: number[] | null }[] }).players.map(({ hand }) => hand);
  expect(hands[1]).toBeNull();
  expect(replay.secrets().map((sections) => sections.flatMap(({ lines }) => lines).length)).toEqual([1, 1]);
  expect(replay.secrets()[0]![0]!.lines[0]).toContain(`hand ${hands[0]!.slice(0, 3).join(', ')} and ${hands[0]![3]}`);
  replay.jump(999);
  expect(states.at(-1)?.version).toBe(replay.length);
  expect((await replay.submit({ do: 'pass' }))?.rule).toBe('TABLE-REPLAY');
});

test('a move that cannot be kept is not in force and not told, and is made when it can be kept again', async () => {
  let isFull = true;
  const local = await openHost(record([null, null]), () => isFull);
  local.host.hear({ t: 'look', viewer: 0 });
  const before = await local.until(isReady);
  expect(await local.table.submit(before.prompt!.moves[0]!)).toMatchObject({ rule: 'TABLE-STORE' });
  expect([local.states.at(-1)?.version, local.kept().entries.length]).toEqual([0, 0]);
  isFull = false;
  expect(await local.table.submit(before.prompt!.moves[0]!)).toBeUndefined();
  expect(local.states.at(-1)?.version).toBe(1);
  expect(local.kept()).toMatchObject({ entries: [{ entry: { seat: 0 } }], waiting: [1] });
});

test('bots go on by themselves when what they do can be kept again', async () => {
  let failures = 3;
  const local = await openHost(record([null, 'random', 'random']), () => failures-- > 0);
  const mine = await local.until(isReady);
  await local.until(({ version }) => version > 0);
  expect(failures).toBeLessThan(0);
  expect(mine.problem).toBeUndefined();
});

const hasOneAnswer = ({ prompt }: TableState): boolean => prompt?.window === true && prompt.moves.length === 1;
const magesGame = mages as unknown as GameModule;
const atMages = (levels: LocalRecord['levels']) => openHost(begun(magesGame, levels), undefined, magesGame);

/** Plays until the first question that is left alone was followed by one that is not. */
async function playPast({ table, states, until }: Hosted, leaves: (state: TableState) => boolean): Promise<void> {
  for (let i = 0; ; i++) {
    const { prompt } = await until((state) => isReady(state) && !leaves(state));
    if (!prompt || states.some(leaves)) return;
    await table.submit(prompt.moves[i % prompt.moves.length]!);
  }
}

/** A question that nobody answers stops the game, and with it the test. */
const STANDSTILL = 60_000;

test('alone with bots, a window with one answer passes by itself', { timeout: STANDSTILL }, async () => {
  const alone = await atMages([null, 'random', 'random']);
  await playPast(alone, hasOneAnswer);
  expect(alone.states.some(hasOneAnswer)).toBe(true);
});

test('two people at one screen are asked even what has one answer: a pass by itself would tell what they hold', { timeout: STANDSTILL }, async () => {
  const together = await atMages([null, null]);
  for (let i = 0; i < 600 && !together.states.some(hasOneAnswer); i++) {
    const { prompt, viewer, waitingFor } = await together.until((state) => isReady(state) || state.viewer === 'spectator');
    if (viewer === 'spectator') {
      together.host.hear({ t: 'look', viewer: waitingFor[0]! });
      await together.until((state) => state.viewer === waitingFor[0]);
    } else await together.table.submit(prompt!.moves.find((move) => move.do === 'castFireball') ?? prompt!.moves[i % prompt!.moves.length]!);
  }
  const asked = together.states.at(-1)!;
  expect(hasOneAnswer(asked)).toBe(true);
  for (let i = 0; i < 20; i++) await new Promise(setImmediate);
  expect(together.states.at(-1)).toBe(asked);
});

test('a table with a values pack is played by it, says so, and is seen again by it', { timeout: STANDSTILL }, async () => {
  const pack: Pack = { format: 1, game: 'mages', name: 'Few spells', values: { fireball: { copies: 3 } } };
  const packed = withPack(magesGame, pack);
  const from: LocalRecord = { ...begun(magesGame, [null, 'random']), pack };
  const local = await openHost(from, undefined, packed);
  await playOn(local, 3);
  const { pack: told, view } = local.states.at(-1)!;
  expect(told).toEqual({ name: pack.name, hash: hashOf(pack) });
  expect(view).not.toEqual((await atMages([null, 'random'])).states.at(-1)!.view);
  const { options, key, entries, names } = local.kept();
  const match = new Match(packed, { seats: names.length, options, key });
  for (const { entry } of entries) expect(match.enter(entry)).toBeUndefined();
  const replay = openReplay(magesGame, { id: 'local', saved: saveMatch(match) });
  const seen: TableState[] = [];
  replay.subscribe((state) => seen.push(state));
  expect(seen[0]!.pack).toEqual(told);
});
