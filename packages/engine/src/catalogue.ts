import { lookUp } from './lookup.ts';

/** Where a value was found. `public:<source>` names one of the catalogue's sources. */
export type Provenance = 'rulebook' | 'derived' | 'designed' | `public:${string}`;

/** A card, die, board or other printed thing, and where each of its values comes from. */
export interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly copies: number;
  /** What it does, in our own words. */
  readonly text: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** By path (`name`, `copies`, `price`, `effects.0.amount`); a path covers everything below it. */
  readonly provenance: Readonly<Record<string, Provenance>>;
  readonly note?: string;
}

export interface Constant {
  readonly value: unknown;
  readonly provenance: Provenance;
  readonly note?: string;
}

export interface Source {
  readonly title: string;
  readonly site?: string;
}

/** All printed values of a game: one format for every game. */
export interface Catalogue {
  readonly format: 1;
  readonly game: string;
  readonly sources: Readonly<Record<string, Source>>;
  readonly constants: Readonly<Record<string, Constant>>;
  readonly entries: readonly Entry[];
}

const ORIGINS = ['rulebook', 'derived', 'designed'];

const isRecord = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null && !Array.isArray(data);

/** The paths of all single values below a value. */
function leaves(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => leaves(one, `${path}.${i}`));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, one]) => leaves(one, `${path}.${key}`));
  return [path];
}

/** Where the value at a path comes from: the longest path that covers it decides. */
export function provenanceAt(entry: Entry, path: string): Provenance | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const found = lookUp(entry.provenance, path.slice(0, end));
    if (found) return found;
  }
  return undefined;
}

function isKnown(provenance: unknown, sources: Record<string, unknown>): boolean {
  if (typeof provenance !== 'string') return false;
  return ORIGINS.includes(provenance) || (provenance.startsWith('public:') && Object.hasOwn(sources, provenance.slice('public:'.length)));
}

function entryFaults(data: unknown, sources: Record<string, unknown>): string[] {
  if (!isRecord(data) || typeof data.id !== 'string') return ['an entry has no id'];
  const entry = data as unknown as Entry;
  const at = (fault: string): string => `${entry.id}: ${fault}`;
  if (typeof entry.kind !== 'string' || typeof entry.name !== 'string' || typeof entry.text !== 'string') return [at('kind, name or text is missing')];
  if (!Number.isInteger(entry.copies) || entry.copies < 0) return [at('the number of copies is missing or negative')];
  if (!isRecord(entry.values) || !isRecord(entry.provenance)) return [at('values or provenance are missing')];
  const paths = ['name', 'copies', ...Object.entries(entry.values).flatMap(([key, value]) => leaves(value, key))];
  const uncovered = paths.filter((path) => !provenanceAt(entry, path)).map((path) => at(`nothing says where ${path} comes from`));
  const unknown = Object.entries(entry.provenance).filter(([, from]) => !isKnown(from, sources));
  return [...uncovered, ...unknown.map(([path, from]) => at(`${path} has an unknown provenance, ${JSON.stringify(from)}`))];
}

function faultsOf(data: unknown): string[] {
  if (!isRecord(data) || data.format !== 1) return ['not a catalogue of format 1'];
  const { game, sources, constants, entries } = data;
  if (typeof game !== 'string' || !isRecord(sources) || !isRecord(constants) || !Array.isArray(entries))
    return ['game, sources, constants or entries are missing'];
  const ids = entries.map((entry) => (isRecord(entry) ? entry.id : undefined));
  const doubled = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two entries are called ${id}`);
  const loose = Object.entries(constants)
    .filter(([, constant]) => !isRecord(constant) || constant.value === undefined || !isKnown(constant.provenance, sources))
    .map(([key]) => `${key}: a constant needs a value and a known provenance`);
  return [...doubled, ...loose, ...entries.flatMap((entry) => entryFaults(entry, sources))];
}

/** Checks a catalogue; throws an `Error` that lists all faults. A game checks its own values on top of it. */
export function readCatalogue(data: unknown): Catalogue {
  const faults = faultsOf(data);
  if (faults.length > 0) throw new Error(`The catalogue is not sound:\n${faults.join('\n')}`);
  return data as Catalogue;
}
