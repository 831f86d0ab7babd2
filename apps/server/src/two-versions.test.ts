import type { GameModule } from '@conclave/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Games, loadGames } from './games.ts';
import { at, company } from './testing/company.ts';
import { playToTheEnd, TestPerson } from './testing/harness.ts';

let shared: Awaited<ReturnType<typeof company>>;
let before: Games;
let after: Games;
beforeAll(async () => {
  shared = await company();
  before = await loadGames();
  const sparks = before.get('sparks') as GameModule;
  after = new Map([...before, ['sparks', { ...sparks, rulesVersion: sparks.rulesVersion + 1 }]]);
});
afterAll(() => shared.close());

const withBot = { game: 'sparks', seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }] };

test('while servers have two versions of the rules, each game goes on where its version is, and the others say why not there', async () => {
  const [old, fresh] = [await shared.open(before), await shared.open(after)];
  const ana = await TestPerson.guest(old.url);
  for (const [here, there] of [
    [old, fresh],
    [fresh, old],
  ] as const) {
    const { id } = await at(here, ana).table(withBot);
    const elsewhere = await at(there, ana).open(id);
    expect(elsewhere.info?.closedSaid).toEqual({ key: 'server/otherRules', with: { began: expect.any(Number), here: expect.any(Number) } });
    expect(await at(there, ana).ask('POST', `/api/tables/${id}/moves`, { move: { do: 'burn', card: 1 } })).toMatchObject({ body: { rule: 'TABLE-RULES' } });
    const playing = await at(here, ana).open(id);
    await playToTheEnd([playing]);
    expect(playing.sight?.result).toBeDefined();
  }
});

test('a server that cannot play a game leaves its bots to one that can', async () => {
  const [old, fresh] = [await shared.open(before, { pace: { move: [1e6, 1e6], window: [1e6, 1e6] } }), await shared.open(after)];
  const ana = await TestPerson.guest(old.url);
  const { id } = await ana.table(withBot);
  await old.stop();
  const elsewhere = await at(fresh, ana).open(id);
  expect(elsewhere.info?.closed).toBeDefined();
  await old.restart(before, { pace: { move: [0, 0], window: [0, 0] } });
  const playing = await ana.open(id);
  await playToTheEnd([playing]);
  expect(playing.sight?.result).toBeDefined();
});
