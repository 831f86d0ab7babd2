/** Tells what it is asked, and answers with the first move that is offered; from when it is told to hold, only once it is told to go on. */
import { setTimeout as sleep } from 'node:timers/promises';

const told = new BroadcastChannel('conclave-thoughts');
let isHeld = false;
told.onmessage = ({ data }) => {
  isHeld = data === 'hold';
};

export default async function answer({ level, prompt }) {
  // A thread that has nothing to do hears nothing.
  await sleep(1);
  told.postMessage({ level, isHeld });
  while (isHeld) await sleep(1);
  return prompt.moves[0];
}
