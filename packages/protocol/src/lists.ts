/** What may be said at a table. There is no free text: nothing to insult with, nothing to moderate. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'thinking',
  'yourTurn',
  'wellPlayed',
  'ouch',
  'oops',
  'thanks',
  'sorry',
  'closeOne',
  'goodGame',
  'again',
  'bye',
] as const;
