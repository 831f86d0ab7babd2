import { listed, type Voice } from '@conclave/engine';
import { effectInWords, type Item, itemCard, itemText, one } from '../cards/index.ts';
import type { MagesEvent } from '../moves.ts';
import type { Rolled } from '../state.ts';
import { abilityInWords, startInWords } from './abilities.ts';
import { actions, hearts, named, paymentInWords } from './cards.ts';

type Line<K extends MagesEvent['is']> = (event: MagesEvent & { is: K }, voice: Voice) => string | undefined;

/** "Ana draws", "You draw". */
const does = ({ name, verb }: Voice, seat: number, you: string, other: string): string => `${name(seat)} ${verb(seat, you, other)}`;

const ROLL_NAMES: Record<Rolled['for'], string> = {
  attack: 'for Attack',
  defense: 'for Defense',
  'dark-magic': 'for Dark Magic',
  healing: 'for Healing',
  dungeon: 'for the dungeon',
  troll: 'for the Troll',
  resurrection: 'to return',
  start: 'for the start',
};

function rollInWords({ seat, for: purpose, sides, die, modifier }: Rolled, voice: Voice): string {
  const sum = modifier === 0 ? '' : ` ${modifier > 0 ? '+' : '-'} ${Math.abs(modifier)} = ${die + modifier}`;
  return `${does(voice, seat, 'roll', 'rolls')} ${die}${sum} ${ROLL_NAMES[purpose]} (die of ${sides}).`;
}

const dungeonRolls = ({ whom, verb }: Voice, seat: number): string => `${whom(seat)} ${verb(seat, 'roll', 'rolls')} for the dungeon`;

/** Dice rolled two at a time: "4 and 3, then 2 and 2". */
function pairs(dice: readonly number[]): string {
  const rolls = dice.flatMap((die, i) => (i % 2 === 0 ? [listed([die, ...dice.slice(i + 1, i + 2)].map(String))] : []));
  return rolls.join(', then ');
}

const whatItDoes = (item: Item | undefined): string => (item ? ` ${itemText(item)}` : '');

const WHY_DRAWN = { action: 'from the deck', troll: 'for the Troll', resurrection: 'to begin anew' };
const STATUS_LINE = { living: '', dead: '', out: ' There is no way back.' };

