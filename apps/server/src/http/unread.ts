import type { Socket } from 'node:net';
import { refuse } from '@conclave/engine';
import { because } from '@conclave/protocol';

const STATUSES = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);
const BODY = JSON.stringify(refuse('API-HTTP', because('unread')));

/** Answers what never became a request, and ends the connection. */
export function refuseUnread({ code = '' }: NodeJS.ErrnoException, line: Socket): void {
  const head = `HTTP/1.1 ${STATUSES.get(code) ?? '400 Bad Request'}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`;
  if (line.writable) line.write(head + BODY);
  line.destroy();
}
