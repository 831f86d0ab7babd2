import type { Language } from '@conclave/engine';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁɃÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const accents = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i] ?? letter]));

/** Every letter in another form; vowels twice, which makes English a third longer. */
const accented = (text: string): string => text.replace(/[aeiou]/g, '$&$&').replace(/[a-z]/gi, (letter) => accents.get(letter) ?? letter);

type Elements = readonly MessageFormatElement[];
type Change = (elements: Elements) => MessageFormatElement[];

/** The same with all that it may hold changed. */
function within(element: MessageFormatElement, change: Change): MessageFormatElement {
  if (element.type === TYPE.tag) return { ...element, children: change(element.children) };
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
  const options = Object.entries(element.options).map(([name, option]) => [name, { ...option, value: change(option.value) }]);
  return { ...element, options: Object.fromEntries(options) };
}

const spelt: Change = (elements) =>
  elements.map((element) => (element.type === TYPE.literal ? { ...element, value: accented(element.value) } : within(element, spelt)));

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });
const holdsText = ({ type }: MessageFormatElement): boolean => type === TYPE.tag || type === TYPE.select || type === TYPE.plural;

/** A mark in front: inside of what comes first, so that a subject stays first. */
const opened: Change = ([first, ...rest]) =>
  first && holdsText(first) ? [within(first, opened), ...rest] : [literal('⟦'), ...(first ? [first, ...rest] : [])];

/** A mark behind, before the stop. */
const closed: Change = (elements) => {
  const last = elements.at(-1);
  if (!last) return [literal('⟧')];
  if (holdsText(last)) return [...elements.slice(0, -1), within(last, closed)];
  if (last.type !== TYPE.literal) return [...elements, literal('⟧')];
  const [, text = '', stop = ''] = /^(.*?)([.:?!…]*\s*)$/s.exec(last.value) ?? [];
  return [...elements.slice(0, -1), literal(`${text}⟧${stop}`)];
};

const hasWords = (elements: Elements): boolean =>
  elements.some((element) => {
    if (element.type === TYPE.literal) return /[a-z]/i.test(element.value);
    if (element.type === TYPE.tag) return hasWords(element.children);
    return 'options' in element && Object.values(element.options).some(({ value }) => hasWords(value));
  });

/** A text that can be read as English and seen to be none: marked, accented, longer. What has no words of its own stays as it is. */
export function pseudoOf(english: string): string {
  const elements = parse(english);
  return hasWords(elements) ? printAST(closed(opened(spelt(elements)))) : english;
}

/** A language to try pages with: what is not a message stands out, and so does what has no room for longer words. Lists are Greek. */
export const pseudo: Language = { tag: 'el', text: (_key, english) => pseudoOf(english) };
