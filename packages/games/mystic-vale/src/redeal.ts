import { below, fastRandom, type Random, remix, type Seat } from '@conclave/engine';
import { clone } from './clone.ts';
import type { MysticValeState, Player } from './state.ts';

/** Mixes a deck, but for the cards at its bottom that all saw go there, and the top card where the seat has looked at it. */
function mixDeck(player: Player, knowsTop: boolean, random: Random): void {
  const top = knowsTop ? player.deck.splice(-1) : [];
  const bottom = player.deck.splice(0, player.buried);
  player.deck = [...bottom, ...remix(random, player.deck), ...top];
}

/** Everybody's decks, the advancements left out and the vales to come are dealt anew. */
export function redeal(game: MysticValeState, seat: Seat, random: Random): MysticValeState {
  const dealt = clone(game);
  dealt.players.forEach((player, other) => {
    mixDeck(player, other === seat && player.sawTop, random);
  });
  const [level1 = [], level2 = [], level3 = []] = dealt.decks;
  const unseen = remix(random, [...level1, ...dealt.cut]);
  dealt.cut = unseen.splice(level1.length);
  dealt.decks = [unseen, remix(random, level2), remix(random, level3)];
  const [vales1 = [], vales2 = []] = dealt.valeDecks;
  const known = dealt.isValeKnown ? vales1.splice(-1) : [];
  dealt.valeDecks = [[...remix(random, vales1), ...known], remix(random, vales2)];
  dealt.random = fastRandom(below(random, 2 ** 31));
  return dealt;
}
