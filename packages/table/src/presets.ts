import type { Prompt } from '@conclave/engine';

/** Answers to response windows: ask me each time; only when I am the target; pass until my turn. */
export const PRESETS = ['ask', 'target', 'pass'] as const;
export type Preset = (typeof PRESETS)[number];

/** Whether a player's preset answers this question with a pass. Only response windows are ever answered so. */
export function passesByItself(preset: Preset, prompt: Prompt): boolean {
  if (!prompt.window || preset === 'ask') return false;
  return preset === 'pass' || prompt.target === false;
}
