import type { OptionSpecs, OptionsOf } from '@conclave/engine';

export const options = {
  manaStorm: { kind: 'switch', label: 'Mana Storm advancements and vales', default: true },
  leaders: { kind: 'switch', label: 'Leaders', default: true },
  amulets: { kind: 'switch', label: 'Amulets', default: true },
  choice: {
    kind: 'choice',
    label: 'How leaders and amulets are chosen',
    values: ['draft', 'free', 'random', 'two'],
    labels: {
      draft: 'drafted from one more than there are players',
      free: 'drafted from all of them',
      random: 'dealt at random',
      two: 'each keeps one of two dealt',
    },
    default: 'draft',
  },
  odds: { kind: 'switch', label: 'Show the odds of spoiling', default: true },
} as const satisfies OptionSpecs;

export type MysticValeOptions = OptionsOf<typeof options>;
