import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { asOnePage } from './node-figures.ts';
import { testServer } from './testing/harness.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const ALERTS = read('ops/alerts.yaml');
const RUNNING = read('docs/running.md');
/** What Prometheus adds to whatever it reads, and what buckets have. */
const EVERYWHERE = ['instance', 'job', 'node', 'le'];

interface Figure {
  readonly type: string;
  readonly labels: ReadonlySet<string>;
}

interface Labelled {
  readonly name: string;
  readonly labelNames: readonly string[];
}

/** What a server that was just opened, behind a port with others, tells. */
async function figures(): Promise<Map<string, Figure>> {
  const server = await testServer();
  onTestFinished(() => server.remove());
  const page = asOnePage(new Map([[1, await (await fetch(`${server.url}/metrics`)).text()]]));
  return new Map([...page.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, { type, labels: LABELS.get(name) ?? new Set() }]));
}

/** A page shows labels only once something was counted. */
const LABELS = new Map((createMetrics().registry.getMetricsAsArray() as unknown as Labelled[]).map(({ name, labelNames }) => [name, new Set(labelNames)]));

interface Panel {
  readonly targets: readonly { readonly expr: string }[];
}

const inDashboard = (JSON.parse(read('ops/grafana.json')) as { panels: Panel[] }).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const inAlerts = [...ALERTS.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);

/** What is wrong with the figures that an expression asks for: there is none of that name, or it is asked as if it were of another type, or by a label it has not. */
function faultsIn(expression: string, known: ReadonlyMap<string, Figure>): string[] {
  const by = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '));
  const asked = [...expression.matchAll(/((?:rate|increase)\()?\b(conclave_\w+)(?:\{([^}]*)\})?(\[)?/g)];
  const labelsOf = (name: string): ReadonlySet<string> => known.get(name)?.labels ?? new Set();
  const all = new Set(asked.flatMap(([, , name = '']) => [...labelsOf(plain(name, known))]));
  const strange = by.filter((label) => !EVERYWHERE.includes(label) && !all.has(label)).map((label) => `${expression}: by ${label}`);
  return strange.concat(
    asked.flatMap(([, isRate, name = '', matchers = '', range]) => {
      const type = known.get(plain(name, known))?.type;
      const isCounted = type === 'counter' || (type === 'histogram' && name !== plain(name, known));
      const isAsked = isRate !== undefined && range !== undefined ? isCounted : type === 'gauge' && range === undefined;
      const unknown = [...matchers.matchAll(/(\w+)(?==|!)/g)].filter(([label]) => !EVERYWHERE.includes(label) && !labelsOf(plain(name, known)).has(label));
      return isAsked && unknown.length === 0 ? [] : [`${expression}: ${name} is ${type ?? 'nothing'}`];
    }),
  );
}

/** The name of a histogram, of one of its parts. */
function plain(name: string, known: ReadonlyMap<string, Figure>): string {
  const whole = name.replace(/_(bucket|sum|count)$/, '');
  return known.get(whole)?.type === 'histogram' ? whole : name;
}

test('all that the dashboard and the alerts ask for is told by a server, under that name, as that type and with those labels', async () => {
  const known = await figures();
  expect(inDashboard.length).toBeGreaterThan(10);
  expect(inAlerts.length).toBeGreaterThan(5);
  expect([...inDashboard, ...inAlerts].flatMap((expression) => faultsIn(expression, known))).toEqual([]);
  for (const wrong of ['conclave_moves', 'rate(conclave_tables[1m])', 'conclave_entries_total', 'sum by (step) (rate(conclave_entries_total[1m]))'])
    expect(faultsIn(wrong, known)).toHaveLength(1);
});

test('the page for hosts names every figure of ours, no other, and says of every alert what to do', async () => {
  const ours = [...(await figures()).keys()].filter((name) => !/^conclave_(nodejs|process)_/.test(name)).sort();
  const named = [...new Set([...RUNNING.matchAll(/conclave_\w+/g)].map(([name]) => name))].sort();
  expect(named).toEqual(ours);
  const alerts = [...ALERTS.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect([...RUNNING.matchAll(/^\| `(Conclave\w+)` \|/gm)].map(([, name]) => name)).toEqual(alerts);
});
