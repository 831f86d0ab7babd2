import type { Beat, Wording } from './lesson.ts';
import { isKnownMessage, type Message, spoken } from './messages.ts';
import type { Voice } from './voice.ts';

/** A text as a message; nothing where there is none of that key. */
export function textIn({ catalogue, texts }: Pick<Wording, 'catalogue' | 'texts'>, key: string): Message | undefined {
  return Object.hasOwn(texts, key) ? { key: `${catalogue}/${key}` } : undefined;
}

const pieceText = (wording: Wording, key: string): Message | undefined => textIn(wording, key) ?? (wording.pieces && textIn(wording.pieces, key));

/** Whether something is to be done, rather than just read. */
export const isTask = ({ wants, goal }: Beat): boolean => wants !== undefined || goal !== undefined;

const numbered = /^(.+)\.(\d+)$/;

/**
 * What the piece of an address is called, for those who read or hear the table: by the text `piece.<address>`, a player's name for `seat.<n>`,
 * the text `piece.<kind>` of numbered ones (with `{n}`, from 1 on, and `{whose}`), or the name of the card it names.
 */
export function pieceName(wording: Wording, address: string, voice: Voice): string | undefined {
  const own = pieceText(wording, `piece.${address}`);
  if (own) return spoken(own);
  const [, kind, n] = numbered.exec(address) ?? [];
  if (kind === 'seat') return voice.whom(Number(n));
  const each = kind === undefined ? undefined : pieceText(wording, `piece.${kind}`);
  if (each) return spoken({ ...each, with: { n: Number(n) + 1, whose: voice.whose(Number(n)) } });
  const cards = address.split('.').map((id) => ({ key: `${wording.game}/card.${id}.name` }));
  const card = cards.find(isKnownMessage);
  return card && spoken(card);
}
