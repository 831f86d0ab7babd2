/** How bots can play, from weakest to strongest. */
export const LEVELS: readonly string[] = ['random', 'simple'];
