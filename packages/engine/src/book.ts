import { messagesOf, spoken, type Texts } from './messages.ts';

/** A few sentences, and the rules behind them. */
export interface Paragraph {
  /** Its text is called after it: `<chapter>.<id>`, in the overview `overview.<part>.<id>`. */
  readonly id: string;
  readonly rules: readonly string[];
  /** Pieces drawn beside it, by the names that the board's pictures go by. */
  readonly shows?: readonly string[];
}

/** `A`: the names of the game's questions. */
export interface Chapter<A extends string = string> {
  /** Its title is the text called so. */
  readonly id: string;
  readonly paragraphs: readonly Paragraph[];
  /** Ids of the examples that belong to it. */
  readonly examples?: readonly string[];
  /** The questions of the table to which it is the answer. */
  readonly asks?: readonly A[];
}

/** What many get wrong: the text `wrong.<id>`, set right by `right.<id>`. */
export interface Mistake {
  readonly id: string;
  readonly rules: readonly string[];
}

/** A part of the crib sheet: its heading is `crib.<id>`, its lines `crib.<id>.<line>`. */
export interface CribPart {
  readonly id: string;
  readonly lines: readonly Paragraph[];
}

export const OVERVIEW = ['aim', 'turn', 'end'] as const;
export type OverviewPart = (typeof OVERVIEW)[number];

/** A game's rules as they are taught to people, in front of the numbered ones. */
export interface Book<A extends string = string> {
  readonly game: string;
  /** What its messages are called after. */
  readonly catalogue: string;
  /** Its texts in English, by key. */
  readonly texts: Texts;
  /** One screen: what it is about, a turn, the end. */
  readonly overview: Readonly<Record<OverviewPart, readonly Paragraph[]>>;
  /** In teaching order. */
  readonly chapters: readonly Chapter<A>[];
  readonly mistakes: readonly Mistake[];
  /** Headings of the rules that no chapter speaks of. */
  readonly leftToTheNumberedRules: readonly string[];
  /** A turn on one page, for those who have read the rest. */
  readonly crib: readonly CribPart[];
}

/** A book, its texts ready to be said. */
export function bookOf<A extends string = string>(book: Omit<Book<A>, 'catalogue'>): Book<A> {
  const catalogue = `${book.game}-book`;
  messagesOf(catalogue, book.texts);
  return { ...book, catalogue };
}

/** The chapter that answers a question of the table. */
export const chapterFor = ({ chapters }: Book, ask: string): Chapter | undefined => chapters.find(({ asks = [] }) => asks.includes(ask));

/** A sign of boards and cards, and the rule that says most about it. The text `<id>` is what it is called, `<id>.means` what it stands for, in a sentence. */
export interface LegendSign {
  /** Also the name of its picture. */
  readonly id: string;
  readonly rule: string;
}

/** All signs of a game, in the order in which they are learned: for crib sheets, legends, and whoever points at one. */
export interface Legend {
  readonly game: string;
  /** What its messages are called after. */
  readonly catalogue: string;
  readonly texts: Texts;
  readonly signs: readonly LegendSign[];
}

/** A legend, its texts ready to be said. */
export function legendOf(legend: Omit<Legend, 'catalogue'>): Legend {
  const catalogue = `${legend.game}-signs`;
  messagesOf(catalogue, legend.texts);
  return { ...legend, catalogue };
}

/** A sign as it is read: its name, a sentence, its rule. */
export interface SignMeaning extends LegendSign {
  readonly name: string;
  readonly means: string;
}

/** All signs of a legend, in the language in force. */
export const meaningsIn = ({ catalogue, signs }: Legend): SignMeaning[] =>
  signs.map((sign) => ({ ...sign, name: spoken({ key: `${catalogue}/${sign.id}` }), means: spoken({ key: `${catalogue}/${sign.id}.means` }) }));
