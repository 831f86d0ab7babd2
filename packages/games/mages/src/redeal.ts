import { below, fastRandom, type Random, remix, type Seat } from '@conclave/engine';
import { type Card, type Item, isItem, isSpell, type Resource } from './cards/index.ts';
import { clone } from './clone.ts';
import type { MagesState } from './state.ts';

const isResource = (card: Card): card is Resource => !isSpell(card) && !isItem(card);

/**
 * MG-INFO-02: other hands, the deck and the Item pile are mixed. How many cards of each sort the hands hold together
 * is open (the piles' sizes are), and so is every Spell that is in no pile; who holds them is not.
 */
export function redeal(game: MagesState, seat: Seat, random: Random): MagesState {
  const dealt = clone(game);
  const others = dealt.players.filter((_, other) => other !== seat);
  const held = others.flatMap(({ hand }) => hand);
  const resources = remix(random, [...dealt.deck, ...held.filter(isResource)]);
  const items = remix(random, [...dealt.items, ...held.filter((card): card is Item => isItem(card))]);
  dealt.deck = resources.splice(0, dealt.deck.length);
  dealt.items = items.splice(0, dealt.items.length);
  const hands = remix<Card>(random, [...held.filter(isSpell), ...resources, ...items]);
  for (const player of others) player.hand = hands.splice(0, player.hand.length);
  dealt.random = fastRandom(below(random, 2 ** 31));
  return dealt;
}
