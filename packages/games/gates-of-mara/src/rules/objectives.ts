import type { Seat } from '@conclave/engine';
import { playerOf } from '@conclave/engine';
import { constants, ELEMENTS, type FigureKind, figureInfo, HOME, isBanner, type Objective, placeAt } from '../cards/index.ts';
import { type Figure, influenceIn, type Player, piecesIn, type Table } from '../state.ts';

/** How far a seat is with an Objective. */
export interface Progress {
  have: number;
  need: number;
  isMet: boolean;
}

const hasEnchantment = ({ attachments }: Figure): boolean => attachments.some((card) => !isBanner(card));
const hasBanner = ({ attachments }: Figure): boolean => attachments.some(isBanner);

function figuresOf(player: Player, kinds: readonly FigureKind[]): Figure[] {
  return player.figures.filter((_, number) => kinds.includes(figureInfo()[number]?.id as FigureKind));
}

/** Realms where a lord or the Wanderer stands, each once. */
function specialRealms(game: Table): number[] {
  return game.realms.map((_, realm) => realm).filter((realm) => realm === game.wanderer || game.lords.some((lord) => lord.realm === realm));
}

/** How much of a list of supplies is there: each kind counts up to what is needed. */
function supplied(player: Player, need: Readonly<Record<string, number>>): number {
  const held = (kind: string): number => (kind === 'onyx' ? player.onyx : (player.gems[(ELEMENTS as readonly string[]).indexOf(kind)] ?? 0));
  return Object.entries(need).reduce((sum, [kind, n]) => sum + Math.min(n, held(kind)), 0);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, n) => sum + n, 0);

type Count<O> = (game: Table, player: Player, seat: Seat, objective: O) => number;
type OfTest<T> = Extract<Objective, { test: T }>;

/** What each kind of Objective counts. */
const counts: { readonly [T in Objective['test']]: Count<OfTest<T>> } = {
  caravansPlaced: (_game, player) => constants.caravans - player.caravans,
  influenceAtLordsAndWanderer: (game, _player, seat) => Math.min(...specialRealms(game).map((realm) => influenceIn(game, realm, seat))),
  claimsPlaced: (_game, player) => sumOf(player.claimsThisRound),
  claimWithInfluence: (game, player, seat) => Math.max(...player.claimsThisRound.map((claims, realm) => (claims > 0 ? influenceIn(game, realm, seat) : 0))),
  piecesInOneRealm: (game, player, seat) => Math.max(...game.realms.map((_, realm) => piecesIn(game, player, seat, realm))),
  realmsClaimed: (_game, player) => player.claimsThisRound.filter((claims) => claims > 0).length,
  realmsWithCaravans: (game, _player, seat) => game.realms.filter(({ caravans }) => caravans.includes(seat)).length,
  figuresOnRealms: (_game, player, _seat, { figures }) => figuresOf(player, figures).filter(({ at }) => at !== HOME && placeAt(at).kind === 'realm').length,
  keysGained: (_game, player) => player.keysThisRound,
  supply: (_game, player, _seat, { need }) => supplied(player, need),
  gemsOfOneType: (_game, player) => Math.max(...player.gems),
  enchantmentsGained: (_game, player) => player.enchantmentsThisRound,
  figuresWithAttachment: (_game, player, _seat, { figures }) => figuresOf(player, figures).filter(({ attachments }) => attachments.length > 0).length,
  figuresWithBannerAndEnchantment: (_game, player) => player.figures.filter((figure) => hasBanner(figure) && hasEnchantment(figure)).length,
};

function needed(player: Player, objective: Objective): number {
  if ('least' in objective) return objective.least;
  return 'need' in objective ? sumOf(Object.values(objective.need)) : figuresOf(player, objective.figures).length;
}

/** How far a seat is with an Objective as things stand. */
export function progressOf<O extends Objective>(game: Table, seat: Seat, objective: O): Progress {
  const player = playerOf(game, seat);
  const have = (counts[objective.test] as Count<O>)(game, player, seat, objective);
  const need = needed(player, objective);
  return { have, need, isMet: have >= need };
}
