import { createMatch, type GameModule, type Viewer } from '@conclave/engine';
import { sparks } from '@conclave/sparks';
import { beforeEach, expect, test } from 'vitest';
import type { Step } from './chronicle.ts';
import { type Host, type Line, Table, Unreadable } from './table.ts';

const game = sparks as unknown as GameModule;
const begin = () => createMatch(game, { seats: 3, key: 'c'.repeat(64) });

/** A place where a table lives, whose storage can fail. */
class TestHost implements Host {
  kept: Line[] = [];
  told: { line: Line; steps: ReadonlyMap<Viewer, Step> }[] = [];
  broken: unknown[] = [];
  people = [0, 1, 2];
  fails: 'keep' | 'read' | 'tell' | undefined;
  table = new Table(begin, this);

  async keep(line: Line): Promise<boolean> {
    if (this.fails === 'keep') throw new Error('the disk is full');
    if (this.kept.some(({ seq }) => seq === line.seq)) return false;
    this.kept.push(line);
    return true;
  }

  tell(line: Line, steps: ReadonlyMap<Viewer, Step>): void {
    if (this.fails === 'tell') throw new Error('a listener broke');
    this.told.push({ line, steps });
  }

  async readAgain(): Promise<void> {
    if (this.fails === 'read') throw new Error('the disk is gone');
    this.table.read(this.kept);
  }

  isPerson = (seat: number): boolean => this.people.includes(seat);
  now = (): number => 1_790_000_000_000 + this.kept.length;
  broke = (error: unknown): unknown => this.broken.push(error);
}

let host: TestHost;
let table: Table;
beforeEach(() => {
  host = new TestHost();
  table = host.table;
});

const firstMove = (seat: number) => table.match.promptFor(seat)!.moves[0]!;
const move = (seat: number, key?: string) => table.move(seat, { move: firstMove(seat), key });
async function playOn(moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) await move(table.match.asked[0]!);
}

test('it is told how long each step of a line took, and of a refused one those it came to', async () => {
  const steps: string[] = [];
  const timed = Object.assign(host, { took: (step: string) => steps.push(step) });
  await move(0);
  expect(steps).toEqual(['queue', 'rules', 'store', 'views', 'tell']);
  await table.move(1, { move: { do: 'nonsense' } });
  expect(steps.splice(5)).toEqual(['queue', 'rules']);
  timed.table = new Table(begin, timed);
  timed.table.adopt(host.kept[0]!);
  expect(steps.splice(5)).toEqual(['rules', 'views', 'tell']);
});

test('a line is kept, then in force, then told', async () => {
  table.show(1);
  expect(await move(0)).toEqual({ ok: true, version: 1, isTold: true });
  expect(host.kept).toMatchObject([{ seq: 1, entry: { seat: 0, move: { do: 'burn' } }, at: 1_790_000_000_000 }]);
  expect(host.told[0]?.steps.get(1)).toMatchObject({ version: 1, keep: 1 });
});

