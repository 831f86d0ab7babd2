import type { GameModule } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import { momentOf } from '@conclave/shelf/moments';
import type { BoardModule } from '../app/board.ts';
import { Play } from '../app/play.svelte.ts';
import { settings } from '../app/settings.svelte.ts';
import { begun, hosted } from './hosted.ts';

const NEVER = new Promise<void>(() => {});

/** The first player of a laid-out position, before a page that shows all at once. The others have time. */
export async function playAt(id: string, name: string, board?: BoardModule) {
  const [game, moment] = await Promise.all([gameOf(id), momentOf(id, name)]);
  if (!game || !moment) throw new Error(`there is no ${id}/${name}`);
  Object.assign(settings, { speed: 0, sound: false });
  const levels = moment.names.map((_, seat) => (seat === 0 ? null : 'random'));
  const record = { ...begun(game as GameModule, levels, { moment: name }), ...(moment.options && { options: moment.options }) };
  const { table, states, until, kept } = await hosted(game, record, { bots: NEVER });
  const play = new Play(table, game, board);
  const before = states.at(-1)?.version ?? 0;
  /** The moves made since, once there are so many and the last is answered. */
  const made = async (n = 1): Promise<unknown[]> => {
    await until(({ version, pending }) => version === before + n && !pending);
    return kept().entries.map(({ entry }) => ('move' in entry ? entry.move : entry));
  };
  return { play, table, until, made };
}
