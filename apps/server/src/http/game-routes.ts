import { LEVELS, levels } from '@conclave/bots';
import { packsOf } from '@conclave/shelf/packs';
import * as v from 'valibot';
import { isExample } from '../games.ts';
import type { House } from '../house.ts';
import { Game } from './answers.ts';
import { type Route, route } from './route.ts';

export function gameRoutes({ games }: House): Route[] {
  const about = () =>
    [...games.values()].map(({ id, title, seats, options, rulesVersion, shapes, guide }) => ({
      id,
      title,
      seats,
      options,
      packs: [...packsOf(id)],
      rulesVersion,
      moves: shapes,
      levels,
      bots: LEVELS,
      characters: (guide.characters ?? []).map(({ id: character, name, says }) => ({ id: character, name: name(), says: says() })),
      example: isExample(id),
    }));
  return [
    route({
      method: 'GET',
      path: '/api/games',
      summary: 'The games of this server, with their options and the shapes of their moves.',
      answer: v.array(Game),
      isPublic: true,
      run: about,
    }),
  ];
}
