import type { FreeNumber, GameModule } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import { afterEach, expect, test } from 'vitest';
import { Draft } from './draft.svelte.ts';

const drafts: Draft[] = [];

async function drafted() {
  const draft = new Draft((await gameOf('mages')) as GameModule);
  draft.open(undefined);
  drafts.push(draft);
  const card = draft.cards.find(({ entry }) => entry.id === 'fireball')!;
  return { draft, card, copies: card.numbers[0] as FreeNumber };
}

afterEach(() => {
  for (const draft of drafts.splice(0)) draft.close();
});

test('a number that fits is in force at once, and the pack becomes one of one’s own', async () => {
  const { draft, copies } = await drafted();
  expect([draft.id, draft.changes, draft.valueOf(copies)]).toEqual([undefined, 0, copies.printed]);
  draft.type(copies, String(copies.printed + 1));
  expect([draft.changes, draft.valueOf(copies), draft.isChanged(copies)]).toEqual([1, copies.printed + 1, true]);
  expect(draft.id).toBeDefined();
  expect(draft.pack.values).toEqual({ fireball: { copies: copies.printed + 1 } });
});

test('what cannot be a value says why, and changes nothing', async () => {
  const { draft, copies } = await drafted();
  draft.type(copies, 'many');
  expect([[...draft.wrong.values()].map(({ text }) => text), draft.changes]).toEqual([['many'], 0]);
  draft.type(copies, String(copies.printed + 1));
  expect([draft.wrong.size, draft.changes]).toEqual([0, 1]);
});

test('a number, a card and all of them go back to what is printed', async () => {
  const { draft, card, copies } = await drafted();
  const change = (): void => draft.type(copies, String(copies.printed + 2));
  change();
  draft.undo(copies);
  expect(draft.changes).toBe(0);
  change();
  draft.undoCard(card);
  expect(draft.changes).toBe(0);
  change();
  draft.undoAll();
  expect([draft.changes, draft.valueOf(copies)]).toEqual([0, copies.printed]);
});

test('a pack that the game brings stays as it is: changed, it is a copy under a name of its own', async () => {
  const { draft, copies } = await drafted();
  draft.open({ format: 1, game: 'mages', name: 'Balanced', values: { fireball: { copies: copies.printed + 1 } } });
  expect([draft.id, draft.name, draft.changes]).toEqual([undefined, 'Balanced', 1]);
  draft.type(copies, String(copies.printed + 2));
  expect(draft.name).not.toBe('Balanced');
  expect(draft.name).toContain('Balanced');
  expect(draft.id).toBeDefined();
});
