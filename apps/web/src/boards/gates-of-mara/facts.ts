import type { Seat } from '@conclave/engine';
import {
  type Asks,
  type BoardView,
  boardOf,
  type FigureView,
  type MaraMove,
  type MaraView,
  type PlaceView,
  type PlayerView,
  type RealmId,
  type RealmView,
  type Standing,
} from '@conclave/gates-of-mara';
import type { Play } from '../../app/play.svelte.ts';
import type { Line } from '../../app/question.ts';
import { phone } from '../../kit/screen.ts';
import type { Choosing } from './choosing.svelte.ts';
import { nameOf, realmName } from './look.ts';
import { say, sayOf } from './words.ts';

export type MoveCalled<K extends MaraMove['do']> = Extract<MaraMove, { do: K }>;

const boards = new WeakMap<MaraView, BoardView>();

/** What lies on the table, as it came. */
export const tableOf = (play: Play): MaraView => play.state.view as MaraView;

/** The table as it is drawn, worked out once for each view. */
export function viewOf(play: Play): BoardView {
  const table = tableOf(play);
  const known = boards.get(table) ?? boardOf(table);
  boards.set(table, known);
  return known;
}

export const playerAt = (view: BoardView, seat: Seat): PlayerView => view.players[seat] as PlayerView;
export const askOf = (play: Play): Asks | undefined => play.state.prompt?.ask as Asks | undefined;
export const movesOf = (play: Play): readonly MaraMove[] => (play.state.prompt?.moves ?? []) as readonly MaraMove[];
export const label = (play: Play, move: MaraMove): string => play.game.words.move(play.state.view, move, play.voice);
export const ofKind = <K extends MaraMove['do']>(moves: readonly MaraMove[], kind: K): MoveCalled<K>[] =>
  moves.filter((move): move is MoveCalled<K> => move.do === kind);

/** Every place a figure can stand on. */
export const placesOf = (view: BoardView): PlaceView[] => [
  ...view.realms.flatMap(({ spaces }) => spaces),
  ...view.gates,
  view.centralGate,
  view.enchantmentBoard,
];
export const placeOf = (view: BoardView, id: string): PlaceView | undefined => placesOf(view).find((place) => place.id === id);
export const realmOf = (view: BoardView, id: RealmId): RealmView | undefined => view.realms.find((realm) => realm.id === id);

/** "Fire–Water", where the gate lies. */
function betweenOf(view: BoardView, id: string): string | undefined {
  const realms = view.gates.find((one) => one.id === id)?.realms.map(realmName);
  return realms?.reduce((first, second) => say('between', { first, second }));
}

/** "Trial of Flame", "Fire–Water". */
export const placeTitle = (view: BoardView, id: string): string => betweenOf(view, id) ?? nameOf(id);

/** "Trial of Flame", "the gate Fire–Water". */
export function placeName(view: BoardView, id: string): string {
  const realms = betweenOf(view, id);
  return realms ? say('theGate', { realms }) : nameOf(id);
}

/** Where a figure is, in two words. */
export function whereabouts(view: BoardView, { at }: FigureView): string {
  if (at === null) return say('atHome');
  if (at === view.centralGate.id) return say('onCentral');
  if (at === view.enchantmentBoard.id) return say('onBoard');
  const gate = betweenOf(view, at);
  if (gate) return say('inPlace', { where: gate });
  const realm = view.realms.find(({ spaces }) => spaces.some(({ id }) => id === at));
  return realm ? say('inPlace', { where: realmName(realm.id) }) : nameOf(at);
}

export const standingNames = (play: Play, figures: readonly Standing[]): string =>
  figures.length === 0
    ? say('free')
    : say('takenBy', { names: figures.map(({ seat, kind }) => sayOf(play.voice, 'figureOf', { who: seat }, { figure: nameOf(kind) })) });

/** Two figures that play alike: moves are offered for one of them. */
export const isAlike = (a: FigureView, b: FigureView): boolean =>
  a.kind === b.kind && (a.at === null) === (b.at === null) && a.attachments.map(({ card }) => card).join() === b.attachments.map(({ card }) => card).join();

/** Whether a card on show is printed with the figure's shape and the figure has room; the rules decide when it is bought. */
export function couldCarry({ enchantmentBoard }: BoardView, figure: FigureView | undefined, card: string | undefined): boolean {
  const slot = enchantmentBoard.slots.find((one) => one?.card === card);
  return figure !== undefined && figure.room > 0 && slot?.shapes.includes(figure.shape) === true;
}

/** The seats of a realm, the most influence first; ties by seat. */
export const ranking = ({ influence }: RealmView): Seat[] =>
  influence.map((_, seat) => seat).sort((a, b) => (influence[b] ?? 0) - (influence[a] ?? 0) || a - b);

/** By how much the first of a realm leads; nothing where nobody does. */
export function leadOf({ influence }: RealmView): { seat: Seat; by: number } | undefined {
  const [first = 0, second = -1] = influence.toSorted((a, b) => b - a);
  return first > second && first > 0 ? { seat: influence.indexOf(first), by: first - Math.max(0, second) } : undefined;
}

export function leaders(view: BoardView): Seat[] {
  const most = Math.max(...view.players.map(({ points }) => points));
  return most > 0 ? view.players.filter(({ points }) => points === most).map(({ seat }) => seat) : [];
}

/** Who plays after the seat that is up. */
export function nextSeat({ turnOrder, turn, players }: BoardView): Seat | undefined {
  if (turn === null) return undefined;
  const from = turnOrder.indexOf(turn);
  const later = [...turnOrder.slice(from + 1), ...turnOrder.slice(0, from)];
  return later.find((seat) => !players[seat]?.hasPassed);
}

function placingText({ figure, place, player, view }: Choosing): string {
  const name = player?.figures.find((one) => one.figure === figure)?.name;
  if (name && place) return say('confirm', { figure: name, place: placeName(view, place) });
  if (name) return say('pickPlace', { figure: name });
  return place ? say('pickWho', { place: placeName(view, place) }) : say('pickFigure');
}

/** What the prompt bar says where a figure is placed, and on the phone where abilities lie below. */
export function ownLine(choosing: Choosing): Line | undefined {
  if (choosing.isPlacing) return { lead: say('yourTurn'), text: placingText(choosing) };
  return phone.current && choosing.isUsing ? { lead: say('useThese'), text: '' } : undefined;
}
