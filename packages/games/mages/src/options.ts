import type { OptionSpecs } from '@conclave/engine';

export const options = {
  confirmEndOfTurn: { kind: 'switch', label: 'Ask before a turn ends, so that the last action can be taken back', default: true },
} as const satisfies OptionSpecs;
