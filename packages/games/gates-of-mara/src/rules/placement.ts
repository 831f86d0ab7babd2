import { done, playerOf, push, type Seat, tell } from '@conclave/engine';
import { abilityById, placeAt, placementInfluence } from '../cards/index.ts';
import { END_TURN, figureNumber, type MaraEvent, type MaraMove } from '../moves.ts';
import { figureOf, type MaraState, realmAt, realmsAt, ringOf } from '../state.ts';
import { type Placement, priceOf, realmsFor, unlockedAt, usesOf } from './abilities.ts';
import { startAbility } from './effects.ts';
import { gainKeys } from './gains.ts';
import { gainInfluence } from './influence.ts';
import { gemList, gemsPaid, pay } from './payment.ts';
import { energyFor, placeNamed } from './placements.ts';
import { acceptAnyOrder, rule } from './rule.ts';

type PlaceMove = Extract<MaraMove, { do: 'place' }>;
type UseMove = Extract<MaraMove, { do: 'use' }>;

/** GM-PLACE-12: pays, and puts the figure down; the rest follows in `placement`. */
export function placeFigure(game: MaraState, seat: Seat, move: PlaceMove): void {
  const player = playerOf(game, seat);
  const figure = figureNumber(move.figure);
  const energy = player.energy;
  player.energy -= energyFor(figure);
  const cost = move.by === undefined ? undefined : abilityById(move.by).cost;
  const gems = cost && gemsPaid(cost, move.pay);
  if (cost && gems) pay(player, cost, gems);
  const at = placeNamed(game, move.at);
  figureOf(game, seat, figure).at = at;
  const realms = realmsAt(game, at).map((realm) => realmAt(game, realm).id);
  const shared = { ...(move.by !== undefined && { by: move.by }), ...(move.pay && gems && { pay: gemList(gems) }) };
  tell<MaraEvent>({ is: 'figurePlaced', seat, figure: move.figure, at: move.at, realms, energy: energy - player.energy, ...shared });
  push(game, placement({ seat, figure, open: [], used: [], prepaid: move.by ?? null }));
}

function useAbility(game: MaraState, frame: Placement, move: UseMove): void {
  const { seat, figure, open, used } = frame;
  const ability = abilityById(move.ability);
  const cost = priceOf(frame, ability);
  const realm = move.realm ? ringOf(game, move.realm) : realmsFor(game, figureOf(game, seat, figure).at, ability)[0];
  const gems = gemsPaid(cost, move.pay);
  pay(playerOf(game, seat), cost, gems);
  if (frame.prepaid === ability.id) frame.prepaid = null;
  open.splice(open.indexOf(ability.id), 1);
  used.push(ability.id);
  const where = move.realm && { realm: move.realm };
  tell<MaraEvent>({ is: 'abilityUsed', seat, ability: ability.id, energy: cost.energy, pay: gemList(gems), ...where });
  startAbility(game, { seat, ability: ability.id, realm: realm ?? 0 });
}

/** What follows once a figure stands on its place. */
export const placement = rule<Placement>()('placement', {
  /** GM-INF-01 to GM-INF-07, GM-INF-11 */
  gainItsInfluence(game, { seat, figure }) {
    const { at } = figureOf(game, seat, figure);
    const amount = placementInfluence(figure, placeAt(at).kind);
    if (amount > 0) for (const realm of realmsAt(game, at)) gainInfluence(game, seat, realm, amount);
  },
  /** GM-SPEC-DRAGONKIN-03: what a permission gives besides, if it works only while placing. */
  permissionFollows(game, frame) {
    const { seat, figure, prepaid } = frame;
    if (prepaid === null || abilityById(prepaid).when !== 'whilePlacing') return;
    frame.prepaid = null;
    startAbility(game, { seat, ability: prepaid, realm: realmsAt(game, figureOf(game, seat, figure).at)[0] ?? 0 });
  },
  /** GM-KEY-01 */
  takeTheKeys(game, { seat, figure }) {
    const keys = game.centralKeys;
    if (keys === 0 || placeAt(figureOf(game, seat, figure).at).kind !== 'centralGate') return;
    game.centralKeys = 0;
    gainKeys(game, seat, keys);
    tell<MaraEvent>({ is: 'keysTaken', seat, keys });
  },
  unlockAbilities(game, frame) {
    const { seat, figure } = frame;
    frame.open = unlockedAt(game, seat, figure, figureOf(game, seat, figure).at);
  },
  /** GM-ABIL-01, GM-ABIL-04: any of them, in any order, until the turn is ended. */
  useAbilities: {
    ask(game, frame) {
      const moves = usesOf(game, frame);
      moves.push(END_TURN);
      return [{ seat: frame.seat, ask: 'useAbilities', moves, otherwise: END_TURN }];
    },
    accept: (game, frame, move) => acceptAnyOrder(usesOf(game, frame), move),
    chosen(game, frame, move) {
      if (move.do !== 'use') return done();
      useAbility(game, frame, move);
      return 'useAbilities';
    },
  },
});
