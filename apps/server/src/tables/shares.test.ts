import { commitmentTo, type GameModule, mixedKey, newKey, type Saved, verify } from '@conclave/engine';
import type { TableInfo } from '@conclave/protocol';
import { sparks } from '@conclave/sparks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playToTheEnd, TestPerson, type TestSocket, testServer } from '../testing/harness.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.remove());

const isAsked = (socket: TestSocket): boolean => socket.messages.some(({ t }) => t === 'reveal');
const isPlaying = (socket: TestSocket): boolean => socket.sight !== undefined;
const refusals = (socket: TestSocket): string[] => socket.messages.flatMap((one) => (one.t === 'no' ? [one.refusal.reason] : []));
const logOf = (person: TestPerson, id: string): Promise<Saved> => person.get('GET', `/api/tables/${id}/log`);
const reveal = (person: TestPerson, id: string, share: string) => person.ask<TableInfo>('POST', `/api/tables/${id}/share`, { share });

/** A table of which all seats are taken, each with the hash of its device's share; both look at it. */
async function committedTable() {
  const [ana, ben] = [await TestPerson.guest(server.url), await TestPerson.guest(server.url)];
  const [first, second] = [newKey(), newKey()];
  const made = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], share: commitmentTo(first) });
  const atAna = await ana.open(made.id);
  await ben.get('POST', `/api/tables/${made.id}/join`, { invite: made.invite, share: commitmentTo(second) });
  const atBen = await ben.open(made.id);
  await Promise.all([atAna, atBen].map((one) => one.until(() => isAsked(one))));
  const [mine, theirs] = [first, second].map((share, seat) => ({ seat, commitment: commitmentTo(share) }));
  return { id: made.id, made, ana, ben, atAna, atBen, first, second, committed: [mine!, theirs!] };
}

test('a game begins when both devices have revealed their shares, with a key that nobody chose', async () => {
  const { id, made, ana, atAna, atBen, first, second, committed } = await committedTable();
  expect(made).not.toHaveProperty('shares');
  expect([atAna.info, atBen.info]).toMatchObject([
    { stage: 'gathering', shares: committed },
    { stage: 'gathering', shares: committed },
  ]);
  atAna.send({ t: 'share', share: first });
  atBen.send({ t: 'share', share: second });
  await Promise.all([atAna, atBen].map((one) => one.until(() => isPlaying(one))));
  const shares = committed.map((one, seat) => ({ ...one, share: [first, second][seat]! }));
  expect(atAna.info).toMatchObject({ stage: 'playing', commitment: made.commitment, shares });
  expect(atAna.sight).not.toHaveProperty('secret');
  await playToTheEnd([atAna, atBen]);
  const log = await logOf(ana, id);
  expect(log).toMatchObject({ commitment: made.commitment, shares, key: mixedKey(log.secret!, shares) });
  expect(log.key).not.toBe(log.secret);
  expect(commitmentTo(log.secret!)).toBe(made.commitment);
  expect(verify(sparks as never, log)).toMatchObject({ ok: true, over: true, shares });
  expect(atBen.sight).toMatchObject({ key: log.key, secret: log.secret });
});

test('the secret is in no message before the end', async () => {
  const { id, ana, ben, atAna, atBen, first, second } = await committedTable();
  await reveal(ana, id, first);
  await reveal(ben, id, second);
  await Promise.all([atAna, atBen].map((one) => one.until(() => isPlaying(one))));
  const before = [...atAna.frames, ...atBen.frames].join();
  await playToTheEnd([atAna, atBen]);
  const { secret, key } = await logOf(ana, id);
  expect(before).toContain(first);
  expect([before.includes(secret!), before.includes(key)]).toEqual([false, false]);
  expect(atAna.frames.join()).toContain(secret);
});

test('a share that does not fit its hash is refused with a reason, and changes nothing', async () => {
  const { id, ben, atAna, first, second } = await committedTable();
  atAna.send({ t: 'share', share: second });
  await atAna.until(() => refusals(atAna).length > 0);
  expect(refusals(atAna)).toEqual(['This is not the share that was committed to.']);
  expect(await reveal(ben, id, first)).toMatchObject({ status: 409, body: { rule: 'TABLE-SHARE' } });
  expect(await ben.get('GET', `/api/tables/${id}`)).toMatchObject({ stage: 'gathering' });
});

test('a device that does not reveal does not stop the start', async () => {
  await server.restart(undefined, { revealMs: 0 });
  const ana = await TestPerson.guest(server.url);
  const share = newKey();
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const }];
  const { id } = await ana.table({ game: 'sparks', seats, share: commitmentTo(share) });
  const atAna = await ana.open(id);
  await atAna.until(() => isPlaying(atAna));
  expect(await reveal(ana, id, share)).toMatchObject({ status: 409, body: { reason: 'The game began without this share.' } });
  await playToTheEnd([atAna]);
  const log = await logOf(ana, id);
  expect(log.shares).toEqual([{ seat: 0, commitment: commitmentTo(share) }]);
  expect(verify(sparks as never, log)).toMatchObject({ ok: true });
});

test('who leaves while shares are revealed opens no seat: the game begins without the share', async () => {
  const { id, ana, ben, atAna, first, committed } = await committedTable();
  await reveal(ana, id, first);
  await ben.get('POST', `/api/tables/${id}/leave`);
  await atAna.until(() => isPlaying(atAna));
  const shares = [{ ...committed[0], share: first }, committed[1]];
  expect(await ana.get('GET', `/api/tables/${id}`)).toMatchObject({ stage: 'playing', shares, seats: [{}, { kind: 'person', away: true }] });
});

