import { done, playerOf, type Seat, shuffle, tell } from '@conclave/engine';
import { allLeaders, allTokens, CONSTANTS, leaderAt, leaderNamed, PLAIN_TOKEN, tokenAt, tokenNamed } from '../cards/index.ts';
import type { MysticValeEvent, MysticValePrompt } from '../moves.ts';
import { type Laid, type MysticValeState, NONE, takeOut, turnOrder } from '../state.ts';
import { rule } from './rule.ts';

const idsOf = ({ leaders, amulets }: Laid): string[] => [...leaders.map((one) => leaderAt(one).id), ...amulets.map((one) => tokenAt(one).id)];

/** MV-DRAFT-01, MV-DRAFT-02: what lies on the table to choose from. */
function layOut(game: MysticValeState): Laid[] {
  const { leaders: hasLeaders, amulets: hasAmulets, choice } = game.options;
  const leaders = hasLeaders
    ? shuffle(
        game,
        allLeaders().map(({ index }) => index),
      )
    : [];
  const amulets = hasAmulets
    ? shuffle(
        game,
        allTokens()
          .map(({ index }) => index)
          .filter((index) => index !== PLAIN_TOKEN),
      )
    : [];
  const take = (list: number[], n: number): number[] => list.splice(0, n).sort((a, b) => a - b);
  if (choice === 'two' || choice === 'random') {
    const each = choice === 'two' ? CONSTANTS.dealtEach : 1;
    return game.players.map(() => ({ leaders: take(leaders, each), amulets: take(amulets, each) }));
  }
  const size = choice === 'free' ? allLeaders().length : game.seats + CONSTANTS.draftExtra;
  return [{ leaders: take(leaders, size), amulets: take(amulets, size) }];
}

const lotOf = (game: MysticValeState, seat: Seat): Laid => game.laid[game.laid.length > 1 ? seat : 0] ?? { leaders: [], amulets: [] };

const needsLeader = (game: MysticValeState, seat: Seat): boolean => game.options.leaders && playerOf(game, seat).leader === NONE;
const needsAmulet = (game: MysticValeState, seat: Seat): boolean => game.options.amulets && playerOf(game, seat).token === PLAIN_TOKEN;

/** What a seat may still take: of a kind it lacks. */
export function takeable(game: MysticValeState, seat: Seat): string[] {
  const { leaders, amulets } = lotOf(game, seat);
  return idsOf({ leaders: needsLeader(game, seat) ? leaders : [], amulets: needsAmulet(game, seat) ? amulets : [] });
}

/** Seats in the order they take: clockwise, and back where both kinds are in use. */
function takingOrder(game: MysticValeState): Seat[] {
  const forth = turnOrder(game);
  if (!game.options.leaders || !game.options.amulets) return forth; // MV-DRAFT-10
  if (game.laid.length > 1) return forth.flatMap((seat) => [seat, seat]);
  return [...forth, ...forth.toReversed()]; // MV-DRAFT-03, MV-DRAFT-04
}

function take(game: MysticValeState, seat: Seat, id: string): void {
  const player = playerOf(game, seat);
  const lot = lotOf(game, seat);
  const leader = leaderNamed(id);
  const token = tokenNamed(id);
  if (leader && takeOut(lot.leaders, leader.index)) player.leader = leader.index;
  if (token && takeOut(lot.amulets, token.index)) player.token = token.index;
  tell<MysticValeEvent>({ is: 'cardTaken', seat, card: id });
}

/** Choosing leaders and amulets. `taken` counts the choices made, `asked` the players asked about a swap. */
export const draft = rule<{ taken: number; asked: number }>()('draft', {
  layOut(game) {
    game.laid = layOut(game);
    tell<MysticValeEvent>({ is: 'cardsLaidOut', cards: game.laid.flatMap(idsOf) });
    if (game.options.choice !== 'random') return;
    for (const seat of turnOrder(game)) for (const card of takeable(game, seat)) take(game, seat, card);
    return 'restGoesBack';
  },
  takeLeaderOrAmulet: {
    ask(game, { taken }): MysticValePrompt[] {
      const seat = takingOrder(game)[taken];
      return seat === undefined ? [] : [{ seat, ask: 'take', moves: takeable(game, seat).map((card) => ({ do: 'take', card })) }];
    },
    chosen(game, frame, move, seat) {
      if (move.do === 'take') take(game, seat, move.card);
      frame.taken++;
      return 'takeLeaderOrAmulet';
    },
  },
  /** MV-DRAFT-05 */
  restGoesBack(game) {
    game.laid = [];
    if (!game.options.amulets) return done();
  },
  /** MV-DRAFT-06, MV-DRAFT-08, MV-DRAFT-09 */
  maySwapAmulet: {
    ask(game, { asked }): MysticValePrompt[] {
      const seat = turnOrder(game)[asked];
      return seat === undefined ? [] : [{ seat, ask: 'swapAmulet', moves: [{ do: 'keepAmulet' }, { do: 'swapAmulet' }], otherwise: { do: 'keepAmulet' } }];
    },
    chosen(game, frame, move, seat) {
      frame.asked++;
      if (move.do === 'swapAmulet') {
        const player = playerOf(game, seat);
        tell<MysticValeEvent>({ is: 'amuletSwapped', seat, card: tokenAt(player.token).id });
        player.token = PLAIN_TOKEN;
      }
      return 'maySwapAmulet';
    },
  },
});
