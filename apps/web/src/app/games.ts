import type { GameModule, Pack } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import { t } from '../i18n/index.ts';

/** A game whose own types nobody here needs to know. */
export type AnyGame = GameModule;

/** A game, with the values of a pack where one is given. */
export async function loadGame(id: string, pack?: Pack): Promise<AnyGame> {
  const game = await gameOf(id);
  if (!game) throw new Error(t('app.noGame', { id }));
  return pack ? (await import('../values/played.ts')).playedBy(game, pack) : game;
}
