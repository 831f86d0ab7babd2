/** How many connections a server has to its PostgreSQL, besides one for its claim and one to say that it is at work. */
export const LINES = 10;

/** From the environment. Throws with a plain sentence where the value makes no sense. */
export function linesFrom(text: string | undefined): number {
  if (text === undefined || text === '') return LINES;
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new Error(`CONCLAVE_POOL is a number of connections from 1 to 999, not ${JSON.stringify(text)}.`);
  return Number(text);
}
