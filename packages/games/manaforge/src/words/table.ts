import { counted, listed, type Seat, type Section, type Voice } from '@conclave/engine';
import { AGES, constants, DIE_TYPES, ELEMENTS, itemNumber, itemOf, talentNumber, talentOf } from '../cards/index.ts';
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
import { faceText, itemName, payment, sourceName, talentName, units } from './cards.ts';

const list = (amounts: Amounts): number[] => ELEMENTS.map((element) => amounts[element]);
const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;

const costOf = (id: string): string => {
  const { fixed, any } = itemOf(itemNumber(id)).cost;
  const named = ELEMENTS.flatMap((element, e) => (fixed[e] ? [`${fixed[e]} ${element}`] : []));
  return listed([...named, ...(any ? [`${any} of any element`] : [])]);
};

function itemLine(id: string): string {
  const { number, type, isWorkshop, text } = itemOf(itemNumber(id));
  return `${itemName(id)} (no. ${number}, ${DIE_TYPES[type]}, ${isWorkshop ? 'Workshop' : 'Store'}), costs ${costOf(id)}. ${text}`;
}

function dieLine(die: DieView): string {
  const face = faceShown(die);
  return `${die.type}${face ? `: ${faceText(face)}` : ''}${die.spent ? ' (spent)' : die.stored ? ' (on Aether Reserve)' : ''}`;
}

function cardLine(here: WorkshopCardView): string {
  const { card, charged, gems } = here;
  const set = gems.length ? `, set with ${listed(gems)}` : '';
  const takes = takesNext(here);
  const next = takes ? `, takes ${takes === 'any' ? 'any gem' : `${takes} next`}` : '';
  return `${itemName(card)} (${charged ? 'charged' : 'exhausted'}${set}${next})`;
}

function playerLines(view: ManaforgeView, player: PlayerView, seat: Seat): string[] {
  const { place, wands } = countsIn(view, seat);
  const used = view.turn?.seat === seat ? view.turn.used : [];
  return [
    `${player.prestige} prestige, place ${place}`,
    `Reserve: ${units(list(player.mana)) || 'no mana'}. Tokens: ${payment([], list(player.gems)) === 'nothing' ? 'no gems' : payment([], list(player.gems))}, ${counted(player.prisms, 'prism')}`,
    `Dice: ${player.dice.map(dieLine).join('; ') || 'none yet'}`,
    `Workshop, ${player.workshop.length} of ${constants.workshopSlots} spaces: ${player.workshop.map(cardLine).join(', ') || 'empty'}`,
    `Store: ${player.store.length ? listed(player.store.map(itemName)) : 'empty'}${wands ? `, ${counted(wands, 'wand')}` : ''}`,
    `Talents: ${player.talents.length ? player.talents.map((talent) => `${talentName(talent)}${used.includes(talent) ? ' (used)' : ''}`).join(', ') : 'not shown yet'}`,
    ...(player.prestigeFrom.length
      ? [`Prestige came from ${player.prestigeFrom.map(({ from, prestige }) => `${sourceName(from)} ${prestige}`).join(', ')}`]
      : []),
  ];
}

function roundLines(view: ManaforgeView, voice: Voice): string[] {
  const { phase, round, deck, turn, firstPlayer } = view;
  const age = ageIn(view);
  const first = firstPlayer === null ? [] : [`${voice.name(firstPlayer)} ${voice.verb(firstPlayer, 'hold', 'holds')} the first player marker`];
  if (phase === 'draft') return ['The talents are being drafted'];
  if (!age) return ['Set-up', ...first];
  const left = AGES.filter((one) => deck[one] > 0).map((one) => `${deck[one]} ${capital(one)}`);
  const now = turn
    ? [
        `${capital(voice.whose(turn.seat))} turn: ${counted(turn.spends, 'spend')} left of ${constants.spendsPerTurn}, ${turn.hasBuilt ? 'build used' : 'build open'}`,
      ]
    : [];
  return [`Round ${round} of ${constants.rounds}, ${capital(age)}`, ...now, ...first, left.length ? `Deck: ${listed(left)}` : 'Deck: empty'];
}

function draftLines({ draft }: ManaforgeView): string[] {
  if (!draft) return [];
  const talentLine = (id: string): string => `${talentName(id)}: ${talentOf(talentNumber(id)).text}`;
  const picks = draft.picks.length ? [`Picked: ${listed(draft.picks.map(talentName))}`] : [];
  const sealed = draft.sealed.length ? [`Chosen, still sealed: ${listed(draft.sealed.map(talentName))}`] : [];
  return [`Step ${draft.step} of 5`, ...draft.hand.map(talentLine), ...picks, ...sealed];
}

const section = (heading: string, lines: readonly string[]): Section[] => (lines.length ? [{ heading, lines }] : []);

/** The table as headed lists, most important first. */
export function tableText(view: ManaforgeView, voice: Voice): Section[] {
  const board = view.board.flatMap((card) => (card ? [itemLine(card)] : []));
  const pool = DIE_TYPES.map((type) => `${view.pool[type]} ${type}`);
  return [
    ...section('Round', roundLines(view, voice)),
    ...section('Draft', draftLines(view)),
    ...section('Items on the board', board),
    ...view.players.flatMap((player, seat) => section(voice.name(seat), playerLines(view, player, seat))),
    ...section('Precognition: the next items', (view.next ?? []).map(itemLine)),
    ...section('Discard pile', view.discard.length ? [listed(view.discard.map(itemName))] : []),
    ...section('Dice pool', [listed(pool)]),
  ];
}
