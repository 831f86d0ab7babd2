// A bot that never comes to an end where its level is simple, and otherwise answers with the last move and its thread.
import { threadId } from 'node:worker_threads';

export default function answer({ level, prompt }) {
  while (level === 'simple');
  return { ...prompt.moves.at(-1), thread: threadId };
}
