import { type Agent, request as ask } from 'node:http';
import { connect } from 'node:net';

const UPGRADE =
  'GET /live HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
const MASK = 0x80;

/** What a server answers to some bytes, until the connection ends. */
export const answerTo = (port: number, bytes: Uint8Array): Promise<Buffer> =>
  new Promise((resolve) => {
    const heard: Buffer[] = [];
    const line = connect(port, '127.0.0.1', () => line.end(bytes));
    line.on('data', (data) => heard.push(data));
    line.on('error', () => {});
    line.on('close', () => resolve(Buffer.concat(heard)));
  });

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly agent: Agent;
  /** Whether the first line is enough of a good answer. */
  readonly isEndless: boolean;
}

/** Asks as it is written: no address is tidied up, and no time is too long. */
export const request = (port: number, { body, isEndless, ...asked }: Asked): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = ['GET', 'HEAD'].includes(asked.method) ? '' : body;
    const headers = { ...asked.headers, 'content-length': Buffer.byteLength(sent) };
    const call = ask({ host: '127.0.0.1', port, ...asked, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (isEndless && status === 200 && text.includes('\n')) answer.destroy();
      });
      answer.on('error', reject).on('close', () => resolve({ status, text }));
    });
    call.on('error', reject).end(sent);
  });

export const upgradeOf = (cookie: string): Buffer => Buffer.from(`${UPGRADE}cookie: ${cookie}\r\n\r\n`);

/** A frame of a client, whatever its first byte says; a mask of nothing. */
export function frameOf(first: number, payload: Uint8Array): Buffer {
  const { length } = payload;
  const head = length < 126 ? Buffer.of(first, MASK | length) : Buffer.of(first, MASK | 126, length >> 8, length & 255);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

/** The texts among the frames of a server that follow its answer to an upgrade. */
export function textsIn(answer: Buffer): string[] {
  const texts: string[] = [];
  let at = answer.indexOf('\r\n\r\n') + 4;
  while (at >= 4 && at + 2 <= answer.length) {
    const [first = 0, short = 0] = answer.subarray(at);
    const long = short === 126 ? 2 : short === 127 ? 8 : 0;
    const length = long === 0 ? short : answer.readUIntBE(at + 2 + Math.max(0, long - 6), Math.min(long, 6));
    const start = at + 2 + long;
    if ((first & 15) === 1 && start + length <= answer.length) texts.push(String(answer.subarray(start, start + length)));
    at = start + length;
  }
  return texts;
}
