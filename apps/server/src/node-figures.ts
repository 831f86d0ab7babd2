import * as v from 'valibot';

/** How long the figures of another process are waited for; all together, a little longer. */
const PATIENCE_MS = 1000;
export const PATIENCE_FOR_ALL_MS = 2 * PATIENCE_MS;

/** A question for figures has a number, an answer that of its question. */
const Question = v.strictObject({ figures: v.number() });
const Answer = v.strictObject({ figures: v.number(), text: v.string() });

/** Another process to which there is a line. */
export interface Peer {
  on(event: 'message', hear: (message: unknown) => void): unknown;
  /** Calls with an error where it could not be sent. */
  send?(message: unknown, sent: (error: Error | null) => void): unknown;
}

/** Answers a process that asks for figures. Gives how to ask it for its own: nothing where it does not tell them in time. */
export function exchange(peer: Peer, own: () => Promise<string>): (patienceMs?: number) => Promise<string | undefined> {
  const asked = new Map<number, (text?: string) => void>();
  let questions = 0;
  const tell = (message: unknown, failed: () => void): void => void peer.send?.(message, (error) => error && failed());
  peer.on('message', (message) => {
    if (v.is(Answer, message)) asked.get(message.figures)?.(message.text);
    else if (v.is(Question, message)) void own().then((text) => tell({ ...message, text }, () => {}));
  });
  return (patienceMs = PATIENCE_MS) =>
    new Promise((resolve) => {
      const figures = ++questions;
      const done = (text?: string): void => {
        clearTimeout(timer);
        asked.delete(figures);
        resolve(text);
      };
      const timer = setTimeout(done, patienceMs);
      asked.set(figures, done);
      tell({ figures }, done);
    });
}

const UP = '# HELP conclave_node_up 1 where this one of several servers behind one port tells its figures\n# TYPE conclave_node_up gauge';

const labelled = (line: string, node: number): string =>
  line.replace(/^(\w+)(?:\{(.*)\})? /, (_, name, labels) => `${name}{node="${node}"${labels ? `,${labels}` : ''}} `);

/** What several servers tell as one page, each line with the number of its server. */
export function asOnePage(pages: ReadonlyMap<number, string | undefined>): string {
  const families = new Map([[UP, [...pages].map(([node, page]) => `conclave_node_up{node="${node}"} ${page === undefined ? 0 : 1}`)]]);
  for (const [node, page = ''] of pages)
    for (const family of page.trim().split('\n\n').filter(Boolean)) {
      const [help = '', type = '', ...lines] = family.split('\n');
      const head = `${help}\n${type}`;
      families.set(head, [...(families.get(head) ?? []), ...lines.map((line) => labelled(line, node))]);
    }
  return `${[...families].map(([head, lines]) => [head, ...lines].join('\n')).join('\n\n')}\n`;
}
