import { allGames } from '@conclave/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestPerson, testServer } from '../testing/harness.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

describe.each(await allGames())('why in $title', (game) => {
  test('answers a name that every object inherits with a refusal and nothing else, over sockets and HTTP', async () => {
    const ana = await TestPerson.guest(server.url);
    const table = await ana.table({ game: game.id, seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const socket = await ana.open(table.id);
    for (const name of INHERITED) {
      for (const move of [{ do: name }, { do: name, card: name }]) {
        const refusal = {
          rule: 'TABLE-SHAPE',
          reason: expect.stringContaining('There is no move called'),
          said: { key: 'engine/noSuchMove', with: { kind: expect.any(String) } },
        };
        expect(await socket.act({ t: 'why', move })).toEqual(refusal);
        expect((await ana.ask('POST', `/api/tables/${table.id}/why`, { move })).body).toEqual({ refusal });
      }
    }
  });

  test('answers a field that a move does not have, or that is not of its kind, with a refusal', async () => {
    const ana = await TestPerson.guest(server.url);
    const table = await ana.table({ game: game.id, seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const why = (move: unknown) => ana.ask('POST', `/api/tables/${table.id}/why`, { move });
    const [kind] = Object.keys(game.shapes);
    expect((await why({ do: kind, hand: 1 })).body).toEqual({
      refusal: { rule: 'TABLE-SHAPE', reason: `The move ${kind} has no field "hand".`, said: { key: 'engine/noSuchField', with: { kind, field: 'hand' } } },
    });
    const [withField, shape] = Object.entries(game.shapes).find(([, fields]) => Object.keys(fields).length > 0)!;
    const [field] = Object.keys(shape);
    expect((await why({ do: withField, [field!]: { toString: 1 } })).body).toEqual({
      refusal: {
        rule: 'TABLE-SHAPE',
        reason: `The field "${field}" of ${withField} is not of its kind.`,
        said: { key: 'engine/fieldWrong', with: { field, kind: withField } },
      },
    });
  });
});
