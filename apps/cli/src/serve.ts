import { Complaint, messageOf } from './complaint.ts';

const MOST = 64;
const ALONE = 'Several servers share a PostgreSQL database and a Redis: set DATABASE_URL and REDIS_URL. On a file there is one server: leave --nodes out.';

async function isShared(): Promise<boolean> {
  const { configFrom } = await import('@conclave/server');
  try {
    return configFrom(process.env).redis !== undefined;
  } catch (error) {
    throw new Complaint(messageOf(error));
  }
}

/** Serves with so many processes behind one port, until it is told to stop. */
export async function serveCommand({ nodes: count, sources }: { nodes: number; sources?: boolean }): Promise<void> {
  const shared = await isShared();
  if (count > MOST) throw new Complaint(`${count} servers are more than the ${MOST} that one command starts.`);
  if (count > 1 && !shared) throw new Complaint(ALONE);
  const { builtProgram, Nodes, sourceProgram } = await import('@conclave/server/nodes');
  const program = sources ? sourceProgram() : builtProgram();
  if (!program) throw new Complaint('The server is not built: run npm run build first.');
  const nodes = new Nodes(program, (line) => console.log(line));
  stopOnSignals(nodes);
  const port = await nodes.open(count);
  if (port === undefined) process.exit(1);
  console.log(`Conclave is open at http://localhost:${port}\n  servers      ${count}   (processes ${nodes.pids.join(', ')})`);
}

function stopOnSignals(nodes: { stop(): Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      console.log('Closing: finishing the moves underway.');
      void nodes.stop().then(() => process.exit(0));
    });
}
