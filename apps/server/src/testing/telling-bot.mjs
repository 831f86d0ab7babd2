/** Plays the first move that is offered, and tells what it was asked. */
const asked = new BroadcastChannel('conclave-bots-asked');

export default function answer({ prompt }) {
  asked.postMessage({ isWindow: prompt.window === true, moves: prompt.moves.length });
  return prompt.moves[0];
}
