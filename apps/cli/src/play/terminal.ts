import { createInterface } from 'node:readline';

/** Lines in, lines out: nothing a screen reader could not follow. */
export interface Terminal {
  say(...lines: readonly string[]): void;
  /** The next line typed; nothing once the input has ended. */
  ask(question: string): Promise<string | undefined>;
  /** Takes everything off the screen, so that the next player sees nothing of it. */
  wipe(): void;
  close(): void;
}

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

export function openTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream & { isTTY?: boolean }): Terminal {
  const reader = createInterface({ input, output, terminal: Boolean(output.isTTY) });
  const lines = reader[Symbol.asyncIterator]();
  return {
    say: (...all) => output.write(`${all.join('\n')}\n`),
    async ask(question) {
      reader.setPrompt(question);
      reader.prompt();
      const { value, done } = await lines.next();
      return done ? undefined : String(value).trim();
    },
    wipe: () => output.isTTY && output.write(CLEAR),
    close: () => reader.close(),
  };
}
