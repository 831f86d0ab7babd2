import { playerOf, type Result, type Seat, tell } from '@conclave/engine';
import { type Counted, itemOf, NONE, signsShown, talentOf } from './cards/index.ts';
import type { ManaforgeEvent } from './moves.ts';
import { add, type ManaforgeState, type Player, tokensOf, wandsIn } from './state.ts';

/** MF-CARD-92: prestige is only ever gained. `from` is the id of an item or talent, or `gift`. */
export function gainPrestige(game: ManaforgeState, seat: Seat, prestige: number, from: string): void {
  if (prestige === 0) return;
  const player = playerOf(game, seat);
  player.prestige += prestige;
  const known = player.earnedFrom.indexOf(from);
  if (known < 0) {
    player.earnedFrom.push(from);
    player.earned.push(prestige);
  } else player.earned[known] = (player.earned[known] ?? 0) + prestige;
  tell<ManaforgeEvent>({ is: 'prestigeGained', seat, prestige, from });
}

/** The signs of each element on a player's dice, spent or not. MF-CARD-58a */
export function signsOn(player: Player): number[] {
  const shown = [...NONE];
  for (const { type, face } of player.dice) add(shown, signsShown(type, face));
  return shown;
}

/** What effects count of a player, each only when it is asked for. */
const countedOf = (player: Player): Counted => ({
  get wands() {
    return wandsIn(player);
  },
  get signs() {
    return signsOn(player);
  },
  get charged() {
    return player.workshop.filter(({ charged }) => charged).length;
  },
  get exhausted() {
    return player.workshop.filter(({ charged }) => !charged).length;
  },
});

/** What a Store card gives by itself: fixed, and counted from the table as it is now. */
export function prestigeOf(player: Player, item: number): number {
  const counted = countedOf(player);
  let sum = 0;
  for (const effect of itemOf(item).effects) sum += effect.prestige(counted);
  return sum;
}

/** What building an item would bring a player now, extra payments left out; for Mimic Essence the best copy. */
export function worthNow(player: Player, item: number): number {
  if (!itemOf(item).onBuild.copyStoreCard) return prestigeOf(player, item);
  return Math.max(0, ...player.store.map((other) => prestigeOf(player, other)));
}

const compare = (a: Player, b: Player): number => a.prestige - b.prestige || tokensOf(a) - tokensOf(b);

/** MF-END-06: 1 for the first place; equal players share a place. */
export const placeOf = (game: Pick<ManaforgeState, 'players'>, seat: Seat): number =>
  1 + game.players.filter((other) => compare(other, playerOf(game, seat)) > 0).length;

/** MF-END-02 to MF-END-05 */
export function resultOf(game: ManaforgeState): Result {
  const winners = game.players.flatMap((_, seat) => (placeOf(game, seat) === 1 ? [seat] : []));
  const most = playerOf(game, winners[0] ?? 0).prestige;
  const isTied = game.players.filter(({ prestige }) => prestige === most).length > 1;
  const how = winners.length > 1 ? 'shared' : isTied ? 'mostTokens' : 'mostPrestige';
  return { winners, how, scores: game.players.map(({ prestige }) => prestige) };
}

/** Talents, and the items in the Workshop and in the Store. */
export function holdings(game: ManaforgeState, seat: Seat): readonly string[] {
  const { talents, workshop, store } = playerOf(game, seat);
  return [...talents.map((talent) => talentOf(talent).id), ...[...workshop.map(({ item }) => item), ...store].map((item) => itemOf(item).id)];
}
