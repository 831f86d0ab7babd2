import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export type Program = Awaited<ReturnType<typeof program>>;

/** The real program, in a process of its own, that can be killed and started again at the same place. */
export async function program(
  data: string,
  {
    port = 0,
    log = 'silent',
    env = {},
    main = ['--import', 'tsx', MAIN],
  }: { port?: number; log?: string; env?: Record<string, string>; main?: readonly string[] } = {},
): Promise<{ child: ChildProcess; port: number; said(): string }> {
  const child = spawn(process.execPath, main, {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', CONCLAVE_DATA: data, CONCLAVE_PACE: 'none', CONCLAVE_LIMITS: 'none', LOG_LEVEL: log, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const opened = await new Promise<string | undefined>((resolve) => {
    child.once('exit', () => resolve(undefined));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const open = /open at http:\/\/localhost:(\d+)/.exec(said);
      if (open) resolve(open[1]);
    });
  });
  if (!opened) throw new Error(`the server did not start: ${said}`);
  return { child, port: Number(opened), said: () => said };
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
