import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testServer } from '../testing/harness.ts';
import { limitedTo, upTo } from '../testing/limits.ts';

async function house(connections = 1e9) {
  const server = await testServer({ limits: limitedTo({ connections: upTo(connections) }) });
  onTestFinished(() => server.remove());
  return server;
}

/** Sends something without an end, and what comes back until the other side hangs up. */
const answerTo = (port: number, head: string, more = head): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const line = connect(port, '127.0.0.1', () => line.write(head + more.repeat(20_000)));
    line.on('drain', () => line.write(more.repeat(20_000)));
    line.on('data', (data) => {
      heard += data;
    });
    line.on('error', () => {});
    line.on('close', () => resolve(heard));
  });

const answersIn = (text: string): number => text.split('HTTP/1.1 ').length - 1;

test.each([
  ['a page', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['something that is not there', 'GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['no host', 'GET /nothing HTTP/1.1\r\n\r\n'],
  ['what nobody can fulfil', 'GET /nothing HTTP/1.1\r\nhost: x\r\nexpect: the moon\r\n\r\n'],
  ['to be told to go on', 'POST /api/guests HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n{}'],
])('requests in a heap, for %s, end the connection', async (_what, request) => {
  const { port } = await house();
  expect(answersIn(await answerTo(port, request))).toBeLessThan(20);
});

test.each([
  ['a page', 'GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n'],
  ['a guest', 'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'],
])('a body in small pieces that goes on after the answer for %s ends the connection', async (_what, head) => {
  const { port } = await house();
  expect(answersIn(await answerTo(port, head, '1\r\n \r\n'))).toBeLessThan(2);
});

test('a few requests on a connection are answered, one after the other and at once', async () => {
  const { port } = await house(1);
  const last = 'GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  const heard = await new Promise<string>((resolve) => {
    let text = '';
    const line = connect(port, '127.0.0.1', () => line.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(6)));
    line.on('data', (data) => {
      text += data;
      if (answersIn(text) === 6) line.write(last);
    });
    line.on('close', () => resolve(text));
  });
  expect(answersIn(heard)).toBe(7);
});

test('a connection with a heap is paid by those to come', async () => {
  const { port } = await house(3);
  expect(answersIn(await answerTo(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'))).toBeLessThan(20);
  expect(await answerTo(port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\n', '')).toBe('');
});

test('requests that come faster than they are served end their connection, though they come a few at a time', async () => {
  const { port } = await house();
  const crowd = Array.from({ length: 30 }, () => {
    const line = connect(port, '127.0.0.1');
    const more = (): void => void (line.writable && line.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(6), () => setImmediate(more)));
    line
      .on('connect', more)
      .on('error', () => {})
      .resume();
    return new Promise((resolve) => line.on('close', resolve));
  });
  await Promise.all(crowd);
});
