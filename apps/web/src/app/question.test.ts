import { voiceOf } from '@conclave/engine';
import { expect, test } from 'vitest';
import type { Play } from './play.svelte.ts';
import { promptLine } from './question.ts';

const PROMPT = { id: 3, seat: 0, ask: 'act', moves: [] };

/** A table of three at which Ben is waited for, unless something else is said. */
function at(state: object): Play {
  return {
    state: { view: {}, stage: 'playing', waitingFor: [1], prompt: undefined, result: undefined, ...state },
    voice: voiceOf(['Ana', 'Ben', 'Cleo'], 0),
    game: { words: { ask: () => ({ text: 'Your turn. Do something.', lead: 'Your turn.', rest: 'Do something.' }), result: () => 'Cleo has won.' } },
  } as unknown as Play;
}

test('who is asked reads what stands out and the rest', () => {
  expect(promptLine(at({ prompt: PROMPT }))).toEqual({ lead: 'Your turn.', text: 'Do something.' });
});

test('a board may say it in its own words, or leave it', () => {
  const own = { lead: 'Four actions', text: '' };
  expect(promptLine(at({ prompt: PROMPT }), ({ ask }) => (ask === 'act' ? own : undefined))).toBe(own);
  expect(promptLine(at({ prompt: { ...PROMPT, ask: 'discard' } }), ({ ask }) => (ask === 'act' ? own : undefined)).lead).toBe('Your turn.');
});

test('whoever waits reads whom for, all of them', () => {
  expect(promptLine(at({})).lead).toContain('Ben');
  expect(promptLine(at({ waitingFor: [1, 2] })).lead).toMatch(/Ben.*Cleo/);
});

test('the end is told, whatever was asked', () => {
  const result = { winners: [2], how: 'x', scores: [] };
  expect(promptLine(at({ stage: 'over', result, prompt: PROMPT }))).toEqual({ lead: 'Cleo has won.', text: '' });
});
