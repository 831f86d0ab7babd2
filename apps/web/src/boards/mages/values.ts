/** What the numbers on the cards are called, step by step down a path; `{n}` counts what there may be several of. */
export const words = {
  copies: 'copies',
  level: 'level',
  die: 'sides of the die',
  sides: 'sides',
  orbsToReach: 'Orbs to reach it',
  fin: 'Fin',
  price: 'price',
  actions: 'actions',
  effect: 'effect',
  amount: 'how much',
  start: 'at the start',
  claim: 'when claimed',
  jewels: 'Jewels',
  value: 'to what',
  each: 'of each',
} as const;
