import type { Seat } from '@conclave/engine';
import { inARow } from '@conclave/engine';
import {
  type Asks,
  type CardLook,
  CONSTANTS,
  cardLook,
  fieldDecay,
  forecast,
  type Means,
  type MysticValeEvent,
  type MysticValeMove,
  type MysticValeView,
  type PlayerView,
  pushOddsIn,
  totalPoints,
} from '@conclave/mystic-vale';
import type { Play } from '../../app/play.svelte.ts';
import type { Line } from '../../app/question.ts';
import { beside } from '../../i18n/index.ts';
import { abilityOf, nameOf, positions, type SymbolKind, symbolKinds, symbolsOf } from './look.ts';
import { say } from './words.ts';

export type MoveCalled<K extends MysticValeMove['do']> = Extract<MysticValeMove, { do: K }>;

export const viewOf = (play: Play): MysticValeView => play.state.view as MysticValeView;
export const playerAt = (view: MysticValeView, seat: Seat): PlayerView => view.players[seat] as PlayerView;
export const cardAt = (player: PlayerView, on: number): CardLook => cardLook(player, on);
export const askOf = (play: Play): Asks | undefined => play.state.prompt?.ask as Asks | undefined;
export const movesOf = (play: Play): readonly MysticValeMove[] => (play.state.prompt?.moves ?? []) as readonly MysticValeMove[];
export const label = (play: Play, move: MysticValeMove): string => play.game.words.move(play.state.view, move, play.voice);
export const ofKind = <K extends MysticValeMove['do']>(moves: readonly MysticValeMove[], ...kinds: K[]): MoveCalled<K>[] =>
  moves.filter((move): move is MoveCalled<K> => (kinds as string[]).includes(move.do));

/** Whose field lies in front: the viewer's own, for spectators that of whose turn it is. */
export const frontSeat = (play: Play): Seat => play.me ?? viewOf(play).turn.seat;
export const isHarvesting = (view: MysticValeView, seat: Seat): boolean => view.turn.phase === 'harvest' && view.turn.seat === seat;
/** What the field gave was spent or lost already: the turn is past its Harvest. */
export const hasHarvested = (view: MysticValeView, seat: Seat): boolean => view.turn.phase === 'discard' && view.turn.seat === seat;
/** What a player can spend now, or could if Harvest began now. */
export const meansOf = (view: MysticValeView, seat: Seat): Readonly<Means> => (isHarvesting(view, seat) ? view.turn.supply : forecast(view, seat).means);

export function leaders(view: MysticValeView): Seat[] {
  const totals = view.players.map(totalPoints);
  const most = Math.max(...totals);
  if (view.turn.phase === 'draft' || totals.every((total) => total === most)) return [];
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** Whose turn it is; while leaders and amulets are chosen, who is asked. */
export const seatInTurn = (play: Play): Seat => {
  const { turn } = viewOf(play);
  return turn.phase === 'draft' ? (play.isAsked ? (play.me ?? turn.seat) : (play.state.waitingFor[0] ?? turn.seat)) : turn.seat;
};

/** Nobody comes after whose turn it is: the round closes, and with it a game that is ending. */
export const closesRound = (view: MysticValeView): boolean => nextSeat(view) === view.start && !view.turn.hasExtra;

export const nextSeat = (view: MysticValeView): Seat => (view.turn.seat + 1) % view.players.length;

/** "36 % spoil · 7 of 11 safe"; without odds the decay alone. */
export function riskOf(view: MysticValeView, player: PlayerView): string {
  const odds = pushOddsIn(view, player);
  if (!odds) return say('decayOf', { n: fieldDecay(player).counts, all: CONSTANTS.spoilsAt });
  if (odds.spoils === 0) return say('noRisk', { n: odds.of });
  return say('risk', { n: Math.round((100 * odds.spoils) / odds.of), safe: odds.of - odds.spoils, of: odds.of });
}

/** A crafted card by its parts, for those who do not see it. */
export function cardName(card: CardLook): string {
  if (card.side) return say('leaderSide', { name: nameOf(card.base), side: card.side });
  const parts = card.sections.flatMap(({ shows }, i) => (shows ? [say('sectionOf', { place: positions[i] ?? 'top', name: nameOf(shows) })] : []));
  return inARow(parts) || say('blankCard');
}

/** With a minus that is as wide as a digit. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** "2 mana" */
export const amountOf = (kind: SymbolKind, n: number): string => say('amount', { kind, n });

/** "2 mana, 1 decay". */
export function symbolText(symbols: CardLook['symbols']): string {
  const plain = symbolKinds.flatMap((kind) => (symbols[kind] ? [amountOf(kind, symbols[kind])] : []));
  const vp = [
    ...(symbols.vpHarvest ? [say('blueVp', { n: symbols.vpHarvest })] : []),
    ...(symbols.vpEnd ? [say('grayVp', { n: symbols.vpEnd })] : []),
    ...(symbols.vpNegative ? [say('redVp', { n: symbols.vpNegative })] : []),
  ];
  return inARow([...plain, ...vp]) || say('noSymbols');
}

/** What a section shows and does; nothing where it does nothing. */
export function sectionText(card: string): string {
  const symbols = symbolsOf(card);
  return beside(Object.keys(symbols).length > 0 ? symbolText(symbols) : '', abilityOf(card));
}

/** Where a card lies, as a heading. */
export function placeOf(player: PlayerView, on: number): string {
  const at = player.field.indexOf(on);
  if (at >= 0) return say('cardNo', { n: at + 1 });
  return say(player.onDeck === on ? 'onDeck' : player.discard.includes(on) ? 'inDiscard' : 'inDeck');
}

/** What came to the commons or vales since the viewer's last move, as `card` or `card.position`. */
export function newcomers(play: Play): ReadonlySet<string> {
  const { story } = play.state;
  const last = story.findLastIndex(({ seat }) => seat === play.me);
  const events = last < 0 ? [] : (story.slice(last + 1).flatMap((chapter) => chapter.events) as MysticValeEvent[]);
  return new Set(events.flatMap((event) => (event.is === 'cardTurnedUp' ? [event.position ? `${event.card}.${event.position}` : event.card] : [])));
}

/** How much of a kind many cards show together. */
export const sumOf = (cards: readonly CardLook[], kind: SymbolKind): number => cards.reduce((sum, { symbols }) => sum + (symbols[kind] ?? 0), 0);

/** What can be spent is on the table already: this tells only what may still be bought. */
function harvestLine({ turn }: MysticValeView): Line {
  const { buysLeft: buys, valeBuysLeft: vales } = turn;
  const isOpen = buys > 0 || vales > 0;
  return { lead: say('harvestLead'), text: isOpen ? say('harvestLeft', { buys, vales, areBoth: buys > 0 && vales > 0 }) : say('harvestUsed') };
}

function plantLine(view: MysticValeView): Line {
  const left = CONSTANTS.spoilsAt - fieldDecay(playerAt(view, view.turn.seat)).counts;
  const pushes = view.options?.mustPush;
  if (pushes) return { lead: say('pushOrHarvest'), text: say('mustPush', { n: pushes }) };
  return { lead: say('pushOrHarvest'), text: left === 1 ? say('lastDecay') : say('decayLeft', { n: left }) };
}

/** What the prompt bar says where the table shows the rest. */
export function ownLine(play: Play): Line | undefined {
  const ask = askOf(play);
  if (ask === 'plant') return plantLine(viewOf(play));
  if (ask === 'harvest') return harvestLine(viewOf(play));
  return ask === 'topOfDeck' ? { lead: say('keepTop'), text: '' } : undefined;
}
