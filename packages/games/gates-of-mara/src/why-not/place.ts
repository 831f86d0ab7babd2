import type { Refusal, Seat } from '@conclave/engine';
import { playerOf, refuse } from '@conclave/engine';
import { type Ability, abilityById, figureInfo, HOME, isAbility, nameMessage, PLACES, type Place, roomOn, sideOf } from '../cards/index.ts';
import { message } from '../messages/index.ts';
import { figureName, figureNumber, type MoveQuery } from '../moves.ts';
import { canPayPermission, energyFor, goesOn, holdsIn, missingFor, permissionsOf } from '../rules/index.ts';
import { crowd, type MaraState, nextEnchanterSpace, type Player, ringOf } from '../state.ts';
import { figureMessage } from '../words/index.ts';
import { payFault, tooDear } from './pay.ts';

type PlaceQuery = Omit<Extract<MoveQuery, { do: 'place' }>, 'do'>;

/** GM-PLACE-02 to GM-PLACE-06 */
function wrongKindOfPlace(figure: number, { kind }: Place): Refusal | undefined {
  if (goesOn(figure, kind)) return undefined;
  const info = figureInfo()[figure];
  const figures = info ? message('whyNot.figures', { figure: nameMessage(info.id) }) : message('whyNot.someFigures');
  if (info?.id === 'enchanter') return refuse('GM-PLACE-05', message('whyNot.enchantersOnBoard'));
  if (kind === 'enchantmentBoard') return refuse('GM-PLACE-06', message('whyNot.onlyEnchanters', { figures }));
  if (info?.id === 'champion') return refuse('GM-PLACE-03', message('whyNot.onlyLeader'));
  return refuse('GM-PLACE-04', message('whyNot.realmSpacesOnly', { figures }));
}

/** Whether a place lies on the table of this game. */
function notInPlay(game: MaraState, place: Place): Refusal | undefined {
  if (place.kind === 'standardGate' && place.gate >= game.realms.length)
    return refuse('GM-LAYOUT-05', message('whyNot.gatesInGame', { n: game.realms.length }));
  if (!place.space) return undefined;
  if (ringOf(game, place.space.realm) === HOME) return refuse('GM-LAYOUT-02', message('whyNot.realmNotInPlay'));
  return place.space.sides.includes(sideOf(game.seats)) ? undefined : refuse('GM-LAYOUT-03', message('whyNot.otherSide'));
}

/** Why a permission does not open a taken space. */
function permissionFault(game: MaraState, player: Player, figure: number, permission: Ability, realm: number): Refusal | undefined {
  if (!holdsIn(game, permission, realm)) return refuse('GM-CARD-17', message('whyNot.asksForLord', { card: nameMessage(permission.id) }));
  if (canPayPermission(player, figure, permission)) return undefined;
  const cost = { ...permission.cost, energy: permission.cost.energy + energyFor(figure) };
  return tooDear('GM-PLACE-13', missingFor(player, cost) ?? {});
}

function takenSpace(game: MaraState, player: Player, figure: number, query: PlaceQuery, realm: number): Refusal | undefined {
  const permissions = permissionsOf(player, figure);
  if (permissions.length === 0) return refuse('GM-PLACE-01', message('whyNot.spaceTaken'));
  const faults = permissions.map((one) => permissionFault(game, player, figure, one, realm));
  if (query.by === undefined) {
    const [first] = faults;
    return faults.includes(undefined) ? refuse('GM-PLACE-09', message('whyNot.sayByWhich')) : first;
  }
  const index = permissions.findIndex(({ id }) => id === query.by);
  const permission = permissions[index];
  if (!permission) return refuse('GM-PLACE-13', message('whyNot.cannotShareBy', { ability: isAbility(query.by) ? nameMessage(query.by) : 'none' }));
  return faults[index] ?? payFault(player, permission.cost, query.pay);
}

function freeSpace({ by }: PlaceQuery): Refusal | undefined {
  if (by === undefined) return undefined;
  const isInnate = isAbility(by) && abilityById(by).when === 'whilePlacing' && by.endsWith('-specialist');
  return isInnate ? refuse('GM-SPEC-DRAGONKIN-02', message('whyNot.onlyForTaken')) : refuse('GM-PLACE-14', message('whyNot.spaceFree'));
}

function occupied(game: MaraState, player: Player, figure: number, query: PlaceQuery, place: Place): Refusal | undefined {
  const standing = crowd(game);
  if (place.kind === 'enchantmentBoard')
    return nextEnchanterSpace(standing) === HOME
      ? refuse('GM-PLACE-05', message('whyNot.enchantersFull'))
      : query.by === undefined
        ? undefined
        : refuse('GM-PLACE-07', message('whyNot.onlyRealmsShared'));
  const there = standing[PLACES.indexOf(place)] ?? 0;
  if (place.space) return there > 0 ? takenSpace(game, player, figure, query, ringOf(game, place.space.realm)) : freeSpace(query);
  if (there >= roomOn(place))
    return permissionsOf(player, figure).length > 0
      ? refuse('GM-PLACE-07', message('whyNot.gateNotShared'))
      : refuse('GM-PLACE-01', message('whyNot.gateTaken'));
  return query.by === undefined ? undefined : refuse('GM-PLACE-07', message('whyNot.onlyRealmsShared'));
}

/** A question about a place alone is about the first figure at home that goes there. */
function figureFor(player: Player, place: Place | undefined): string | undefined {
  const number = player.figures.findIndex(({ at }, one) => at === HOME && (!place || goesOn(one, place.kind)));
  return number < 0 ? undefined : figureName(number);
}

function whyNotStand(game: MaraState, player: Player, query: PlaceQuery & { figure: string }, place: Place | undefined): Refusal | undefined {
  const figure = figureNumber(query.figure);
  const own = player.figures[figure];
  if (!own) return refuse('GM-COMP-02', message('whyNot.noSuchFigure'));
  if (own.at !== HOME) return refuse('GM-TURN-10', message('whyNot.figureOut', { figure: figureMessage(query.figure) }));
  const wrong = place && (wrongKindOfPlace(figure, place) ?? notInPlay(game, place));
  if (wrong) return wrong;
  const energy = energyFor(figure);
  if (player.energy < energy) return tooDear('GM-ENERGY-02', { energy: energy - player.energy });
  if (query.at === undefined) return undefined;
  if (!place) return refuse('TABLE-OFFER', message('whyNot.noSuchPlace'));
  return occupied(game, player, figure, query, place);
}

/** Why a figure cannot be placed, or not there. */
export function whyNotPlace(game: MaraState, seat: Seat, query: PlaceQuery): Refusal | undefined {
  const player = playerOf(game, seat);
  const place = PLACES.find(({ id }) => id === query.at);
  const figure = query.figure ?? figureFor(player, place);
  if (figure === undefined) return refuse('GM-TURN-10', message('whyNot.noneAtHome'));
  return whyNotStand(game, player, { ...query, figure }, place);
}
