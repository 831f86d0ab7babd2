/** All that this game says, in English. */
export const en = {
  'event.cardBurned': '{whoIs, select, you {<who>You</who> burn} other {<who>{who}</who> burns}} a {card}.',
  'event.cardDrawn': '{whoIs, select, you {<who>You</who> draw} other {<who>{who}</who> draws}} a {card, plural, =0 {card} other {{card}}}.',
  'event.sparkWon': '{whoIs, select, you {<who>You</who> win} other {<who>{who}</who> wins}} a spark.',
  'event.tieRolled': '{whoIs, select, you {<who>You</who> roll} other {<who>{who}</who> rolls}} {die} to break the tie.',

  'ask.burn': '<lead>Choose a card to burn.</lead> The highest wins a spark.',
  'ask.draw': '<lead>You won the round.</lead> Draw a card?',

  'move.burn': 'Burn the {card}',
  'move.draw': 'Draw a card',
  'move.pass': 'Pass',

  'table.players': 'Players',
  'table.player':
    '{whoIs, select, you {You} other {{who}}}: {sparks, plural, one {# spark} other {# sparks}}, {cards, plural, one {# card} other {# cards}}{shown, select, true {, hand {hand}} other {}}',
  'table.deck': 'Deck',
  'table.left': '{cards, plural, one {# card} other {# cards}} left, {burned} burned',

  'result.shared': '{winners} share the win.',
  'result.won': '{whoIs, select, you {You win} other {{who} wins}} with {how, select, threeSparks {three} other {the most}} sparks.',
  standing: 'sparks',

  'whyNot.holdNone': 'You hold no {card}.',
  'whyNot.draw': 'Only the winner of a round draws.',
  'whyNot.deckEmpty': 'The deck is empty.',
} as const;