test('who leaves while shares are revealed keeps no other share out', async () => {
  const { id, ana, ben, atAna, first, committed } = await committedTable();
  await ben.get('POST', `/api/tables/${id}/leave`);
  expect(await ana.get('GET', `/api/tables/${id}`)).toMatchObject({ stage: 'gathering', seats: [{}, { kind: 'person', away: true }] });
  atAna.send({ t: 'share', share: first });
  await atAna.until(() => isPlaying(atAna));
  expect(atAna.info?.shares).toEqual([{ ...committed[0], share: first }, committed[1]]);
});

test('who left and is back before the start may still reveal', async () => {
  const { id, ana, ben, atAna, first, second } = await committedTable();
  await ben.get('POST', `/api/tables/${id}/leave`);
  const back = await ben.open(id);
  await back.until(() => isAsked(back));
  expect(await reveal(ben, id, second)).toMatchObject({ body: { stage: 'gathering' } });
  await reveal(ana, id, first);
  await atAna.until(() => isPlaying(atAna));
  expect(atAna.info?.shares).toMatchObject([{ share: first }, { share: second }]);
});

test('who made the table takes nobody off it once hashes cannot change any more', async () => {
  const { id, ana } = await committedTable();
  expect(await ana.ask('POST', `/api/tables/${id}/remove`, { seat: 1 })).toMatchObject({ status: 409, body: { rule: 'TABLE-SEAT' } });
});

test('shares are not taken before the last seat is, nor from who committed to none', async () => {
  const [ana, ben] = [await TestPerson.guest(server.url), await TestPerson.guest(server.url)];
  const share = newKey();
  const made = await ana.table({ game: 'sparks', seats: [{ kind: 'me' }, { kind: 'open' }], share: commitmentTo(share) });
  expect(await reveal(ana, made.id, share)).toMatchObject({ status: 409, body: { reason: 'Shares are revealed when the last seat is taken.' } });
  await ben.get('POST', `/api/tables/${made.id}/join`, { invite: made.invite });
  expect(await reveal(ben, made.id, share)).toMatchObject({ status: 409, body: { rule: 'TABLE-SHARE' } });
  expect(await reveal(ana, made.id, share)).toMatchObject({ status: 200, body: { stage: 'playing', shares: [{ seat: 0, share }] } });
  expect(await reveal(ana, made.id, share)).toMatchObject({ status: 200 });
});

test('a hash is 64 hexadecimal digits', async () => {
  const ana = await TestPerson.guest(server.url);
  const wanted = { game: 'sparks', seats: [{ kind: 'me' }, { kind: 'bot' }], share: 'mine' };
  expect(await ana.ask('POST', '/api/tables', wanted)).toMatchObject({ status: 400, body: { reason: expect.stringContaining('64 hexadecimal digits') } });
});

test('hashes outlive a restart before the start, and shares one after it', async () => {
  const { id, ana, ben, first, second, committed } = await committedTable();
  await server.restart();
  expect(await reveal(ana, id, first)).toMatchObject({ body: { stage: 'gathering', shares: committed } });
  expect(await reveal(ben, id, second)).toMatchObject({ body: { stage: 'playing' } });
  const before = (await ana.open(id)).sight;
  await server.restart();
  const [atAna, atBen] = [await ana.open(id), await ben.open(id)];
  expect(atAna.sight).toEqual(before);
  await playToTheEnd([atAna, atBen]);
  expect(verify(sparks as never, await logOf(ana, id))).toMatchObject({ ok: true, shares: [{ share: first }, { share: second }] });
});

test('a server that starts anew while shares are revealed knows those it was told, asks for the others, and the game begins with both', async () => {
  const { id, ana, ben, first, second } = await committedTable();
  await reveal(ana, id, first);
  await server.restart();
  const [atAna, atBen] = [await ana.open(id), await ben.open(id)];
  await atBen.until(() => isAsked(atBen));
  expect(isAsked(atAna)).toBe(false);
  atBen.send({ t: 'share', share: second });
  await Promise.all([atAna, atBen].map((one) => one.until(() => isPlaying(one))));
  expect(atBen.info?.shares).toMatchObject([{ share: first }, { share: second }]);
});

test('the log of a game that these rules cannot replay has its shares and the key made of them', async () => {
  const { id, ana, ben, atAna, atBen, first, second } = await committedTable();
  await reveal(ana, id, first);
  await reveal(ben, id, second);
  await playToTheEnd([atAna, atBen]);
  const { secret, key, shares } = await logOf(ana, id);
  const others = { ...sparks, rulesVersion: 9, shapes: { ...sparks.shapes, draw: { never: 'text' } } } as unknown as GameModule;
  await server.restart(new Map([['sparks', others]]));
  expect(await ana.get('GET', `/api/tables/${id}`)).toMatchObject({ closed: expect.stringContaining('Its result stands') });
  expect(await logOf(ana, id)).toMatchObject({ secret, key, shares });
});

test('the rematch has shares of its own', async () => {
  const { id, ana, ben, atAna, atBen, first, second } = await committedTable();
  await reveal(ana, id, first);
  await reveal(ben, id, second);
  await playToTheEnd([atAna, atBen]);
  const again = newKey();
  const next = await ana.get('POST', `/api/tables/${id}/rematch`, { share: commitmentTo(again) });
  await ben.get('POST', `/api/tables/${id}/rematch`);
  expect(await reveal(ana, next.id, first)).toMatchObject({ status: 409 });
  expect(await reveal(ana, next.id, again)).toMatchObject({ body: { stage: 'playing', shares: [{ share: again }] } });
});