const lines: { [K in MagesEvent['is']]: Line<K> } = {
  characterDealt: (e, v) => `${does(v, e.seat, 'are', 'is')} ${named(e.character)}: ${startInWords(e.character)}.`,
  skillChosen: (e, v) => `${does(v, e.seat, 'choose', 'chooses')} ${named(e.skill)}.`,
  spellChosen: (e, v) => `${does(v, e.seat, 'choose', 'chooses')} ${named(e.spell)}: it costs 1 Jewel from now on.`,
  startFound: (e, v) => `${does(v, e.seat, 'start', 'starts')}.`,
  turnBegan: (e, v) => `Turn ${e.turn}: ${does(v, e.seat, 'have', 'has')} ${actions(e.actions)}.`,
  shacklesFell: (e, v) => `The Shackles hold ${v.whom(e.seat)} to fewer actions, then fall off.`,
  passed: (e, v) => `${does(v, e.seat, 'pass', 'passes')} an action.`,
  rowCardTaken: (e, v) => `${does(v, e.seat, 'take', 'takes')} ${one(e.card)} from the Row.`,
  rowFilled: (e) => `New in the Row: ${one(e.card)}.`,
  resourceDrawn: (e, v) => `${does(v, e.seat, 'draw', 'draws')} ${e.card ? one(e.card) : 'a card'} ${WHY_DRAWN[e.why]}.`,
  pileShuffled: (e) => (e.pile === 'items' ? 'The Item discard pile is shuffled into a new pile.' : 'The discard pile is shuffled into a new deck.'),
  itemBought: (e, v) => `${does(v, e.seat, 'buy', 'buys')} ${e.card ? one(e.card) : 'an Item'} for ${paymentInWords(e)}.${whatItDoes(e.card)}`,
  spellBought: (e, v) => `${does(v, e.seat, 'buy', 'buys')} ${one(e.spell)} for ${paymentInWords(e)}.`,
  levelRaised: (e, v) => `${does(v, e.seat, 'raise', 'raises')} ${named(e.skill)} to ${e.level} for ${paymentInWords(e)}.`,
  levelGained: (e, v) => `${does(v, e.seat, 'gain', 'gains')} a level: ${named(e.skill)} ${e.level}.`,
  levelLost: (e, v) => `${does(v, e.by, 'lower', 'lowers')} ${v.whose(e.seat)} ${named(e.skill)} to ${e.level}.`,
  spellCast: (e, v) => `${does(v, e.seat, 'cast', 'casts')} ${named(e.spell)} at ${v.whom(e.target)}${e.doubled ? ', doubled by a potion' : ''}.`,
  spellCastAgain: (e, v) => `The second ${named(e.spell)} goes at ${v.whom(e.target)}.`,
  healCast: (e, v) => `${does(v, e.seat, 'cast', 'casts')} Heal${e.doubled ? ', doubled by a potion' : ''}; ${dungeonRolls(v, e.dungeon)}.`,
  healCastAgain: (e, v) => `The second Heal: ${dungeonRolls(v, e.dungeon)}.`,
  deathFought: (e, v) => `${does(v, e.seat, 'play', 'plays')} Heal to stave off death; ${dungeonRolls(v, e.dungeon)}.`,
  itemPlayed: (e, v) => {
    const on = e.target === undefined ? '' : e.target === e.seat ? '' : ` on ${v.whom(e.target)}`;
    const effect = effectInWords(itemCard(e.item).effect);
    return `${does(v, e.seat, 'play', 'plays')} ${named(e.item)}${on}${effect ? `: ${effect}` : ''}.`;
  },
  amuletAndCurseCancelled: (e, v) => `In front of ${v.whom(e.seat)} an Amulet and a Curse cancel each other.`,
  cardStolen: (e, v) => `${does(v, e.seat, 'take', 'takes')} ${e.card ? one(e.card) : 'a card'} from ${v.whose(e.from)} hand.`,
  cardForgotten: (e, v) => `${does(v, e.from, 'lose', 'loses')} ${one(e.card)}.`,
  witherCancelled: (e, v) => `${v.whose(e.seat) === 'your' ? 'Your' : v.whose(e.seat)} Lantern cancels the Wither.`,
  attackCountered: (e, v) => `${does(v, e.seat, 'answer', 'answers')} with ${e.card === 'counter' ? 'a Counter' : `${named(e.card)}, as a Counter`}.`,
  attackDeflected: (e, v) => `${does(v, e.seat, 'turn', 'turns')} the attack on ${v.whom(e.target)} with ${named(e.card)}.`,
  counterShattered: (e, v) => `${does(v, e.seat, 'cancel', 'cancels')} it with ${named(e.card)}.`,
  dieRolled: (e, v) => (e.for === 'troll' || e.for === 'resurrection' ? undefined : rollInWords(e, v)),
  mirrorUsed: (e, v) => `The Mirror of Illusion lets ${v.whom(e.seat)} roll again.`,
  attackFailed: (e, v) => `The ${named(e.spell)} misses ${v.whom(e.target)}.`,
  attackReflected: (e, v) => `The ${named(e.spell)} is thrown back at ${v.whom(e.target)}.`,
  nothingToLower: (e, v) => `${does(v, e.seat, 'have', 'has')} no skill above 0: nothing is lowered.`,
  healFailed: () => 'The dungeon wins: the Heal does nothing.',
  heartLost: (e, v) => `${does(v, e.seat, 'lose', 'loses')} a heart: ${hearts(e.hearts)} left.`,
  heartGained: (e, v) => `${does(v, e.seat, 'gain', 'gains')} a heart: ${hearts(e.hearts)} now.`,
  heartsFull: (e, v) => `${does(v, e.seat, 'win', 'wins')} a heart, but can have no more.`,
  died: (e, v) => `${e.killer === null ? does(v, e.seat, 'die', 'dies') : `${does(v, e.killer, 'kill', 'kills')} ${v.whom(e.seat)}`}.${STATUS_LINE[e.status]}`,
  characterClaimed: (e, v) => {
    const ability = abilityInWords(e.character);
    return `${does(v, e.seat, 'claim', 'claims')} ${named(e.character)} from ${v.whom(e.from)}${ability ? `: ${ability}` : ''}.`;
  },
  charactersLeft: (e) => `${listed(e.characters.map(named))} ${e.characters.length === 1 ? 'leaves' : 'leave'} the game.`,
  spellsClaimed: (e, v) => `${does(v, e.seat, 'take', 'takes')} ${e.spells.length === 0 ? 'nothing: all piles are empty' : listed(e.spells.map(one))}.`,
  trollWon: (e, v) => {
    const wins = `${v.verb(e.seat, 'win', 'wins')} the Treasure Troll${e.from === null ? '' : ` from ${v.whom(e.from)}`}`;
    return e.dice ? `${does(v, e.seat, 'roll', 'rolls')} ${pairs(e.dice)} and ${wins}.` : `${v.name(e.seat)} ${wins}.`;
  },
  trollMissed: (e, v) => `${does(v, e.seat, 'roll', 'rolls')} ${pairs(e.dice)} for the Treasure Troll, which takes no notice.`,
  trollReturned: () => 'The Treasure Troll goes back to the middle.',
  resurrected: (e, v) => `${does(v, e.seat, 'roll', 'rolls')} ${pairs(e.dice)} and ${v.verb(e.seat, 'return', 'returns')} from the dead.`,
  resurrectionFailed: (e, v) => `${does(v, e.seat, 'roll', 'rolls')} ${pairs(e.dice)} to return, and ${v.verb(e.seat, 'stay', 'stays')} dead.`,
  cardDiscarded: (e, v) => `${does(v, e.seat, 'discard', 'discards')} ${one(e.card)}.`,
  gameWon: (e, v) => `${does(v, e.seat, 'win', 'wins')} the game${e.how === 'allSkills' ? ' with all four skills at the top' : ' as the last one alive'}.`,
};

/** One line of the log. */
export const eventInWords = (event: MagesEvent, voice: Voice): string | undefined => (lines[event.is] as Line<typeof event.is>)(event as never, voice);

/** Cards that come into the Row one after another are listed. */
export const moreInWords = (event: MagesEvent): string | undefined => (event.is === 'rowFilled' ? one(event.card) : undefined);
