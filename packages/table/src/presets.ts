import type { Move, Prompt } from '@conclave/engine';

/** Answers to response windows: ask me each time; only when I am the target; pass until my turn. */
export const PRESETS = ['ask', 'target', 'pass'] as const;
export type Preset = (typeof PRESETS)[number];

/** "Pass until my turn" lasts until the seat is asked something else than to respond. */
export function endsPassing(preset: Preset, prompt: Prompt): boolean {
  return preset === 'pass' && !prompt.window;
}

/** A window in which nothing can be played: it is asked only so that its being passed at once tells nobody anything. Where only bots could learn something from that, nobody need be asked. */
export const isForAppearances = ({ window, moves }: Prompt): boolean => window === true && moves.length === 1;

/** The answer where nobody chooses: what the question says, or the first it offers. */
export const defaultMove = ({ otherwise, moves }: Prompt): Move => otherwise ?? (moves[0] as Move);

/** Whether a player's preset answers this question with a pass. Only response windows are ever answered so. */
export function passesByItself(preset: Preset, prompt: Prompt): boolean {
  if (!prompt.window || preset === 'ask') return false;
  return preset === 'pass' || prompt.target === false;
}
