import { expect, test } from 'vitest';
import { asText } from './outgoing.ts';
import type { ServerMessage } from './wire.ts';

const sent = (message: unknown) => JSON.parse(asText(message as ServerMessage));

test('a refusal leaves as rule, reason and what is missing, whatever it was made with', () => {
  const refusal = { rule: 'MV-BUY-01', reason: 'Too dear.', missing: { mana: 2 } };
  expect(sent({ t: 'no', key: 'k', refusal: { ...refusal, random: { key: [1, 2] }, players: [{ hand: [1] }] } })).toEqual({ t: 'no', key: 'k', refusal });
});

test('a sentence leaves as data only where it has the exact form of a message', () => {
  const refusal = { rule: 'MG-ACT-05', reason: 'You hold no Heal.' };
  const said = { key: 'mages/whyNot.holdNone', with: { card: { key: 'mages/card.heal.name' }, n: 2, of: ['a', { anyOf: ['b'] }] } };
  expect(sent({ t: 'no', refusal: { ...refusal, said } })).toEqual({ t: 'no', refusal: { ...refusal, said } });
  for (const other of [
    'You hold no Heal.',
    { key: 3 },
    { ...said, hand: [1] },
    { key: 'x/y', with: { game: { players: [] } } },
    { key: 'x/y', with: { of: [null] } },
  ])
    expect(sent({ t: 'no', refusal: { ...refusal, said: other } })).toEqual({ t: 'no', refusal });
});

test('what no field of a message is for does not leave', () => {
  expect(sent({ t: 'pong', state: { deck: [1] } })).toEqual({ t: 'pong' });
  expect(sent({ t: 'plea', plea: { seat: 1, waiting: [0], secret: 1 } })).toEqual({ t: 'plea', plea: { seat: 1, waiting: [0] } });
});

test('a prompt and a chapter lose what is not theirs, a view stays as it is', () => {
  const prompt = { id: 3, seat: 0, ask: 'act', moves: [{ do: 'pass' }] };
  const message = {
    t: 'table',
    sight: { view: { hand: [4] }, prompt: { ...prompt, game: {} }, waiting: [0], state: {} },
    story: [{ events: [], standings: [], told: [] }],
  };
  expect(sent(message)).toEqual({ t: 'table', sight: { view: { hand: [4] }, prompt, waiting: [0] }, story: [{ events: [], standings: [] }] });
});

test('a list that should be one and is not does not leave', () => {
  expect(sent({ t: 'step', version: 1, keep: 0, story: { key: 'x' } })).toEqual({ t: 'step', version: 1, keep: 0 });
  expect(sent({ t: 'table', version: 1, story: { key: 'x' } })).toEqual({ t: 'table', version: 1, story: [] });
});
