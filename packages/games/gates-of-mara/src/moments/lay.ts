import { isSame, playerOf, type Random, type Seat, unheard } from '@conclave/engine';
import { constants, figureNames } from '../cards/cards.ts';
import { caravanSpacesOf, FIRST_ENCHANTER, HOME, NONE, PLACES } from '../cards/places.ts';
import { ELEMENTS, type Element, type RealmId } from '../cards/schema.ts';
import type { MaraMove } from '../moves.ts';
import { rulebook } from '../rules/index.ts';
import { setup } from '../setup.ts';
import { type MaraState, type Player, realmAt, ringOf } from '../state.ts';

export interface PlayerSpec {
  tribe?: 'antid' | 'dragonkin' | 'elf' | 'goblin';
  energy?: number;
  gems?: Partial<Record<Element, number>>;
  onyx?: number;
  keys?: number;
  points?: number;
  caravans?: number;
  passed?: boolean;
  influence?: Partial<Record<RealmId, number>>;
  claims?: Partial<Record<RealmId, number>>;
  /** Where figures stand already. */
  out?: Record<string, string>;
  /** Cards attached, by figure. */
  cards?: Record<string, string[]>;
  /** Caravan spaces with a Caravan of this player. */
  caravansOn?: string[];
}

export interface TableSpec {
  /** The elemental realms, clockwise from Chaos. */
  realms?: Element[];
  /** Where each of the two lords stands. */
  lords?: Record<string, RealmId>;
  wanderer?: RealmId;
  wandererCard?: string;
  round?: number;
  centralKeys?: number;
  objectives?: string[];
  enchantments?: (string | null)[];
  /** Top last. */
  enchantmentDeck?: string[];
  banners?: Partial<Record<RealmId, (string | null)[]>>;
  bannerDeck?: string[];
  turnOrder?: Seat[];
}

const TRIBES = ['antid', 'elf', 'goblin', 'dragonkin'] as const;

/** Cards that nobody meets by chance. */
const QUIET_OBJECTIVES = ['discover-legendary-heroes', 'study-the-arcane'];
const QUIET_ENCHANTMENTS = ['sigil-of-elements', 'sigil-of-elements', 'manipulate-flame', 'manipulate-ice', 'manipulate-stone', 'manipulate-wind'];

function placeNumber(game: MaraState, at: string): number {
  if (at !== 'enchantment-board') return PLACES.findIndex(({ id }) => id === at);
  const standing = game.players.flatMap(({ figures }) => figures).filter((figure) => figure.at >= FIRST_ENCHANTER).length;
  return FIRST_ENCHANTER + standing;
}

const figureAt = (name: string): number => figureNames.indexOf(name);

function seatPlayer(game: MaraState, seat: number, spec: PlayerSpec): void {
  const player = playerOf(game, seat);
  player.tribe = spec.tribe ?? player.tribe;
  player.energy = spec.energy ?? constants.energyStart;
  player.gems = ELEMENTS.map((element) => spec.gems?.[element] ?? 0);
  player.onyx = spec.onyx ?? 0;
  player.keys = spec.keys ?? 0;
  player.caravans = spec.caravans ?? constants.caravans - (spec.caravansOn?.length ?? 0);
  player.scored = [0, 0, 0, 0, spec.points ?? 0];
  player.hasPassed = spec.passed ?? false;
  for (const [figure, at] of Object.entries(spec.out ?? {})) standOn(game, player, figure, at);
  for (const [figure, cards] of Object.entries(spec.cards ?? {})) player.figures[figureAt(figure)]?.attachments.push(...cards);
  for (const [realm, n] of Object.entries(spec.influence ?? {})) realmAt(game, ringOf(game, realm as RealmId)).influence[seat] = n;
  for (const [realm, n] of Object.entries(spec.claims ?? {})) realmAt(game, ringOf(game, realm as RealmId)).claims[seat] = n;
  for (const space of spec.caravansOn ?? []) layCaravan(game, seat, space);
}

function standOn(game: MaraState, player: Player, name: string, at: string): void {
  const figure = player.figures[figureAt(name)];
  if (!figure) throw new Error(`no figure ${name}`);
  figure.at = placeNumber(game, at);
}

function layCaravan(game: MaraState, seat: number, space: string): void {
  for (const realm of game.realms) {
    const index = caravanSpacesOf(game, realm.id).findIndex(({ id }) => id === space);
    if (index >= 0) realm.caravans[index] = seat;
  }
}

function layRealms(game: MaraState, { realms = ELEMENTS.slice(0, game.seats), banners = {} }: TableSpec): void {
  game.realms = (['chaos', ...realms] as RealmId[]).map((id) => ({
    id,
    influence: Array<number>(game.seats).fill(0),
    claims: Array<number>(game.seats).fill(0),
    caravans: caravanSpacesOf(game, id).map(() => NONE),
    banners: id === 'chaos' ? [] : (banners[id] ?? ['banner-of-victory', 'banner-of-energy']).slice(),
  }));
}

function arrange(game: MaraState, spec: TableSpec): void {
  layRealms(game, spec);
  const second = realmAt(game, 1).id;
  const lords = spec.lords ?? { 'fire-lord': second, 'air-lord': realmAt(game, 2).id };
  game.lords = Object.entries(lords).map(([id, realm]) => ({ id, realm: ringOf(game, realm) }));
  game.wanderer = ringOf(game, spec.wanderer ?? 'chaos');
  game.wandererCard = spec.wandererCard ?? 'wanderer-water';
  game.round = spec.round ?? 1;
  game.centralKeys = spec.centralKeys ?? 0;
  game.objectives = (spec.objectives ?? QUIET_OBJECTIVES).slice();
  game.enchantments = (spec.enchantments ?? QUIET_ENCHANTMENTS).slice();
  if (spec.enchantmentDeck) game.enchantmentDeck = spec.enchantmentDeck.slice();
  if (spec.bannerDeck) game.bannerDeck = spec.bannerDeck.slice();
  game.turnOrder = spec.turnOrder?.slice() ?? game.players.map((_, seat) => seat);
  for (const player of game.players) for (const figure of player.figures) figure.at = HOME;
}

/** A table arranged from what matters; everybody else has 11 Energy, no gems and all figures at home. The first in turn order begins. */
export function lay(players: readonly PlayerSpec[], spec: TableSpec, random: Random): MaraState {
  const game = unheard(() => setup(players.length, {}, random));
  arrange(game, spec);
  players.forEach((player, seat) => {
    seatPlayer(game, seat, { tribe: TRIBES[seat] ?? 'antid', ...player });
  });
  return game;
}

/** The table after more moves by whoever is asked. */
export function playedOn(game: MaraState, ...moves: MaraMove[]): MaraState {
  for (const move of moves) {
    const prompt = rulebook.settle(game)[0];
    if (!prompt?.moves.some((offered) => isSame(offered, move))) throw new Error(`${move.do} is not offered`);
    rulebook.play(game, prompt.seat, move);
  }
  return game;
}
