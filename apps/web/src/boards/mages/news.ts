import type { Seat } from '@conclave/engine';
import { type Character, isItem, itemCard, type MagesEvent } from '@conclave/mages';
import type { Play } from '../../app/play.svelte.ts';
import { say, sayOf } from './words.ts';

type Rolled = MagesEvent & { is: 'dieRolled' };

/** A contest after its dice have fallen. */
export interface Clash {
  /** Unlike that of any other contest. */
  key: string;
  rolls: readonly Rolled[];
  /** What they are rolled for, in a sentence. */
  cause: string;
  /** Whose die was higher in the end, where two rolled against each other. */
  winner: Seat | undefined;
  /** What came of it, in sentences. */
  lines: readonly string[];
}

/** Something that is seen by itself, one after the other. */
export type Scene =
  | { is: 'clash'; clash: Clash }
  | { is: 'death'; seat: Seat; killer: Seat | null }
  | { is: 'claim'; seat: Seat; from: Seat; character: Character }
  | { is: 'victory'; seat: Seat };

const untold: readonly MagesEvent['is'][] = [
  'dieRolled',
  'turnBegan',
  'rowFilled',
  'characterDealt',
  'spellCast',
  'spellCastAgain',
  'healCast',
  'healCastAgain',
];
const scenes: readonly MagesEvent['is'][] = ['died', 'characterClaimed', 'charactersLeft', 'gameWon', 'trollReturned'];
const again: readonly MagesEvent['is'][] = ['spellCastAgain', 'healCastAgain'];
/** What dice are rolled for, besides the storms among the Items. */
const causes: readonly MagesEvent['is'][] = ['spellCast', 'spellCastAgain', 'attackDeflected', 'healCast', 'healCastAgain', 'deathFought'];
const lasting = 2;

const isRoll = (event: MagesEvent): event is Rolled => event.is === 'dieRolled' && event.for !== 'start';

/** The castings of a step: a doubled spell has two. */
function castingsOf(events: readonly MagesEvent[]): MagesEvent[][] {
  const castings: MagesEvent[][] = [[]];
  for (const event of events) {
    if (again.includes(event.is)) castings.push([]);
    castings.at(-1)?.push(event);
  }
  return castings;
}

function winnerOf(rolls: readonly Rolled[]): Seat | undefined {
  const totals = new Map(rolls.map(({ seat, die, modifier }) => [seat, die + modifier]));
  const [[one, mine] = [], [other, theirs] = []] = [...totals];
  if (totals.size !== 2 || mine === undefined || theirs === undefined) return undefined;
  return mine > theirs ? one : other;
}

const eventsAt = (play: Play, chapter: number): readonly MagesEvent[] => (play.state.story[chapter]?.events ?? []) as MagesEvent[];

const isCause = (event: MagesEvent): boolean =>
  causes.includes(event.is) || (event.is === 'itemPlayed' && isItem(event.item) && itemCard(event.item).effect.op === 'everyoneRolls');

/** What these dice are rolled for: it may have been told in an earlier step, when others could still answer. */
function causeOf(play: Play, roll: Rolled, chapter: number): string {
  if (roll.for === 'troll' || roll.for === 'resurrection') return sayOf(play.voice, `rolls.${roll.for}`, { who: roll.seat });
  const events = play.state.story.slice(0, chapter + 1).flatMap((one) => one.events as readonly MagesEvent[]);
  const cause = events.slice(0, events.lastIndexOf(roll)).findLast(isCause);
  return (cause && play.sentence(cause)) ?? say('diceFall');
}

function clashIn(play: Play, events: readonly MagesEvent[], chapter: number, casting: number): Clash | undefined {
  const rolls = events.filter(isRoll);
  const [first] = rolls;
  if (!first) return undefined;
  const told = events.filter(({ is }) => !untold.includes(is) && !scenes.includes(is));
  const lines = told.flatMap((event) => play.sentence(event) ?? []);
  return { key: `${chapter}.${casting}`, rolls, cause: causeOf(play, first, chapter), winner: winnerOf(rolls), lines };
}

const clashesIn = (play: Play, events: readonly MagesEvent[], chapter: number): Clash[] =>
  castingsOf(events).flatMap((casting, i) => clashIn(play, casting, chapter, i) ?? []);

/** The latest dice, if they fell not long ago, and whether in this turn. */
export function clashOf(play: Play): { clash: Clash; isOfThisTurn: boolean } | undefined {
  const { length } = play.state.story;
  for (let i = length - 1; i >= Math.max(1, length - 1 - lasting); i--) {
    const clash = clashesIn(play, eventsAt(play, i), i).at(-1);
    const later = play.state.story.slice(i).flatMap(({ events }) => events);
    if (clash) return { clash, isOfThisTurn: !later.some(({ is }) => is === 'turnBegan') };
  }
  return undefined;
}

const weighty = ['attack', 'dark-magic', 'defense', 'resurrection'];

/** Dice that decide about somebody are waited for; so are the viewer's own. */
const isWeighty = (play: Play, { rolls }: Clash): boolean => rolls.some((roll) => weighty.includes(roll.for) || roll.seat === play.me);

function sceneOf(event: MagesEvent): Scene | undefined {
  if (event.is === 'died') return { is: 'death', seat: event.seat, killer: event.killer };
  if (event.is === 'characterClaimed') return { is: 'claim', seat: event.seat, from: event.from, character: event.character };
  return event.is === 'gameWon' ? { is: 'victory', seat: event.seat } : undefined;
}

/** What of the latest step is to be seen by itself. */
export function scenesOf(play: Play): Scene[] {
  const last = play.state.story.length - 1;
  const events = eventsAt(play, last);
  const clashes = clashesIn(play, events, last).filter((clash) => isWeighty(play, clash));
  return [...clashes.map((clash): Scene => ({ is: 'clash', clash })), ...events.flatMap((event) => sceneOf(event) ?? [])];
}

const sources: { readonly [K in MagesEvent['is']]?: (event: { place?: number; spell?: string }) => string } = {
  rowCardTaken: ({ place }) => `row.${place}`,
  resourceDrawn: () => 'deck',
  itemBought: () => 'items',
  spellBought: ({ spell }) => `pile.${spell}`,
};

/** Where the latest card of a hand came from. */
export function cameFrom(play: Play, seat: Seat): string | undefined {
  const mine = eventsAt(play, play.state.story.length - 1).find((event) => Object.hasOwn(sources, event.is) && 'seat' in event && event.seat === seat);
  return mine && sources[mine.is]?.(mine as { place?: number; spell?: string });
}
