import { counted, listed, type Words } from '@conclave/engine';
import type { SparksEvent, SparksMove } from '../moves.ts';
import type { SparksView } from '../view/index.ts';

export const words: Words<SparksView, SparksMove, SparksEvent> = {
  ask: (_view, prompt) => (prompt.ask === 'burn' ? 'Choose a card to burn. The highest wins a spark.' : 'You won the round. Draw a card?'),
  move: (_view, move) => (move.do === 'burn' ? `Burn the ${move.card}` : move.do === 'draw' ? 'Draw a card' : 'Pass'),
  event(event, voice) {
    const who = voice.name(event.seat);
    if (event.is === 'cardBurned') return `${who} ${voice.verb(event.seat, 'burn', 'burns')} a ${event.card}.`;
    if (event.is === 'tieRolled') return `${who} ${voice.verb(event.seat, 'roll', 'rolls')} ${event.die} to break the tie.`;
    if (event.is === 'sparkWon') return `${who} ${voice.verb(event.seat, 'win', 'wins')} a spark.`;
    return `${who} ${voice.verb(event.seat, 'draw', 'draws')} ${event.card ? `a ${event.card}` : 'a card'}.`;
  },
  table: (view, voice) => [
    {
      heading: 'Players',
      lines: view.players.map((player, seat) => {
        const hand = player.hand ? `, hand ${listed(player.hand.map(String))}` : '';
        return `${voice.name(seat)}: ${counted(player.sparks, 'spark')}, ${counted(player.cards, 'card')}${player.cards ? hand : ''}`;
      }),
    },
    { heading: 'Deck', lines: [`${counted(view.deck, 'card')} left, ${view.discard.length} burned`] },
  ],
  standing: 'sparks',
  result(result, voice) {
    const [only] = result.winners;
    if (result.winners.length > 1) return `${listed(result.winners.map(voice.name))} share the win.`;
    return `${voice.name(only ?? 0)} ${voice.verb(only ?? 0, 'win', 'wins')} with ${result.how === 'threeSparks' ? 'three' : 'the most'} sparks.`;
  },
};
