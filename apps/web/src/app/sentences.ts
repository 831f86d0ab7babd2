export interface Piece {
  text: string;
  /** The name of a thing that can be looked at, or of a player. */
  kind: 'plain' | 'thing' | 'player';
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a sentence into plain text, names of things and names of players. */
export function cutSentence(text: string, things: readonly string[], players: readonly string[]): Piece[] {
  const names = [...things, ...players].filter(Boolean).sort((a, b) => b.length - a.length);
  if (names.length === 0) return [{ text, kind: 'plain' }];
  return text
    .split(new RegExp(`(?<![\\p{L}\\d])(${names.map(escaped).join('|')})(?![\\p{L}\\d])`, 'u'))
    .filter(Boolean)
    .map((part) => ({ text: part, kind: players.includes(part) ? 'player' : things.includes(part) ? 'thing' : 'plain' }));
}
