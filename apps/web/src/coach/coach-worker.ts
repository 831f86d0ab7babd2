import { ready, thoughtOf } from '@conclave/bots';
import { analysing, follow, plansFor, thinkOfHint } from '@conclave/bots/coach';
import { type GameModule, withPack } from '@conclave/engine';
import { gameOf } from '@conclave/shelf';
import { layOf } from '../table/laying.ts';
import type { Answers, FromCoach, Job } from './jobs.ts';

/** What would follow a wrong answer is found by so many decisions a move: a solver waits for it. */
const FOLLOWED = 400;

const tell = (message: FromCoach): void => self.postMessage(message);

/** Runs to its end what tells how far it has come. */
function finish<T, R>(thinking: Generator<T, R>, hear: (told: T) => void): R {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    hear(step.value);
  }
}

type Work = { [D in Job['do']]: (game: GameModule, job: Extract<Job, { do: D }>) => Answers[D] };

const work: Work = {
  hint: (game, { asked: { seat, prompt, position, seed }, decisions = thoughtOf(game, 'archmage') }) =>
    finish(thinkOfHint({ game, position, seat, prompt }, { decisions, seed }), (part) => tell({ t: 'progress', part })),
  plans: (game, { asked: { seat, prompt, position, seed } }) => plansFor({ game, position, seat, prompt }, seed),
  analyse: (game, { finished, before, depth }) =>
    finish(analysing(game, finished, { ...(before && { before }), ...(depth && { depth }) }), (sofar) =>
      tell({ t: 'progress', part: sofar.looked / Math.max(1, sofar.moves), sofar }),
    ),
  follow: (game, { asked: { seat, prompt, position, seed }, move, decisions = FOLLOWED }) =>
    follow({ game, position, seat, prompt }, move, { decisions, seed }),
};

/** What lays a position out does not travel: it is made here. */
async function laidOut(game: GameModule, job: Job): Promise<Job> {
  if (job.do !== 'analyse') return job;
  const lay = await layOf(game, job.laid);
  return { ...job, finished: { ...job.finished, beginning: { ...job.finished.beginning, lay } } };
}

async function run(job: Job): Promise<void> {
  const printed = await gameOf(job.game);
  if (!printed) throw new Error(`There is no game called ${job.game} here.`);
  // Where what bots have learned cannot be loaded, they judge by hand.
  await ready(printed).catch(() => {});
  const game = job.pack ? withPack(printed, job.pack) : printed;
  tell({ t: 'progress', part: 0 });
  const found = (work[job.do] as (game: GameModule, job: Job) => Answers[Job['do']])(game, await laidOut(game, job));
  tell({ t: 'found', found });
}

self.onmessage = ({ data }: MessageEvent<Job>): void => {
  run(data).catch((error: Error) => tell({ t: 'failed', reason: error.message }));
};
