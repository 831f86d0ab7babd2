import { ready } from '@conclave/bots';
import { refuse, withPack } from '@conclave/engine';
import { because } from '@conclave/protocol';
import { gameOf } from '@conclave/shelf';
import { browserKeep } from './keep.ts';
import { layOf } from './laying.ts';
import { LocalHost, type LocalMessage, type Surroundings } from './local-host.ts';

/** The first message names the table; the later ones are the table's. `pace` and `hold` may come at any time. */
type ToWorker =
  | { readonly open: string }
  | { readonly pace: number }
  | { readonly hold: boolean }
  | { readonly say: LocalMessage }
  | { readonly question: true };

const keep = browserKeep();
let host: LocalHost | undefined;
let pace = 600;
let letGo: (() => void) | undefined;
/** Fulfilled while nothing holds the bots. */
let free = Promise.resolve();

function hold(isHeld: boolean): void {
  letGo?.();
  letGo = undefined;
  if (isHeld)
    free = new Promise((resolve) => {
      letGo = resolve;
    });
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const tell = (message: unknown): void => self.postMessage(message);

const surroundings: Surroundings = {
  tell,
  // A browser that keeps nothing (a private window) can still play.
  keep: (changed) => keep.put(changed).catch(() => {}),
  pace: () => pace * (0.6 + 0.8 * Math.random()),
  wait: (ms) => sleep(ms).then(() => free),
};

async function open(id: string): Promise<void> {
  const record = await keep.get(id);
  const printed = record && (await gameOf(record.game));
  if (!record || !printed) {
    tell({ t: 'no', refusal: refuse('TABLE-NONE', because('notInBrowser')) });
    return;
  }
  // Where what bots have learned cannot be loaded, they judge by hand.
  await ready(printed).catch(() => {});
  const game = record.pack ? withPack(printed, record.pack) : printed;
  host = new LocalHost(game, record, surroundings, await layOf(game, record));
  host.start();
}

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if ('open' in data) void open(data.open).catch((error: Error) => tell({ t: 'no', refusal: { rule: 'TABLE-RULES', reason: error.message } }));
  else if ('pace' in data) pace = data.pace;
  else if ('hold' in data) hold(data.hold);
  else if ('question' in data) tell({ asked: host?.question() });
  else host?.hear(data.say);
};
