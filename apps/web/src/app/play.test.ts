import { type GameModule, hashOf, type Move, type Seat } from '@conclave/engine';
import { type MagesMove, mages } from '@conclave/mages';
import { sparks } from '@conclave/sparks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begun, hosted } from '../testing/hosted.ts';
import { playAt } from '../testing/played.ts';
import { Play } from './play.svelte.ts';
import { settings } from './settings.svelte.ts';

const magesGame = mages as unknown as GameModule;
const sparksGame = sparks as unknown as GameModule;
const ANA: Seat = 0;
const BEN: Seat = 1;

const row = (place: number): MagesMove => ({ do: 'drawRow', place });

beforeEach(() => {
  Object.assign(settings, { speed: 0, sound: false });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two people at Mages, as a server would have them; the page is Ana's. */
async function together() {
  const table = await hosted(magesGame, begun(magesGame, [null, null], { moment: 'two-mages' }), { kind: 'online' });
  table.host.hear({ t: 'look', viewer: ANA });
  await table.until(({ viewer }) => viewer === ANA);
  return { ...table, play: new Play(table.table, magesGame, undefined) };
}

test('a page shows the table as it stands, and has read all that was told before', async () => {
  const { play } = await playAt('mages', 'six-mages');
  expect([play.me, play.isAsked, play.state.stage]).toEqual([ANA, true, 'playing']);
  expect(play.read).toEqual({ log: play.state.story.length, chat: 0 });
});

test('a move that is made is on the table when it is answered', async () => {
  const { play, made } = await playAt('mages', 'six-mages');
  const going = play.submit(row(0));
  expect(play.sending).toBe(true);
  await going;
  expect([play.sending, play.denied, play.state.story.at(-1)?.seat]).toEqual([false, undefined, ANA]);
  expect(await made()).toEqual([row(0)]);
});

test('a second tap before the answer is dropped', async () => {
  const { play, made } = await playAt('mages', 'six-mages');
  await Promise.all([play.submit(row(0)), play.submit(row(1))]);
  expect(await made()).toEqual([row(0)]);
});

test('what waits for longer than a blink is slow, until it is answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { play } = await playAt('mages', 'six-mages');
  const going = play.submit(row(0));
  vi.advanceTimersByTime(149);
  expect(play.slow).toBe(false);
  vi.advanceTimersByTime(1);
  expect(play.slow).toBe(true);
  await going;
  expect(play.slow).toBe(false);
});

test('what is refused says why, until something is done', async () => {
  const { play } = await playAt('mages', 'six-mages');
  await play.submit({ do: 'endTurn' });
  expect(play.denied?.refusal.rule).toMatch(/^MG-/);
  await play.submit(row(0));
  expect(play.denied).toBeUndefined();
});

test('a question why not is answered by the rules; of what is possible nothing is said', async () => {
  const { play } = await playAt('mages', 'six-mages');
  await play.why(row(0));
  expect(play.denied).toBeUndefined();
  await play.why({ do: 'endTurn' });
  expect(play.denied?.refusal.rule).toMatch(/^MG-/);
});

test('everything that can be taken back freely is taken back at once', async () => {
  const { play } = await playAt('gates-of-mara', 'five-realms');
  const before = hashOf(play.state.view);
  const place = play.state.prompt?.moves.find((move) => move.do === 'place');
  if (!place) throw new Error('nothing to place');
  await play.submit(place);
  await play.submit(play.state.prompt?.moves[0] ?? place);
  expect(hashOf(play.state.view)).not.toBe(before);
  await play.undoAll();
  expect(hashOf(play.state.view)).toBe(before);
  await play.redo();
  expect(hashOf(play.state.view)).not.toBe(before);
});

test('what may not be taken back can be asked of the others, once there is something', async () => {
  const { play, sent } = await together();
  await play.undo();
  expect([play.denied !== undefined, play.denied?.instead]).toEqual([true, undefined]);
  await play.submit({ do: 'drawDeck' });
  await play.undo();
  play.denied?.instead?.run();
  expect(sent.at(-1)).toMatchObject({ t: 'plead' });
  expect(play.denied).toBeUndefined();
});

test('where only bots sit, nobody is asked', async () => {
  const { play } = await playAt('mages', 'two-mages');
  await play.undo();
  expect([play.denied !== undefined, play.denied?.instead]).toEqual([true, undefined]);
});

test('what others say is told while it is out of sight; one’s own is not', async () => {
  const { play, table } = await together();
  table.hear({ t: 'said', said: { seat: ANA, phrase: 'hello', at: 1 } });
  table.hear({ t: 'said', said: { seat: BEN, phrase: 'ouch', at: 2 } });
  await vi.waitUntil(() => play.toaster.list.length > 0);
  expect(play.toaster.list.map(({ seat }) => seat)).toEqual([BEN]);
  play.turnTo('chat');
  play.markRead();
  expect(play.read.chat).toBe(2);
});

test('what others say is not told beside the chat that shows it', async () => {
  const { play, table } = await together();
  play.turnTo('chat');
  table.hear({ t: 'said', said: { seat: BEN, phrase: 'hello', at: 1 } });
  play.markRead();
  await Promise.resolve();
  expect([play.drawer, play.toaster.list]).toEqual([true, []]);
});

test('a no to one’s plea is told, one’s own withdrawal is not', async () => {
  const { play, table } = await together();
  table.hear({ t: 'plea', plea: { seat: ANA, waiting: [BEN] } });
  table.hear({ t: 'plea', no: ANA });
  expect(play.toaster.list).toEqual([]);
  table.hear({ t: 'plea', plea: { seat: ANA, waiting: [BEN] } });
  table.hear({ t: 'plea', no: BEN });
  expect(play.toaster.list.map(({ seat }) => seat)).toEqual([BEN]);
});

/** Alone with bots that answer when they are let go. */
async function withBots() {
  let letGo = (): void => {};
  const bots = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const table = await hosted(sparksGame, begun(sparksGame, [null, 'random', 'random', 'random']), { bots });
  await table.until(({ prompt }) => prompt !== undefined);
  return { ...table, letGo, play: new Play(table.table, sparksGame, undefined) };
}

/** The least of Ana's cards: another wins the round and may draw. */
const least = ({ state }: Play): Move =>
  state.prompt!.moves.toSorted((a, b) => (a as unknown as { card: number }).card - (b as unknown as { card: number }).card)[0]!;

test('what others did is seen step by step, until one acts again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  settings.speed = 1;
  const { play, table, until, letGo } = await withBots();
  await play.submit(least(play));
  letGo();
  const latest = await until(({ version, prompt }) => version > 4 && prompt !== undefined);
  expect(play.state.version).toBeLessThan(latest.version);
  vi.runAllTimers();
  expect(play.state).toBe(table.state);
});

test('while something is seen to its end nothing further is shown', async () => {
  const { play, until, letGo } = await withBots();
  settings.speed = 1;
  await play.submit(least(play));
  const shown = play.state;
  const release = play.hold();
  letGo();
  await until(({ version }) => version > 2);
  expect([play.isHeld, play.state]).toEqual([true, shown]);
  release();
  expect([play.isHeld, play.state.version]).toEqual([false, shown.version + 1]);
  play.close();
});

test('a thing is shown at the side when it is looked at', async () => {
  const { play } = await playAt('mages', 'six-mages');
  const thing = { id: 'ruby', name: 'Ruby', kind: 'Resource', text: '', hatch: 'fire', role: 'attack' } as const;
  play.inspect(thing);
  expect([play.inspected, play.side]).toEqual([thing, 'inspect']);
  play.inspect(undefined);
  expect([play.inspected, play.side]).toEqual([undefined, 'inspect']);
});

test('a page that was closed hears nothing more', async () => {
  const { play, table } = await together();
  const last = play.state;
  play.close();
  table.hear({ t: 'said', said: { seat: BEN, phrase: 'hello', at: 1 } });
  expect(play.state).toBe(last);
});
