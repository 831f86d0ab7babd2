import { messagesOf, type Texts } from './messages.ts';

/** A few sentences, and the rules behind them. */
export interface Paragraph {
  /** Its text is called after it: `<chapter>.<id>`, in the overview `overview.<part>.<id>`. */
  readonly id: string;
  readonly rules: readonly string[];
  /** Pieces drawn beside it, by the names that the board's pictures go by. */
  readonly shows?: readonly string[];
}

export interface Chapter {
  /** Its title is the text called so. */
  readonly id: string;
  readonly paragraphs: readonly Paragraph[];
  /** Ids of the examples that belong to it. */
  readonly examples?: readonly string[];
  /** The questions of the table to which it is the answer. */
  readonly asks?: readonly string[];
}

/** What many get wrong: the text `wrong.<id>`, set right by `right.<id>`. */
export interface Mistake {
  readonly id: string;
  readonly rules: readonly string[];
}

export const OVERVIEW = ['aim', 'turn', 'end'] as const;
export type OverviewPart = (typeof OVERVIEW)[number];

/** A game's rules as they are taught to people, in front of the numbered ones. */
export interface Book {
  readonly game: string;
  /** What its messages are called after. */
  readonly catalogue: string;
  /** Its texts in English, by key. */
  readonly texts: Texts;
  /** One screen: what it is about, a turn, the end. */
  readonly overview: Readonly<Record<OverviewPart, readonly Paragraph[]>>;
  /** In teaching order. */
  readonly chapters: readonly Chapter[];
  readonly mistakes: readonly Mistake[];
  /** Headings of the rules that no chapter speaks of. */
  readonly leftToTheNumberedRules: readonly string[];
}

/** A book, its texts ready to be said. */
export function bookOf(book: Omit<Book, 'catalogue'>): Book {
  const catalogue = `${book.game}-book`;
  messagesOf(catalogue, book.texts);
  return { ...book, catalogue };
}

/** The chapter that answers a question of the table. */
export const chapterFor = ({ chapters }: Book, ask: string): Chapter | undefined => chapters.find(({ asks = [] }) => asks.includes(ask));
