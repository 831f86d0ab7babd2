import { playerOf, type Result, type Voice, type Words } from '@conclave/engine';
import { ask, say, sayOf, sentence } from '../messages/index.ts';
import type { SparksEvent, SparksMove, SparksPrompt } from '../moves.ts';
import type { SparksView } from '../view/index.ts';

function playerLine({ players }: SparksView, seat: number, voice: Voice): string {
  const { sparks, cards, hand } = playerOf({ players }, seat);
  return sayOf(voice, 'table.player', { who: seat }, { sparks, cards, shown: hand !== null && cards > 0, hand: hand ?? [] });
}

function result({ winners, how }: Result, voice: Voice): string {
  if (winners.length > 1) return say('result.shared', { winners: winners.map(voice.name) });
  return sayOf(voice, 'result.won', { who: winners[0] ?? 0 }, { how });
}

export const words: Words<SparksView, SparksMove, SparksEvent> = {
  ask: (_view, prompt: SparksPrompt) => ask(`ask.${prompt.ask}`),
  move: (_view, move) => (move.do === 'burn' ? say('move.burn', { card: move.card }) : say(move.do === 'draw' ? 'move.draw' : 'move.pass')),
  event(event, voice) {
    const who = event.seat;
    if (event.is === 'cardBurned') return sentence(voice, 'event.cardBurned', { who }, { card: event.card });
    if (event.is === 'tieRolled') return sentence(voice, 'event.tieRolled', { who }, { die: event.die });
    if (event.is === 'sparkWon') return sentence(voice, 'event.sparkWon', { who });
    return sentence(voice, 'event.cardDrawn', { who }, { card: event.card ?? 0 });
  },
  table: (view, voice) => [
    { heading: say('table.players'), lines: view.players.map((_, seat) => playerLine(view, seat, voice)) },
    { heading: say('table.deck'), lines: [say('table.left', { cards: view.deck, burned: view.discard.length })] },
  ],
  get standing() {
    return say('standing');
  },
  result,
};
