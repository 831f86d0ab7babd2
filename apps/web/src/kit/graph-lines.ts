/** Each player's line has its own dash, so that it is known without colour. */
export const dashes: readonly (readonly number[])[] = [[], [9, 4], [2, 4], [12, 4, 2, 4], [5, 5], [2, 2]];

/** As an attribute of a line. */
export const dashesOf = (seat: number): string => (dashes[seat % dashes.length] ?? []).join(' ');
