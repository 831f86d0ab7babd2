import type { OptionSpecs } from '@conclave/engine';

export const options = {
  reopenTurns: { kind: 'switch', label: 'A finished turn may be reopened until the next player acts', default: false },
} as const satisfies OptionSpecs;
