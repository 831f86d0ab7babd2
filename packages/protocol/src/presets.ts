import type { Prompt } from '@conclave/engine';
import type { Preset } from './schemas.ts';

/** Whether a player's preset answers this question with a pass. Only response windows are ever answered so. */
export function passesByItself(preset: Preset, prompt: Prompt): boolean {
  if (!prompt.window || preset === 'ask') return false;
  return preset === 'pass' || prompt.target === false;
}
