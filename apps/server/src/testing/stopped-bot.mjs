/** Never comes to an answer, except at the level that is random: with its thread. It ends when nobody wants the answer any more. */
import { threadId } from 'node:worker_threads';

const begun = new BroadcastChannel('conclave-stopped-bot');

export default function answer({ level, prompt, stop }) {
  begun.postMessage('begun');
  while (level !== 'random') if (Atomics.load(stop, 0) !== 0) throw new Error(`stopped in thread ${threadId}`);
  return { ...prompt.moves.at(-1), thread: threadId };
}
