/** What this game says, in English. Names and texts of cards stand in the catalogue. */
export const en = {
  'result.shared': '{winners} share the win with {most} prestige and as many tokens.',
  'result.won':
    '{whoIs, select, you {You win} other {{who} wins}} with {most} prestige{how, select, mostTokens {, the tie broken by gems and prisms} other {}}.',
  standing: 'prestige',
} as const;
