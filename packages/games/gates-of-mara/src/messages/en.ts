/** What this game says, in English. Names and texts of cards stand in the catalogue. */
export const en = {
  'result.shared': '{winners} share the victory with {points, plural, one {# point} other {# points}}.',
  'result.won':
    '{whoIs, select, you {You win} other {{who} wins}} with {points, plural, one {# point} other {# points}}{how, select, keys { after a tie, with more Keys} attachments { after a tie, with more Attachments} claims { after a tie, with more Claims} onyx { after a tie, with more Onyx} other {}}.',
  standing: 'points',
} as const;
