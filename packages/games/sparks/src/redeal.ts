import { below, fastRandom, type Random, remix, type Seat } from '@conclave/engine';
import { clone } from './clone.ts';
import type { SparksState } from './state.ts';

/** Other hands and the deck are mixed; so are answers that are still sealed. */
export function redeal(game: SparksState, seat: Seat, random: Random): SparksState {
  const dealt = clone(game);
  const hidden = dealt.players.filter((_, other) => other !== seat);
  const cards = remix(random, [...dealt.deck, ...hidden.flatMap(({ hand }) => hand)]);
  for (const player of hidden) player.hand = cards.splice(0, player.hand.length);
  dealt.deck = cards;
  for (const frame of dealt.stack)
    for (const other of Object.keys(frame.sealed ?? {}).map(Number)) {
      const hand = dealt.players[other]?.hand ?? [];
      if (frame.sealed && other !== seat) frame.sealed[other] = { do: 'burn', card: hand[below(random, hand.length)] } as { do: string };
    }
  dealt.random = fastRandom(below(random, 2 ** 31));
  return dealt;
}
