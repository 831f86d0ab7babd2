import { type Logger, pino } from 'pino';
import SonicBoom from 'sonic-boom';
import type { Config } from './config.ts';

const STDOUT = 1;
const MOST_UNREAD_BYTES = 1 << 20;

/** Logs to the standard output. Whoever reads it may be slow, stuck or gone, and its disk may be full: lines are lost then, never the server. */
export function openLog(level: Config['log']): Logger {
  const out = new SonicBoom({ fd: STDOUT, sync: false, maxLength: MOST_UNREAD_BYTES });
  out.on('error', () => {});
  return pino({ level }, out);
}
