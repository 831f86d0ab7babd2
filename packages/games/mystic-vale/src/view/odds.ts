import { CONSTANTS } from '../cards/index.ts';
import { burdenOf } from '../rules/index.ts';
import { faceAt, NONE, type Player } from '../state.ts';

/** Of so many cards that may come up next, so many would spoil the field. */
export interface Odds {
  readonly spoils: number;
  readonly of: number;
}

/** The cards one of which comes up next: those whose place in the deck is not known, else the known one. */
function nextCards(player: Player, knowsTop: boolean): readonly number[] {
  const { deck, buried, discard } = player;
  if (deck.length === 0) return discard;
  if (knowsTop || buried >= deck.length) return deck.slice(-1);
  return deck.slice(buried);
}

/** What a push risks, before any ability of the planted card. Nothing where no card can come. */
export function pushOdds(player: Player, knowsTop: boolean): Odds | null {
  if (player.onDeck === NONE) return null;
  const next = nextCards(player, knowsTop);
  if (next.length === 0) return null;
  const burden = burdenOf(player);
  let spoils = 0;
  for (const card of next) if (burden + faceAt(player, card).burden >= CONSTANTS.spoilsAt) spoils++;
  return { spoils, of: next.length };
}
