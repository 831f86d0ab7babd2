/** What `play.rules` holds while the crib sheet lies over the table. */
export const CRIB = 'crib';
/** And while the legend of symbols does. */
export const SYMBOLS = 'symbols';

let table: string | undefined;

/** An example may be opened from the rules over a table: this is where it leads back to. */
export function noteWayBack(path: string | undefined): void {
  table = path;
}

/** The table that the reader comes from, if any. */
export const wayBack = (): string | undefined => table;
