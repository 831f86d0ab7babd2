import { type GameModule, hashOf, type Pack, type Printing, verify } from '@conclave/engine';
import { LONGEST_TABLE, type NewTable, type TableInfo } from '@conclave/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import answer from '../bots/bot-worker.ts';
import { type Games, loadGames } from '../games.ts';
import { playToTheEnd, TestPerson, testServer } from '../testing/harness.ts';

const pack: Pack = { format: 1, game: 'manaforge', name: 'Dear stones', values: { 'stone-circle': { 'cost.any': 2, 'cost.earth': 5 } } };
const told = { name: pack.name, hash: hashOf(pack) };
const wanted = (given: unknown, more: Partial<NewTable> = {}): NewTable => ({
  game: 'manaforge',
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  pack: given as object,
  ...more,
});

let server: Awaited<ReturnType<typeof testServer>>;
let games: Games;
let ana: TestPerson;
beforeAll(async () => {
  games = await loadGames();
  server = await testServer();
  ana = await TestPerson.guest(server.url);
});
afterAll(() => server.remove());

describe('a table with a values pack', () => {
  let id: string;

  test('names it to everybody, and shows it to whoever may see the table', async () => {
    const table = await ana.table(wanted(pack, { seats: [{ kind: 'me' }, { kind: 'open' }] }));
    expect(table.pack).toEqual(told);
    expect(await ana.get('GET', `/api/tables/${table.id}/pack`)).toEqual(pack);
    const ben = await TestPerson.guest(server.url);
    expect(await ben.ask('GET', `/api/tables/${table.id}/pack`)).toMatchObject({ status: 403, body: { rule: 'TABLE-PRIVATE' } });
    expect(await ben.get<TableInfo>('GET', `/api/invites/${table.invite}`)).toMatchObject({ pack: told });
    expect(await ben.get('GET', `/api/tables/${table.id}/pack?watch=${table.invite}`)).toEqual(pack);
    const printed = await ana.table({ game: 'manaforge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(printed.pack).toBeUndefined();
    expect(await ana.ask('GET', `/api/tables/${printed.id}/pack`)).toMatchObject({ status: 404, body: { rule: 'TABLE-PACK' } });
  });

  test('is played to its end with bots, over a restart, and its log verifies by the pack alone', async () => {
    ({ id } = await ana.table(wanted(pack)));
    const early = await ana.open(id);
    await early.until(() => early.prompt !== undefined);
    await early.move(early.prompt!.moves[0]!);
    const { version } = early;
    await server.restart();
    const socket = await ana.open(id);
    expect(socket.info?.pack).toEqual(told);
    expect(socket.version).toBeGreaterThanOrEqual(version);
    await playToTheEnd([socket]);
    const log = await ana.get<{ pack: Pack }>('GET', `/api/tables/${id}/log`);
    expect(log.pack).toEqual(pack);
    const game = games.get('manaforge')!;
    expect(verify(game, log)).toMatchObject({ ok: true, over: true });
    expect(verify(game, { ...log, pack: undefined })).toMatchObject({ ok: false });
  });

  test('keeps it in the rematch', async () => {
    expect(await ana.get<TableInfo>('POST', `/api/tables/${id}/rematch`, {})).toMatchObject({ pack: told });
  });

  test('says that it cannot go on where its values are no longer taken', async () => {
    const { id: stranded } = await ana.table(wanted(pack));
    const game = games.get('manaforge')!;
    const stricter: GameModule = { ...game, printing: { ...(game.printing as Printing), isFree: () => false } };
    await server.restart(new Map([['manaforge', stricter]]));
    const socket = await ana.open(stranded);
    expect(socket.info?.closed).toContain('no longer takes');
    expect(await socket.move({ do: 'pass' })).toMatchObject({ rule: 'TABLE-RULES' });
    expect(await ana.ask('POST', `/api/tables/${stranded}/leave`)).toMatchObject({ status: 200, body: { stage: 'over' } });
    await server.restart();
  });
});

test('a bot plays by the pack of its table, or not at all', async () => {
  const task = { game: 'manaforge', position: {}, seat: 0, prompt: { seat: 0, ask: '', moves: [{ do: 'pass' }] }, level: 'random', seed: 1 };
  const thought = (given: unknown) => answer({ ...task, pack: given } as unknown as Parameters<typeof answer>[0]);
  await expect(thought(pack)).resolves.toEqual({ do: 'pass' });
  await expect(thought({ ...pack, values: { nobody: { copies: 1 } } })).rejects.toThrow('nobody: there is no such card');
});

/** Asks for a table in words that no object of this program could be written as. */
async function asText(table: NewTable, from: string, to: string): Promise<{ status: number; body: { rule: string; reason: string } }> {
  const body = JSON.stringify(table).replace(from, to);
  const response = await fetch(`${server.url}/api/tables`, { method: 'POST', headers: { ...ana.headers, 'content-type': 'application/json' }, body });
  return { status: response.status, body: await response.json() };
}
const one = (values: unknown) => ({ ...pack, values });
const bad: readonly [string, unknown, RegExp][] = [
  ['a number', 7, /^pack: /],
  ['a list', [], /not a values pack/],
  ['nothing in it', {}, /not a values pack/],
  ['a name of no pack', 'constructor', /brings no values pack "constructor"/],
  ['another game', { ...pack, game: 'mages' }, /for "mages", not for manaforge/],
  ['a game that is nested deep', { ...pack, game: 'DEEP' }, /for a list, not for manaforge/],
  ['a name that is too long', { ...pack, name: 'x'.repeat(5000) }, /a name of at most 60/],
  ['a name with signs that are not seen', { ...pack, name: 'a\u202eb' }, /not seen/],
  ['something more', { ...pack, constructor: 1 }, /A pack has no "constructor"/],
  ['values that are a list', one([]), /values of the pack are missing/],
  ['a card without values', one({ 'stone-circle': null }), /stone-circle: its values are missing/],
  ['a missing value', one({ 'stone-circle': { 'cost.any': null } }), /stone-circle: cost\.any: null is not a number/],
  ['a value that is nested deep', one({ 'stone-circle': { 'cost.any': 'DEEP' } }), /stone-circle: cost\.any: a list is not a number/],
  ['a long text for a value', one({ 'stone-circle': { 'cost.any': 'x'.repeat(5000) } }), /stone-circle: cost\.any: "x{59}… is not a number/],
  ['a value below all bounds', one({ 'stone-circle': { 'cost.any': -1 } }), /stone-circle.*cost\.any/s],
  ['a value above all bounds', one({ 'stone-circle': { 'cost.any': 1e300 } }), /stone-circle.*cost\.any/s],
  ['half a point', one({ 'stone-circle': { 'cost.any': 0.5 } }), /stone-circle.*cost\.any/s],
  ['a card called toString', one({ toString: { copies: 1 } }), /toString: there is no such card/],
  ['a card with a very long name', one({ ['x'.repeat(5000)]: { copies: 1 } }), /^These values cannot be played with\. x{60}: there/],
  ['a value called constructor', one({ 'stone-circle': { constructor: 1 } }), /stone-circle: constructor: /],
  ['a value down the prototype', one({ 'stone-circle': { 'cost.__proto__.any': 1 } }), /stone-circle: cost\.__proto__\.any: /],
  ['more cards than there are', one(Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`c${i}`, {}]))), /at most 500 cards/],
];

test.each(bad)('a table is not made with a pack of %s, and the answer says why', async (_, given, reason) => {
  const before = (await ana.get<TableInfo[]>('GET', '/api/me/tables')).length;
  const { status, body } = await asText(wanted(given), '"DEEP"', `${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  expect(status).toBe(400);
  expect(body.reason).toMatch(reason);
  expect(body.reason.length).toBeLessThan(300);
  expect(await ana.get<TableInfo[]>('GET', '/api/me/tables')).toHaveLength(before);
});

test('a pack for a game that takes none, one that is too long, and one that reaches for the prototype are refused', async () => {
  expect(await ana.ask('POST', '/api/tables', wanted({ ...pack, game: 'sparks' }, { game: 'sparks' }))).toMatchObject({
    status: 400,
    body: { rule: 'TABLE-PACK', reason: expect.stringContaining('takes no values packs') },
  });
  expect((await ana.ask('POST', '/api/tables', wanted(one({ pad: 'x'.repeat(LONGEST_TABLE) })))).status).toBe(413);
  expect(await asText(wanted(pack), '"stone-circle"', '"__proto__"')).toMatchObject({ status: 400, body: { rule: 'API-SHAPE' } });
});
