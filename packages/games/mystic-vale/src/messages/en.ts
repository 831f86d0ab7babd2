/** What this game says, in English. Names and texts of cards stand in the catalogue. */
export const en = {
  'result.shared': '{winners} share the win with {points, plural, one {# point} other {# points}} each and as many vales.',
  'result.won':
    '{whoIs, select, you {You win} other {{who} wins}} with {points, plural, one {# point} other {# points}}{how, select, moreVales {, by having more vales} other {}}.',
  standing: 'VP',
} as const;
