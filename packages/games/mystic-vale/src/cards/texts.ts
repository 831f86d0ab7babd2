import { type Argument, type Arguments, inARow, perLanguage } from '@conclave/engine';
import { say } from '../messages/index.ts';
import { advancementNamed, isCard, leaderNamed, SYMBOLS, startingCardNamed, tokenNamed, valeNamed } from './cards.ts';
import { numbersIn } from './free.ts';
import type { ActionOf, Effect, Measure, Symbols } from './schema.ts';
import { type Leader, perValues, type Side, type StartingCard, type Token } from './tables.ts';

/** Where the texts of a card stand: a leader and a token have two sides. */
export type EffectsAt = 'does' | Side | 'active' | 'used';

function effectsAt(id: string, at: EffectsAt): readonly Effect[] {
  if (at === 'does') return (advancementNamed(id) ?? valeNamed(id))?.effects ?? [];
  if (at === 'start' || at === 'upgraded') return leaderNamed(id)?.[at].effects ?? [];
  return tokenNamed(id)?.[at].effects ?? [];
}

/** "2 VP for 1 or 2, 3 for 3 or 4": what is worth the same stands together, what is worth nothing is left out. */
function tableText(table: readonly number[]): string {
  const counts = new Map<number, number[]>();
  for (const [count, vp] of table.entries()) if (vp > 0) counts.set(vp, [...(counts.get(vp) ?? []), count]);
  return inARow([...counts].map(([vp, alike], i) => say('text.step', { vp, isFirst: i === 0, counts: { anyOf: alike } })));
}

/** A card's leader lies in one of eight blanks, and no more spirits count than may be paid. */
const MOST_BLANKS = 7;
const mostOf = ({ per }: Measure, { actions }: Effect): number =>
  per === 'blankInField' ? MOST_BLANKS : per === 'spiritsPaid' ? (priceOf(actions)?.max ?? 0) : Number.POSITIVE_INFINITY;
const priceOf = (actions: Effect['actions']): ActionOf<'paySpirits'> | undefined => actions.find((action) => action.op === 'paySpirits');

function measureArguments(measure: Measure, effect: Effect): Arguments {
  const { times = 1, max = Number.POSITIVE_INFINITY, table } = measure;
  return { capped: max < times * mostOf(measure, effect), ...(table && { table: tableText(table) }) };
}

const measuresOf = ({ actions }: Effect): Measure[] =>
  actions.flatMap((action) => Object.values(action).filter((value): value is Measure => typeof value === 'object' && value !== null && 'per' in value));

/** The numbers of an effect, by the names its text has for them. */
function argumentsOf(effect: Effect): Arguments {
  const numbers = numbersIn(effect).map(({ name, value }): [string, Argument] => [name, value]);
  return Object.assign(Object.fromEntries(numbers), ...measuresOf(effect).map((measure) => measureArguments(measure, effect)));
}

/** What a card, or a side of it, does beside the symbols it shows: the texts of those of its effects. */
export const effectTexts = (id: string, at: EffectsAt, isMeant: (effect: Effect) => boolean = () => true): string[] =>
  effectsAt(id, at).flatMap((effect, i) => (isMeant(effect) ? [say(`card.${id}.${at}.${i}`, argumentsOf(effect))] : []));

const inTurn = (texts: readonly string[]): string => texts.reduce((list, next) => (list ? say('part.sentences', { list, next }) : next), '');

/** "1 mana", "2 sky spirits" */
const shownBy = (symbols: Symbols): string[] =>
  SYMBOLS.flatMap((symbol) => (symbols[symbol] === 0 ? [] : [say(`text.${symbol}`, { n: Math.abs(symbols[symbol]) })]));

const isBare = (symbols: Symbols): boolean => SYMBOLS.every((symbol) => symbols[symbol] === 0);

function startingText({ symbols }: StartingCard): string {
  return isBare(symbols) ? say('text.blank') : say('text.showsPrinted', { symbols: shownBy(symbols) });
}

/** An advancement or a vale. */
function shownText(id: string, symbols: Symbols, isEclipse: boolean): string {
  const shows = isBare(symbols) ? [] : [say('text.shows', { symbols: inARow(shownBy(symbols)) })];
  const texts = [...shows, ...(isEclipse ? [say('text.eclipse')] : []), ...effectTexts(id, 'does')];
  return texts.length > 0 ? inTurn(texts) : say('text.showsNothing');
}

function sideText({ id, ...leader }: Leader, side: Side): string {
  const { symbols } = leader[side];
  const shows = isBare(symbols) ? [] : [say('text.sideShows', { symbols: inARow(shownBy(symbols)) })];
  const texts = [...shows, ...effectTexts(id, side)];
  return texts.length > 0 ? inTurn(texts) : say('text.sideBlank');
}

const leaderText = (leader: Leader): string => say('text.sides', { start: sideText(leader, 'start'), upgraded: sideText(leader, 'upgraded') });

const tokenText = ({ id }: Token): string => say('text.token', { active: inTurn(effectTexts(id, 'active')), used: inTurn(effectTexts(id, 'used')) || 'none' });

function fullText(id: string): string {
  const [card, leader, token] = [advancementNamed(id) ?? valeNamed(id), leaderNamed(id), tokenNamed(id)];
  if (card) return shownText(id, card.symbols, 'eclipse' in card && card.eclipse);
  if (leader) return leaderText(leader);
  if (token) return tokenText(token);
  const starting = startingCardNamed(id);
  return starting ? startingText(starting) : '';
}

const texts = perLanguage(() => perValues(() => new Map<string, string>()));

/** All that is printed on a card, in words. */
export function textOf(id: string): string {
  const made = texts()();
  const text = made.get(id) ?? fullText(id);
  if (isCard(id)) made.set(id, text);
  return text;
}
