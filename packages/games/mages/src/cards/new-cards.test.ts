import { voiceOf } from '@conclave/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import data from './catalogue.json' with { type: 'json' };

const PROVENANCE = { name: 'designed', copies: 'designed', faceUp: 'designed', moments: 'designed', target: 'designed', effect: 'designed' };

const item = (id: string, name: string, values: Record<string, unknown>) => ({
  id,
  kind: 'item',
  name,
  copies: 1,
  text: `${name}.`,
  values,
  provenance: PROVENANCE,
});

/** Cards of known effects that no game has printed. */
const NEW = [
  item('silver-hourglass', 'Silver Hourglass', { faceUp: false, moments: ['ownTurn'], target: 'self', effect: { op: 'extraActions', amount: 1 } }),
  item('evil-eye', 'Evil Eye', { faceUp: true, moments: ['ownTurn', 'beforeTheDice'], target: 'otherPlayer', effect: { op: 'modify', amount: -2 } }),
  item('night-lamp', 'Night Lamp', { faceUp: true, moments: ['ownTurn', 'attacked'], target: 'self', effect: { op: 'cancelWither' } }),
  item('iron-gate', 'Iron Gate', { faceUp: false, moments: ['attacked'], target: 'otherPlayer', effect: { op: 'deflect' } }),
];
const MIRA = {
  id: 'mira-the-patient',
  kind: 'character',
  name: 'Mira the Patient',
  copies: 1,
  text: 'Starts with Healing at 2.',
  values: { start: { type: 'level', skill: 'healing', amount: 2 }, claim: { type: 'handLimit', value: 10 }, claimKind: 'standing' },
  provenance: { name: 'designed', copies: 'designed', start: 'designed', claim: 'designed', claimKind: 'designed' },
};

const withNewCards = () => ({ ...data, entries: [...data.entries, ...NEW, MIRA] });

beforeEach(() => {
  vi.resetModules();
  vi.doMock('./catalogue.json', () => ({ default: withNewCards() }));
});
afterEach(() => {
  vi.doUnmock('./catalogue.json');
  vi.resetModules();
});

const loaded = async () => ({
  ...(await import('../scenario.ts')),
  ...(await import('../index.ts')),
  ...(await import('./cards.ts')),
  ...(await import('../rules/characters.ts')),
});
const voice = voiceOf(['Ana', 'Ben', 'Cleo'], 0);

test('a new Item of a known effect is in the pile, is offered, said, played and judged, with no more than its entry', async () => {
  const { scenario, mages, ITEM_PILE, itemWorth } = await loaded();
  expect(ITEM_PILE.filter((one) => NEW.some(({ id }) => id === one))).toHaveLength(NEW.length);
  const { ana, ben, game, table } = scenario({ ana: { hand: ['silver-hourglass' as never, 'evil-eye' as never] }, ben: {} });
  const said = mages.rulebook.settle(game)[0]!.moves.map((move) => mages.words.move(mages.viewFor(game, 0), move, voice));
  expect(said).toEqual(expect.arrayContaining(['Play Silver Hourglass', 'Play Evil Eye on Ben']));
  ana.plays('playItem', { item: 'silver-hourglass' as never });
  expect([game.actions, game.itemDiscard]).toEqual([4, ['silver-hourglass']]);
  expect(mages.words.event(table.heard().at(-1)!, voice)?.text).toBe('You play Silver Hourglass: 1 more action.');
  ana.plays('playItem', { item: 'evil-eye' as never, target: ben });
  expect(ben.front).toEqual(['evil-eye']);
  expect(itemWorth('silver-hourglass' as never)).toMatchObject({ hand: 0.45, play: 15 });
});

test('a new answer is offered in its window, and works', async () => {
  const { scenario } = await loaded();
  const { ana, ben, cleo, game, table } = scenario({
    ana: { hand: ['wither'] },
    ben: { hand: ['iron-gate' as never] },
    cleo: { hand: ['night-lamp' as never, 'evil-eye' as never] },
  });
  ana.plays('castWither', { target: ben });
  expect(ben.offered('respond')).toEqual([{ do: 'respond', card: 'iron-gate', target: 2 }]);
  ben.plays('respond', { card: 'iron-gate' as never, target: cleo });
  expect(cleo.offered('respond')).toEqual([{ do: 'respond', card: 'night-lamp' }]);
  cleo.plays('decline');
  cleo.plays('respond', { card: 'evil-eye' as never });
  table.willRoll(4, 3);
  cleo.plays('decline');
  expect(game.rolls[0]).toMatchObject({ die: 4, modifier: -2 });
  table.isBackTo(ana, 'act');
});

test('a new character gives what it says, at the start and to a claimant', async () => {
  const { scenario, mages, handLimit, CHARACTERS } = await loaded();
  expect(CHARACTERS).toContain('mira-the-patient');
  expect(mages.words.event({ is: 'characterDealt', seat: 0, character: 'mira-the-patient' as never }, voice)?.text).toBe(
    'You are Mira the Patient: Healing 2 to begin with.',
  );
  const { ana, ben, table } = scenario({ ana: { hand: ['fireball'] }, ben: { hearts: 1, character: 'mira-the-patient' as never }, cleo: {} });
  table.willRoll(2, 1);
  ana.plays('castFireball', { target: ben });
  expect(handLimit(ana.player)).toBe(10);
});
