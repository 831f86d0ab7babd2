import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1];

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'conclave_' });
  const registers = [registry];
  return {
    registry,
    entries: new Counter({ name: 'conclave_entries_total', help: 'Moves, take-backs and redos stored', labelNames: ['game'], registers }),
    refusals: new Counter({ name: 'conclave_refusals_total', help: 'Moves refused, by rule', labelNames: ['rule'], registers }),
    faults: new Counter({ name: 'conclave_faults_total', help: 'Errors nobody meant', labelNames: ['where'], registers }),
    entrySeconds: new Histogram({
      name: 'conclave_entry_seconds',
      help: 'From the arrival of a move to its being told',
      buckets: SECONDS,
      registers,
    }),
    storeSeconds: new Histogram({ name: 'conclave_store_seconds', help: 'The part of it until a line is on the disk', buckets: SECONDS, registers }),
    adopted: new Counter({ name: 'conclave_adopted_total', help: 'Lines that other servers stored, put in force here', registers }),
    races: new Counter({ name: 'conclave_races_total', help: 'Lines for which another server was faster', registers }),
    backups: new Counter({ name: 'conclave_backups_total', help: 'Backups made and failed', labelNames: ['outcome'], registers }),
    tables: new Gauge({ name: 'conclave_tables', help: 'Tables in memory', registers }),
    sockets: new Gauge({ name: 'conclave_sockets', help: 'Open sockets and streams', registers }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
