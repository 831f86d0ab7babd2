export { type Chapter, Chronicle, type Sight, type Step } from './chronicle.ts';
export { diff, type Patch, patched } from './patch.ts';
export { defaultMove, endsPassing, isForAppearances, PRESETS, type Preset, passesByItself } from './presets.ts';
export { Busy, Queue } from './queue.ts';
export { type Answer, type Host, type Line, type MoveStep, NOT_STORED, no, Table, type Turn, Unreadable } from './table.ts';
export { attemptTakeBack, canTakeBack } from './take-back.ts';
