import { type Character, characterWho, type Likings, playerOf } from '@conclave/engine';
import { effectOf, itemNumber, itemOf } from '../cards/index.ts';
import { say } from '../messages/index.ts';
import type { ManaforgeMove, MoveCalled } from '../moves.ts';
import { dieOf, type ManaforgeState } from '../state.ts';

type Who = Character<ManaforgeState, ManaforgeMove>;
type Likes = Likings<ManaforgeState, ManaforgeMove>;

const isForWorkshop = ({ card }: { readonly card: string }): boolean => itemOf(itemNumber(card)).isWorkshop;

/** Whether a die gives a gem. */
function bringsGem({ die }: MoveCalled<'spend'>, { turn, players }: ManaforgeState): boolean {
  if (!turn) return false;
  const { type, face } = dieOf(playerOf({ players }, turn.seat), die);
  return effectOf(type, face).kind === 'gem';
}

/** A Workshop that works for its owner. */
const artificer: Likes = {
  build: (move) => (isForWorkshop(move) ? 0.04 : 0),
  scavenge: (move) => (isForWorkshop(move) ? 0.04 : 0),
  upgrade: () => 0.02,
};

/** Prestige at once, by what goes to the Store. */
const merchant: Likes = {
  build: (move) => (isForWorkshop(move) ? 0 : 0.03),
  scavenge: (move) => (isForWorkshop(move) ? 0 : 0.03),
};

/** Gems and prisms. */
const jeweller: Likes = { gainPrism: () => 0.04, spend: (move, game) => (bringsGem(move, game) ? 0.03 : 0), upgrade: () => 0.02 };

const who = (id: 'artificer' | 'merchant' | 'jeweller', likes: Likes): Who =>
  characterWho(id, likes, { name: () => say(`bot.${id}.name`), says: () => say(`bot.${id}.says`) });

/** The characters a bot of Manaforge may have. */
export const characters: readonly Who[] = [who('artificer', artificer), who('merchant', merchant), who('jeweller', jeweller)];
