export { type Chapter, Chronicle, type Sight, type Step } from './chronicle.ts';
export { diff, type Patch, patched } from './patch.ts';
export { PRESETS, type Preset, passesByItself } from './presets.ts';
export { Queue } from './queue.ts';
export { attemptTakeBack, canTakeBack } from './take-back.ts';
