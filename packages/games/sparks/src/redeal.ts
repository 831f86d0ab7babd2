import { below, fastRandom, mix, type Random, type Seat } from '@conclave/engine';
import { clone } from './clone.ts';
import type { SparksState } from './state.ts';

/** Other hands and the deck are mixed; so are answers that are still sealed. */
export function redeal(game: SparksState, seat: Seat, random: Random): SparksState {
  const dealt = clone(game);
  const hidden = dealt.players.filter((_, other) => other !== seat);
  // Sorted first: what comes out must not depend on where the cards really are.
  const cards = mix(
    random,
    [...dealt.deck, ...hidden.flatMap(({ hand }) => hand)].sort((a, b) => a - b),
  );
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
