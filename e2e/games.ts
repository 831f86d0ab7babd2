import { allGames, examples } from '../packages/shelf/src/index.ts';

/** The games that are to be found on the home page, in its order. */
export const games = (await allGames()).filter(({ id }) => !examples.includes(id)).map(({ id, title }) => ({ id, title }));

/** The one whose pages are looked at for all. */
export const [first = { id: '', title: '' }] = games;
