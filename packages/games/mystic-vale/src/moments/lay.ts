import { type Frame, push, type Random, type Rule } from '@conclave/engine';
import { leaderNamed, pieceNamed, tokenNamed, valeNamed } from '../cards/cards.ts';
import { faceOf, fits, leaderMake, type Make, sleevedMake, startingMake } from '../cards/craft.ts';
import { POSITIONS } from '../cards/schema.ts';
import { match } from '../rules/end.ts';
import { turn } from '../rules/turn.ts';
import { freshPlayer, setup } from '../setup.ts';
import { FRESH, freshTurn, type MysticValeState, NONE, type Player, SPENT } from '../state.ts';

/**
 * A crafted card in words: what it is, then what is sleeved on it. `blank`, `cursed-land bottom`, `fertile-land`,
 * `leader`, `leader upgraded`, `blank + wolf-rider top + golden-hart middle`. Without a position, print is on top.
 */
export type CardWords = string;

export interface PlayerSpec {
  /** Cards are numbered field first, then on deck, deck (top first) and discard pile: the first field card is 0. */
  field?: CardWords[];
  onDeck?: CardWords | null;
  /** The top card first. */
  deck?: CardWords[];
  discard?: CardWords[];
  vales?: string[];
  /** Vales among those owned whose single use is spent. */
  spent?: string[];
  token?: string;
  active?: boolean;
  leader?: string;
  /** `oakling top` */
  workshop?: string[];
  vp?: number;
  waitingMana?: number;
  waitingWild?: number;
  growth?: number;
  spoiled?: boolean;
  redrawn?: boolean;
  earnedTurn?: boolean;
}

export interface Spec {
  seats?: number;
  options?: Record<string, boolean | string>;
  /** Where the turn of `mover` (Ana, unless said) begins: at Planting, unless said. */
  at?: NonNullable<(typeof turn)['stepNames']>;
  mover?: number;
  start?: number;
  pool?: number;
  ending?: boolean;
  /** Mana and spirits (animal, forest, sky, wild) in the supply beside what the field gives. */
  mana?: number;
  spirits?: number[];
  pushes?: number;
  /** Bought in this Harvest and still to be sleeved, `oakling top`. */
  aside?: string[];
  /** Nine spots, `oakling top`; missing ones are empty. */
  commons?: string[];
  soil?: number[];
  /** The three decks, top first. */
  decks?: string[][];
  /** Eight spots; missing ones are empty. */
  valeRow?: string[];
  valeDecks?: string[][];
  ana?: PlayerSpec;
  ben?: PlayerSpec;
  cleo?: PlayerSpec;
  dan?: PlayerSpec;
}

export const NAMES = ['ana', 'ben', 'cleo', 'dan'] as const;

function oops(words: string): never {
  throw new Error(`a position speaks of "${words}", which is no card`);
}

/** `oakling top` */
export function piece(words: string): number {
  const [id = '', position = ''] = words.trim().split(' ');
  return pieceNamed(id, position) ?? oops(words);
}

function baseMake(words: string, leader: number): Make {
  const [id = '', detail = ''] = words.trim().split(' ');
  if (id === 'leader') return leaderMake(leader, detail === 'upgraded' ? 'upgraded' : 'start');
  const make = startingMake(id, id === 'blank' ? NONE : Math.max(0, (POSITIONS as readonly string[]).indexOf(detail)));
  return make >= 0 ? make : oops(words);
}

/** The make-up of a card in words; what does not fit is refused. */
export function make(words: CardWords, leader = NONE): Make {
  const [base = '', ...sleeved] = words.split(' + ');
  return sleeved.map(piece).reduce((card, one) => (fits(faceOf(card), one) ? sleevedMake(card, one) : oops(words)), baseMake(base, leader));
}

const FIVE_BLANKS = ['blank', 'blank', 'blank', 'blank', 'blank'];

const valeIndex = (id: string): number => valeNamed(id)?.index ?? oops(id);

function layCards(player: Player, { field = [], onDeck = 'blank', deck = FIVE_BLANKS, discard = [] }: PlayerSpec): void {
  player.cards = [];
  const lay = (words: CardWords): number => player.cards.push(make(words, player.leader)) - 1;
  player.field = field.map(lay);
  player.onDeck = onDeck === null ? NONE : lay(onDeck);
  player.deck = deck.map(lay).reverse();
  player.discard = discard.map(lay);
}

function seat(spec: PlayerSpec): Player {
  const player = freshPlayer();
  player.leader = spec.leader ? (leaderNamed(spec.leader)?.index ?? oops(spec.leader)) : NONE;
  layCards(player, spec);
  player.vales = (spec.vales ?? []).map(valeIndex);
  player.valeUse = (spec.vales ?? []).map((id) => (spec.spent?.includes(id) ? SPENT : FRESH));
  player.token = tokenNamed(spec.token ?? 'mana-token')?.index ?? oops(spec.token ?? '');
  player.isActive = spec.active ?? false;
  player.workshop = (spec.workshop ?? []).map(piece);
  player.vp = spec.vp ?? 0;
  player.waitingMana = spec.waitingMana ?? 0;
  player.waitingWild = spec.waitingWild ?? 0;
  player.growth = spec.growth ?? 0;
  player.isSpoiled = spec.spoiled ?? false;
  player.hasRedrawn = spec.redrawn ?? false;
  player.earnedTurn = spec.earnedTurn ?? false;
  return player;
}

const padded = (list: number[], size: number): number[] => Array.from({ length: size }, (_, i) => list[i] ?? NONE);

/** A rule in progress at one of its steps. */
const standing = <P extends object, S extends string>(rule: Rule<P, S>, details: P, at: NoInfer<S>): Frame & P => ({ ...rule(details), at });

/** A position made of what matters; the rest is a table as it is set up, without decks. */
export function layTable(spec: Spec, random: Random): MysticValeState {
  const { seats = 2, mover = 0, at = 'plant' } = spec;
  const game = setup(seats, { manaStorm: true, leaders: false, amulets: false, choice: 'draft', odds: true, ...spec.options }, random);
  game.start = spec.start ?? 0;
  game.pool = spec.pool ?? game.pool;
  game.isEnding = spec.ending ?? false;
  game.commons = padded((spec.commons ?? []).map(piece), game.commons.length);
  game.soil = [...(spec.soil ?? game.soil)];
  game.decks = (spec.decks ?? [[], [], []]).map((deck) => deck.map(piece).reverse());
  game.cut = [];
  game.valeRow = padded((spec.valeRow ?? []).map(valeIndex), game.valeRow.length);
  game.valeDecks = (spec.valeDecks ?? [[], []]).map((deck) => deck.map(valeIndex).reverse());
  game.players = NAMES.slice(0, seats).map((name) => seat(spec[name] ?? {}));
  game.turn = freshTurn(mover, 'planting');
  game.turn.mana = spec.mana ?? 0;
  game.turn.spirits = [...(spec.spirits ?? [0, 0, 0, 0])];
  game.turn.pushes = spec.pushes ?? 0;
  game.turn.aside = (spec.aside ?? []).map(piece);
  game.stack = [];
  push(game, standing(match, {}, 'nextTurn'));
  push(game, standing(turn, {}, at));
  return game;
}
