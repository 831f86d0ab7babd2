import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1];
const FINE_SECONDS = [0.0001, 0.0002, 0.0005, ...SECONDS];
const LONG_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'conclave_' });
  const registers = [registry];
  return {
    registry,
    entries: new Counter({ name: 'conclave_entries_total', help: 'Moves, take-backs and redos stored', labelNames: ['game'], registers }),
    refusals: new Counter({ name: 'conclave_refusals_total', help: 'Moves refused, by rule', labelNames: ['rule'], registers }),
    turnedAway: new Counter({ name: 'conclave_turned_away_total', help: 'Requests refused, by rule', labelNames: ['rule'], registers }),
    faults: new Counter({ name: 'conclave_faults_total', help: 'Errors nobody meant', labelNames: ['where'], registers }),
    entrySeconds: new Histogram({
      name: 'conclave_entry_seconds',
      help: 'From the arrival of a move to its being told',
      buckets: SECONDS,
      registers,
    }),
    stepSeconds: new Histogram({
      name: 'conclave_step_seconds',
      help: 'What a line of a log, also of bots, takes its time with: until its turn comes, by the rules, until it is kept, to see what of it, until all are told',
      labelNames: ['step'],
      buckets: FINE_SECONDS,
      registers,
    }),
    newsSeconds: new Histogram({
      name: 'conclave_news_seconds',
      help: 'From when another server made a line to its being in force here',
      buckets: LONG_SECONDS,
      registers,
    }),
    botSeconds: new Histogram({
      name: 'conclave_bot_seconds',
      help: 'How long questions to bots wait for a thread, and bots think',
      labelNames: ['part'],
      buckets: LONG_SECONDS,
      registers,
    }),
    adopted: new Counter({ name: 'conclave_adopted_total', help: 'Lines that other servers stored, put in force here', registers }),
    races: new Counter({ name: 'conclave_races_total', help: 'Lines for which another server was faster', registers }),
    backups: new Counter({ name: 'conclave_backups_total', help: 'Backups made and failed', labelNames: ['outcome'], registers }),
    sockets: new Gauge({ name: 'conclave_sockets', help: 'Open sockets and streams', registers }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** What a server is like at the moment it is asked. */
const CONDITIONS = {
  tables: 'Tables in memory',
  leases_held: 'Tables, and chores, that this server looks after',
  bots_waiting: 'Questions that wait for a thread in which a bot can think',
  bus_well: '1 while this server hears what is said between servers; always where it is alone',
  claim_held: '1 while this server may write to its database',
  storage_well: '1 while the database can write',
  backup_age_seconds: 'Since the newest backup, or since the start where there is none; left out where none are made',
} as const;

type Reading = number | boolean | undefined;
export type Conditions = Readonly<Record<keyof typeof CONDITIONS, () => Reading | Promise<Reading>>>;

/** From now on these are looked up whenever somebody reads the metrics. */
export function showConditions({ registry }: Metrics, read: Conditions): void {
  for (const name of Object.keys(CONDITIONS) as (keyof Conditions)[])
    new Gauge({
      name: `conclave_${name}`,
      help: CONDITIONS[name],
      registers: [registry],
      async collect() {
        const now = await read[name]();
        if (now === undefined) this.remove();
        else this.set(Number(now));
      },
    });
}

const PATIENCE_MS = 2000;

/** Whether something succeeds before whoever asks loses patience. */
export const succeeds = (act: () => Promise<unknown>): Promise<boolean> =>
  Promise.race([
    act().then(
      () => true,
      () => false,
    ),
    sleep(PATIENCE_MS, false, { ref: false }),
  ]);
