import { below, fastRandom, type Random, remix, type Seat } from '@conclave/engine';
import { clone } from './clone.ts';
import type { Deck, MaraState } from './state.ts';

/** Cards that everybody saw go under the deck stay where they are. */
function mixHidden(random: Random, deck: Deck): void {
  deck.cards.push(...remix(random, deck.cards.splice(deck.under)));
}

/** GM-COMP-08: only the order of the face-down decks is hidden, and from all seats alike. */
export function redeal(game: MaraState, _seat: Seat, random: Random): MaraState {
  const dealt = clone(game);
  remix(random, dealt.enchantmentDeck);
  remix(random, dealt.bannerDeck);
  mixHidden(random, dealt.wandererDeck);
  mixHidden(random, dealt.objectiveDeck);
  dealt.random = fastRandom(below(random, 2 ** 31));
  return dealt;
}
