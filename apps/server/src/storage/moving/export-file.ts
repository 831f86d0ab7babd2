import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { migrations } from '../migrations.ts';
import { AT_A_TIME, NotMoved, type Row } from './store.ts';
import { shapeOf, type TableName, tableNames } from './tables.ts';

/** A file in this format is a gzip of lines of JSON: a header; of each section its name, its rows and their checksum; and a last line. */
const FORMAT = 1;

/** The tables in their order, then the last position of every game. */
export type Section = TableName | 'games';
const sections: readonly Section[] = [...tableNames, 'games'];

/** What a file says about itself. */
export interface Header {
  readonly conclave: 'export';
  readonly format: typeof FORMAT;
  readonly migrations: readonly string[];
  /** How many rows each section has. */
  readonly rows: Readonly<Record<Section, number>>;
}

/** Some rows of a section, or, after the last of them, their checksum. */
export type Part = { readonly section: Section; readonly rows: readonly Row[] } | { readonly section: Section; readonly sha256: string };

const LAST = { end: 'conclave export' } as const;

export const headerOf = (rows: Header['rows']): Header => ({ conclave: 'export', format: FORMAT, migrations: [...migrations.keys()], rows });

export const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;
export const lastLine = lineOf(LAST);

const columnsOf = (section: Section): readonly string[] => (section === 'games' ? ['id', 'position'] : shapeOf(section).columns);

export const openingOf = (section: Section): string => lineOf({ section, columns: columnsOf(section) });

/** Counts rows and sums them up, however many come at a time. */
export class Checksum {
  rows = 0;
  readonly #hash = createHash('sha256');

  /** The rows as lines. */
  add(rows: readonly Row[]): string {
    const lines = rows.map(lineOf).join('');
    this.rows += rows.length;
    this.#hash.update(lines);
    return lines;
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** In characters. A few bytes unpack to as much as one likes. */
const LONGEST_LINE = 1 << 20;

async function* linesOf(file: string): AsyncGenerator<string> {
  // A fault of either stream ends the reading of the last.
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new Error('one of its lines has no end');
    yield* lines;
  }
  if (rest !== '') throw new Error('its last line is cut off');
}

const isRow = (value: unknown, columns: number): value is Row =>
  Array.isArray(value) && value.length === columns && value.every((one) => one === null || typeof one === 'string' || Number.isSafeInteger(one));

function checkHeader(header: Partial<Header>): asserts header is Header {
  if (header.conclave !== 'export') throw new Error('it does not begin as an export does');
  if (header.format !== FORMAT) throw new NotMoved(`It was written by a newer Conclave (its format is ${String(header.format)}, this one reads ${FORMAT}).`);
  const theirs = new Set(header.migrations);
  const unknown = [...theirs].filter((name) => !migrations.has(name));
  if (unknown.length > 0) throw new NotMoved(`It was written by a newer Conclave (it has ${unknown.join(', ')}).`);
  const missing = [...migrations.keys()].filter((name) => !theirs.has(name));
  if (missing.length > 0)
    throw new NotMoved(`It was written by an older Conclave (without ${missing.join(', ')}). Import it with that one, and start this one on what it made.`);
}

/** Reads one file, line by line. */
class Reading {
  readonly #lines: AsyncGenerator<string>;
  #line = 0;

  constructor(file: string) {
    this.#lines = linesOf(file);
  }

  async next(): Promise<unknown> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('its end is missing');
    this.#line++;
    try {
      return JSON.parse(value);
    } catch {
      throw new Error(`line ${this.#line} cannot be read`);
    }
  }

  async expect(line: string): Promise<void> {
    if (lineOf(await this.next()) !== line) throw new Error(`line ${this.#line} is not what belongs there`);
  }

  async row(columns: number): Promise<Row> {
    const row = await this.next();
    if (!isRow(row, columns)) throw new Error(`line ${this.#line} is no row`);
    return row;
  }

  async *section(section: Section, count: number): AsyncGenerator<Part> {
    await this.expect(openingOf(section));
    const sum = new Checksum();
    while (sum.rows < count) {
      const rows: Row[] = [];
      while (rows.length < Math.min(AT_A_TIME, count - sum.rows)) rows.push(await this.row(columnsOf(section).length));
      sum.add(rows);
      yield { section, rows };
    }
    const sha256 = sum.digest();
    await this.expect(lineOf({ sha256 }));
    yield { section, sha256 };
  }

  async end(): Promise<void> {
    await this.expect(lastLine);
    if (!(await this.#lines.next()).done) throw new Error('something comes after its end');
  }
}

/** Why a file cannot be read, said to people. */
function refusal(file: string, error: Error): NotMoved {
  if (error instanceof NotMoved) return new NotMoved(`${file} cannot be imported. ${error.message} Nothing was changed.`);
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new NotMoved(`There is no file ${file}.`);
  return new NotMoved(`${file} is damaged, or not an export of Conclave: ${error.message}. Nothing was changed.`);
}

/** What is in a file, section by section. Rejects with `NotMoved` where any of it is not as it was written; what came before must then not be kept. */
export async function* readExport(file: string): AsyncGenerator<Part, void> {
  const reading = new Reading(file);
  try {
    const header = ((await reading.next()) ?? {}) as Partial<Header>;
    checkHeader(header);
    for (const section of sections) yield* reading.section(section, header.rows[section]);
    await reading.end();
  } catch (error) {
    throw refusal(file, error as Error);
  }
}

/** How many rows a file has, once all of it was read and found whole. */
export async function checkExport(file: string): Promise<number> {
  let rows = 0;
  for await (const part of readExport(file)) if ('rows' in part) rows += part.rows.length;
  return rows;
}
