import { lookUp } from '@conclave/engine';
import { type Legend, meaningsIn, type SignMeaning } from '@conclave/engine/book';
import { legendFor } from '@conclave/shelf/books';
import { say } from './words.ts';

/** What a sign is called and stands for; the rule behind it, where it is the game's. */
export type Meaning = Omit<SignMeaning, 'rule'> & Partial<Pick<SignMeaning, 'rule'>>;

const files = import.meta.glob<Readonly<Record<string, string>>>('../boards/*/legend.ts', { import: 'drawn' });

/** Signs that every board has, by the name under which they are drawn. */
const COMMON = {
  'robot-golem': 'bot',
  laurels: 'leads',
  padlock: 'shut',
  keycap: 'key',
  score: 'score',
  chance: 'chance',
  talent: 'gap',
  menu: 'menu',
  badge: 'badge',
} as const;

/** Marks of every table, in the order in which a legend has them. */
export const TABLE_MARKS = ['can', 'on', 'shut', 'fresh', 'crest', 'leads', 'bot'] as const;

const meaningNamed = (id: (typeof COMMON)[keyof typeof COMMON] | (typeof TABLE_MARKS)[number]): Meaning => ({
  id,
  name: say(`sign.${id}`),
  means: say(`sign.${id}.means`),
});

function commonMeaning(sign: string): Meaning | undefined {
  const id = lookUp(COMMON, sign);
  return id && meaningNamed(id);
}

/** The legend of a game: its own signs, then the marks of every table. */
export const symbolsIn = (legend: Legend | undefined): Meaning[] => [...(legend ? meaningsIn(legend) : []), ...TABLE_MARKS.map(meaningNamed)];

/** What the signs of a board mean, by the name under which each is drawn: its own, or that of the legend. */
export async function meaningsOf(game: string): Promise<(sign: string) => Meaning | undefined> {
  const [legend, drawn = {}] = await Promise.all([legendFor(game), files[`../boards/${game}/legend.ts`]?.()]);
  const meanings = new Map((legend ? meaningsIn(legend) : []).map((one) => [one.id, one]));
  return (sign) => meanings.get(lookUp(drawn, sign) ?? sign) ?? commonMeaning(sign);
}

/** A sign that stands for a card is told as its card. */
export function ofACard(name: string, cards: readonly { id: string; name: string; text: string }[]): Meaning | undefined {
  const card = cards.find(({ id }) => id === name);
  return card?.text ? { id: card.id, name: card.name, means: card.text } : undefined;
}

export interface Pointed {
  readonly at: Element;
  /** The names it may go by, the widest first: a sign within a sign speaks where the outer one does not. */
  readonly names: readonly string[];
}

/** How far up a number looks for the sign beside it. */
const NEAR = 2;

const namesFrom = (sign: Element): string[] => {
  const outer = sign.parentElement?.closest('[data-sign]');
  return [...(outer ? namesFrom(outer) : []), sign.getAttribute('data-sign') ?? ''];
};

/** The only sign beside a number. */
function beside(target: Element): Element | undefined {
  let around: Element | null = target;
  for (let up = 0; up <= NEAR && around; up++, around = around.parentElement) {
    const signs = [...around.querySelectorAll('[data-sign]')].filter((sign) => !sign.parentElement?.closest('[data-sign]'));
    if (signs.length > 0) return signs.length === 1 ? signs[0] : undefined;
  }
  return undefined;
}

/** The sign that is pointed at: the element itself, the key on a button, the way to the menu, or the only sign beside a number. */
export function pointedAt(target: EventTarget | null): Pointed | undefined {
  if (!(target instanceof Element) || !target.closest('.tbl, dialog')) return undefined;
  const key = target.closest('kbd');
  if (key) return { at: key, names: ['keycap'] };
  const menu = target.closest('header .mark');
  if (menu) return { at: menu, names: ['menu'] };
  const at = target.closest('[data-sign]') ?? beside(target);
  return at && { at, names: namesFrom(at) };
}

/** All signs of a piece, each once, the outer ones first. */
export const signsIn = (piece: Element): string[][] => {
  const inside = [...piece.querySelectorAll('[data-sign]')].filter((sign) => !sign.querySelector('[data-sign]'));
  return [piece.closest('[data-sign]'), ...inside].flatMap((sign) => (sign ? [namesFrom(sign)] : []));
};

/** What can be read one after another: every sign, and every piece without one that no button lets read. */
const readable = (one: Element): boolean =>
  one.checkVisibility() && one.getBoundingClientRect().width > 0 && !one.closest('[inert]') && (one.matches('[data-sign]') || !one.closest('button'));

/** The same sign several times on one piece is read once. */
function isFirstOfItsKind(one: Element): boolean {
  const around = one.parentElement?.closest('button, [data-thing], [data-piece]');
  const name = one.getAttribute('data-sign');
  return !around || name === null || around.querySelector(`[data-sign="${CSS.escape(name)}"]`) === one;
}

/** From here on, in the order of the page, and round: all that can be read. */
export function readFrom(root: Element, from: Element, by: 1 | -1): (HTMLElement | SVGElement)[] {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-sign], [data-thing]')].filter(
    (one) => !one.querySelector('[data-sign]') && readable(one) && isFirstOfItsKind(one),
  );
  const lies = by > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const isAhead = (one: Element): boolean => (from.compareDocumentPosition(one) & lies) !== 0;
  const ordered = by > 0 ? all : all.toReversed();
  return [...ordered.filter(isAhead), ...ordered.filter((one) => !isAhead(one) && one !== from), ...ordered.filter((one) => one === from)];
}
