import { listed, type Seat, type Section, type Voice } from '@conclave/engine';
import { AGES, constants, DIE_TYPES, ELEMENTS, itemNumber, itemOf, textOf } from '../cards/index.ts';
import { say, sayOf } from '../messages/index.ts';
import {
  type Amounts,
  ageIn,
  countsIn,
  type DieView,
  faceShown,
  type ManaforgeView,
  type PlayerView,
  takesNext,
  type WorkshopCardView,
} from '../view/index.ts';
import { cardName, elementName, faceText, gemsOf, joined, orNone, priceText, sourceName, units } from './cards.ts';

const list = (amounts: Amounts): number[] => ELEMENTS.map((element) => amounts[element]);
const names = (cards: readonly string[]): string => listed(cards.map(cardName));

function costOf(id: string): string {
  const { fixed, any } = itemOf(itemNumber(id)).cost;
  return priceText({ ...Object.fromEntries(ELEMENTS.map((element, e) => [element, fixed[e] ?? 0])), any });
}

function itemLine(id: string): string {
  const { number, type, isWorkshop } = itemOf(itemNumber(id));
  const typeName = say(`die.${DIE_TYPES[type] ?? 'arcane'}`);
  return say('table.item', { card: cardName(id), number, type: typeName, isWorkshop, price: costOf(id), text: textOf(id) });
}

function dieLine(die: DieView): string {
  const face = faceShown(die);
  const state = die.spent ? 'spent' : die.stored ? 'stored' : 'none';
  return say('table.die', { type: say(`die.${die.type}`), face: orNone(face && faceText(face)), state });
}

function cardLine(here: WorkshopCardView): string {
  const { card, charged, gems } = here;
  const takes = takesNext(here);
  const next = takes === null || takes === 'any' ? orNone(takes) : elementName(takes);
  return say('table.card', { card: cardName(card), charged, gems: orNone(listed(gems.map(elementName))), next });
}

function playerLines(view: ManaforgeView, player: PlayerView, seat: Seat): string[] {
  const { place, wands } = countsIn(view, seat);
  const used = view.turn?.seat === seat ? view.turn.used : [];
  const talents = player.talents.map((talent) => say('table.talent', { talent: cardName(talent), used: used.includes(talent) }));
  const sources = player.prestigeFrom.map(({ from, prestige }) => say('table.source', { from: sourceName(from), n: prestige }));
  return [
    say('table.standing', { n: player.prestige, place }),
    say('table.means', { mana: orNone(units(list(player.mana))), gems: orNone(gemsOf(list(player.gems))), prisms: player.prisms }),
    say('table.dice', { dice: orNone(joined(player.dice.map(dieLine), 'then')) }),
    say('table.workshop', { n: player.workshop.length, spaces: constants.workshopSlots, cards: orNone(joined(player.workshop.map(cardLine), 'also')) }),
    say('table.store', { cards: orNone(names(player.store)), wands }),
    say('table.talents', { talents: orNone(joined(talents, 'also')) }),
    ...(sources.length > 0 ? [say('table.prestigeFrom', { sources: joined(sources, 'also') })] : []),
  ];
}

function turnLines({ turn }: ManaforgeView, voice: Voice): string[] {
  return turn ? [sayOf(voice, 'table.turn', { who: turn.seat }, { spends: turn.spends, all: constants.spendsPerTurn, built: turn.hasBuilt })] : [];
}

function roundLines(view: ManaforgeView, voice: Voice): string[] {
  const { phase, round, deck, firstPlayer } = view;
  const age = ageIn(view);
  const first = firstPlayer === null ? [] : [sayOf(voice, 'table.marker', { who: firstPlayer })];
  if (phase === 'draft') return [say('table.drafting')];
  if (!age) return [say('table.setUp'), ...first];
  const left = AGES.filter((one) => deck[one] > 0).map((one) => say('table.ofAge', { n: deck[one], age: say(`part.${one}`) }));
  return [
    say('table.roundOf', { round, rounds: constants.rounds, age: say(`part.${age}`) }),
    ...turnLines(view, voice),
    ...first,
    say('table.deck', { deck: orNone(listed(left)) }),
  ];
}

function draftLines({ draft }: ManaforgeView): string[] {
  if (!draft) return [];
  return [
    say('table.step', { n: draft.step }),
    ...draft.hand.map((id) => say('table.talentText', { talent: cardName(id), text: textOf(id) })),
    ...(draft.picks.length > 0 ? [say('table.picked', { talents: names(draft.picks) })] : []),
    ...(draft.sealed.length > 0 ? [say('table.sealed', { talents: names(draft.sealed) })] : []),
  ];
}

const section = (heading: string, lines: readonly string[]): Section[] => (lines.length ? [{ heading, lines }] : []);

/** The table as headed lists, most important first. */
export function tableText(view: ManaforgeView, voice: Voice): Section[] {
  const board = view.board.flatMap((card) => (card ? [itemLine(card)] : []));
  const pool = DIE_TYPES.map((type) => say('table.ofType', { n: view.pool[type], type: say(`die.${type}`) }));
  return [
    ...section(say('table.round'), roundLines(view, voice)),
    ...section(say('table.draft'), draftLines(view)),
    ...section(say('table.board'), board),
    ...view.players.flatMap((player, seat) => section(voice.name(seat), playerLines(view, player, seat))),
    ...section(say('table.next'), (view.next ?? []).map(itemLine)),
    ...section(say('table.discard'), view.discard.length ? [names(view.discard)] : []),
    ...section(say('table.pool'), [listed(pool)]),
  ];
}
