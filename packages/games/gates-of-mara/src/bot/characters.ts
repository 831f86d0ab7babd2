import { type Character, characterWho, type Likings } from '@conclave/engine';
import { abilityById, type Effect, PLACES, type Place, placementInfluence } from '../cards/index.ts';
import { say } from '../messages/index.ts';
import { figureNumber, type MaraMove } from '../moves.ts';
import { placeNamed } from '../rules/index.ts';
import type { MaraState } from '../state.ts';

type Who = Character<MaraState, MaraMove>;
type Likes = Likings<MaraState, MaraMove>;
type Placing = Extract<MaraMove, { readonly do: 'place' }>;

const placeAt = (game: MaraState, { at }: Placing): Place | undefined => PLACES[placeNamed(game, at)];
const kindAt = (game: MaraState, move: Placing): Place['kind'] => placeAt(game, move)?.kind ?? 'realm';

const spaceEffects = (place: Place | undefined): readonly Effect[] => (place?.space ? abilityById(place.space.id).effects : []);

const TRADING: readonly string[] = ['gainGems', 'placeCaravans', 'activateWanderer'] satisfies Effect['op'][];
const trades = (effects: readonly Effect[] = []): boolean => effects.some(({ op }) => TRADING.includes(op));

/** Influence, and Claims by it. */
const conqueror: Likes = {
  place: (move, game) => 0.015 * placementInfluence(figureNumber(move.figure), kindAt(game, move)),
  use: ({ ability }) => (abilityById(ability).effects.some(({ op }) => op === 'gainInfluence') ? 0.03 : 0),
  takeInfluence: () => 0.03,
};

/** Cards on its figures. */
const enchanter: Likes = { place: (move, game) => (kindAt(game, move) === 'enchantmentBoard' ? 0.03 : 0), buy: () => 0.02 };

/** Gems, caravans and the Wanderer's exchange. */
const trader: Likes = {
  place: (move, game) => (trades(spaceEffects(placeAt(game, move))) ? 0.03 : 0),
  use: ({ ability }) => (trades(abilityById(ability).effects) ? 0.02 : 0),
  exchange: () => 0.05,
};

/** The gates and their keys. */
const gatekeeper: Likes = {
  place: (move, game) => (kindAt(game, move) === 'centralGate' ? 0.03 : kindAt(game, move) === 'standardGate' ? 0.02 : 0),
};

const who = (id: 'conqueror' | 'enchanter' | 'trader' | 'gatekeeper', likes: Likes): Who =>
  characterWho(id, likes, { name: () => say(`bot.${id}.name`), says: () => say(`bot.${id}.says`) });

/** The characters a bot of Gates of Mara may have. */
export const characters: readonly Who[] = [who('conqueror', conqueror), who('enchanter', enchanter), who('trader', trader), who('gatekeeper', gatekeeper)];