test('what cannot be kept is refused, changes nothing, and goes on when it can be kept again', async () => {
  host.fails = 'keep';
  const before = table.match.hash();
  expect(await move(0)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-STORE' } });
  expect([table.match.hash(), host.told.length, host.broken.length]).toEqual([before, 0, 1]);
  host.fails = undefined;
  expect(await move(0)).toMatchObject({ ok: true, version: 1 });
});

test('a key sent twice is one move, after the log was read again too', async () => {
  await move(0, 'key-one');
  expect(await table.move(0, { move: { do: 'pass' }, key: 'key-one' })).toEqual({ ok: true, version: 1, isTold: false });
  await host.readAgain();
  expect(await table.move(0, { move: { do: 'pass' }, key: 'key-one' })).toEqual({ ok: true, version: 1, isTold: false });
});

/** The same table elsewhere, which keeps its lines in the same place. */
function elsewhere(): TestHost {
  const other = new TestHost();
  other.kept = host.kept;
  return other;
}

test('somebody else has written that line: it is read, and a move that is still possible is made', async () => {
  const other = elsewhere();
  await other.table.move(1, { move: other.table.match.promptFor(1)!.moves[0] });
  expect(await move(0)).toMatchObject({ ok: true, version: 2 });
  expect([table.match.version, table.match.asked]).toEqual([2, [2]]);
});

test('somebody else has written that line, and the question is another now: the player decides again', async () => {
  const other = elsewhere();
  for (const seat of [0, 1, 2]) await other.table.move(seat, { move: other.table.match.promptFor(seat)!.moves[0] });
  const prompt = table.match.promptFor(0)!.id;
  expect(await table.move(0, { move: firstMove(0), prompt })).toMatchObject({ ok: false });
  expect([table.match.version, host.kept.length]).toEqual([3, 3]);
});

test('one move sent to two places with one key is one move', async () => {
  const other = elsewhere();
  const sent = { move: firstMove(0), key: 'key-one' };
  expect(await other.table.move(0, sent)).toMatchObject({ ok: true, isTold: true });
  expect(await table.move(0, sent)).toEqual({ ok: true, version: 1, isTold: false });
  expect(host.kept).toHaveLength(1);
});

test('a take-back that comes late takes nothing back that was done since, and what was taken back since is not made again', async () => {
  const other = elsewhere();
  await move(0);
  await other.readAgain();
  await other.table.undo(0);
  await other.table.move(0, { move: other.table.match.promptFor(0)!.moves[0] });
  expect(await table.undo(0, { seen: 1 })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-STALE' } });
  expect(await table.undo(0, { seen: 3 })).toMatchObject({ ok: true, version: 4 });
  expect(await table.redo(0, { seen: 3 })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-STALE' } });
  expect(await table.redo(0, { seen: 4 })).toMatchObject({ ok: true, version: 5 });
});

test('lines kept elsewhere are adopted in order, once, and told as if they were played here', async () => {
  const other = elsewhere();
  table.show(2);
  other.table.show(2);
  for (const seat of [0, 1, 2]) await other.table.move(seat, { move: other.table.match.promptFor(seat)!.moves[0], key: `key-${seat}` });
  await other.table.undo(2);
  for (const line of [...host.kept, ...host.kept]) table.adopt(line);
  expect(table.match.hash()).toBe(other.table.match.hash());
  expect(host.told.map(({ steps }) => steps.get(2))).toEqual(other.told.map(({ steps }) => steps.get(2)));
  expect(() => table.adopt({ ...host.kept[0]!, seq: 99 })).toThrow(Unreadable);
});

test('a line that was kept but not told is not lost: the log is read again, at once or as soon as it can be', async () => {
  host.fails = 'tell';
  expect(await move(0)).toEqual({ ok: true, version: 1, isTold: false });
  host.tell = () => {
    host.fails = 'read';
    throw new Error('a listener broke');
  };
  expect(await move(1)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-STORE' } });
  expect(await move(2)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-STORE' } });
  host.fails = undefined;
  host.tell = () => {};
  expect(await move(2)).toMatchObject({ ok: true, version: 3 });
});

test('a rule that breaks is a refusal and leaves the old position', async () => {
  const broken = { ...game, rulebook: { ...game.rulebook, play: () => expect.fail('a planted fault') } };
  table = new Table(() => createMatch(broken, { seats: 3, key: 'c'.repeat(64) }), host);
  const before = table.match.hash();
  expect(await move(0)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-FAULT' } });
  expect([table.match.hash(), host.kept]).toEqual([before, []]);
});

test('among people no take-back goes past what has come to light; alone with bots all do, in one line', async () => {
  await playOn(3);
  expect(await table.undo(0)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-UNDO' } });
  host.people = [0];
  expect(table.show(0).sight.undo).toBe(true);
  expect(await table.undo(0)).toMatchObject({ ok: true, version: 4 });
  expect(host.kept.at(-1)?.entry).toEqual({ seat: 0, undo: 'agreed', back: 3 });
  expect(table.match.asked).toEqual([0, 1, 2]);
  expect(await table.undo(1)).toMatchObject({ ok: false });
});

test('when all agree, so does the table; an answer in somebody’s place is for its question only', async () => {
  await playOn(3);
  const [seat = 0] = table.match.asked;
  const { id } = table.match.promptFor(seat)!;
  expect(await table.takeBack(1)).toMatchObject({ ok: true });
  expect(await table.answerFor(seat, firstMove(seat), id)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-STALE' } });
});

test('a log is read with those who follow it; one that cannot be read says at which line', async () => {
  table.show(2);
  await playOn(4);
  const { sight } = table.show(2);
  table.read(host.kept);
  expect(table.chronicle.followers).toEqual([2]);
  expect(table.show(2).sight).toEqual(sight);
  const spoilt = host.kept.with(2, { ...host.kept[2]!, entry: { seat: 0, redo: true } });
  expect(() => table.read(spoilt)).toThrow(Unreadable);
  expect(() => table.read(spoilt)).toThrow('Line 3');
});

test('many things asked at once by one seat are refused beyond its share', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => table.move(0, { move: { do: 'none' } })));
  expect(answers.filter((one) => !one.ok && one.refusal.rule === 'TABLE-BUSY')).toHaveLength(60 - 32);
});
