import { SingleBar } from 'cli-progress';
import { Complaint, messageOf } from './complaint.ts';

type Moving = typeof import('@conclave/server/moving');
type Moved = import('@conclave/server/moving').Moved;
type Progress = import('@conclave/server/moving').Progress;
type Means = { readonly games: import('@conclave/server/games').Games; readonly tell: Progress };

interface Where {
  readonly data?: string;
}

const placeFrom = (moving: Moving, data: string | undefined) => {
  try {
    return moving.placeFrom(process.env, data);
  } catch (error) {
    throw new Complaint(messageOf(error));
  }
};

/** What became of it, in sentences. */
function sentences({ rows, games }: Moved, { deed, again }: { deed: string; again: string }): string[] {
  const { all, replayed, otherRules, unreadable } = games;
  return [
    `${deed}: ${rows} rows, ${all} tables. ${replayed} games were played again${again}.`,
    ...(otherRules > 0 ? [`${otherRules} games were played under other rules than these: their lines were moved, not played again.`] : []),
    ...(unreadable > 0 ? [`${unreadable} games cannot be played again, here as there.`] : []),
  ];
}

/** Moves with a progress bar on the error stream. */
async function withBar(moving: Moving, move: (means: Means) => Promise<Moved>): Promise<Moved> {
  const { loadGames } = await import('@conclave/server/games');
  const bar = new SingleBar({ format: '{bar} {value} of {total} rows, {eta} s left', stream: process.stderr, clearOnComplete: true });
  bar.start(1, 0);
  const tell: Progress = (done, all) => {
    bar.setTotal(all);
    bar.update(done);
  };
  try {
    return await move({ games: await loadGames(), tell });
  } catch (error) {
    if (error instanceof moving.NotMoved) throw new Complaint(error.message);
    throw error;
  } finally {
    bar.stop();
  }
}

/** `conclave export`: all that a server keeps, into one file. */
export async function exportCommand(file: string, { data }: Where): Promise<void> {
  const moving = await import('@conclave/server/moving');
  const place = placeFrom(moving, data);
  const moved = await withBar(moving, (means) => moving.exportStore(place, file, means));
  for (const sentence of sentences(moved, { deed: `Exported ${place.name} to ${file}`, again: '' })) console.log(sentence);
  console.log('The file holds the keys of games in play and the secrets of cookies: keep it as private as the server.');
}

/** `conclave import`: such a file, into an empty store. */
export async function importCommand(file: string, { data }: Where): Promise<void> {
  const moving = await import('@conclave/server/moving');
  const place = placeFrom(moving, data);
  const moved = await withBar(moving, (means) => moving.importStore(file, place, means));
  for (const sentence of sentences(moved, { deed: `Imported ${file} into ${place.name}`, again: ', and came out as before' })) console.log(sentence);
}
