import type { Queue } from '@conclave/table';
import type { House } from '../house.ts';
import type { Head, StoredEntry, StoredTable } from '../storage/storage.ts';
import type { Errands } from './errands.ts';
import type { Gathering } from './gathering.ts';
import type { Play } from './play.ts';
import type { Pleas } from './pleas.ts';
import type { Sheet } from './sheet.ts';
import { Talk } from './talk.ts';
import type { Votes } from './votes.ts';

interface Parts {
  readonly house: House;
  readonly sheet: Sheet;
  readonly play: Play;
  readonly errands: Errands;
  readonly queue: Queue;
  readonly gathering: Gathering;
  readonly pleas: Pleas;
  readonly votes: Votes;
  readonly talk: Talk;
}

interface Around {
  begun(): void;
  greetAll(): void;
  tellInfo(): void;
  /** Something was changed elsewhere. */
  changed(): void;
}

const MOST_READS = 3;

/** Whether what is seen, and by whom, is another. */
const areOthers = (before: StoredTable, now: StoredTable): boolean =>
  before.stage !== now.stage || before.seats.some(({ kind, person }, i) => kind !== now.seats[i]?.kind || person !== now.seats[i]?.person);

/** The same table at other servers: what they have stored is read here, one thing at a time like everything else, and told. */
export class Neighbours {
  readonly #parts: Parts;
  readonly #around: Around;
  #heard: StoredEntry[] = [];
  #isChanged = false;
  /** The last line that is known to be stored. */
  #stored = 0;
  #planned: Promise<void> | undefined;

  constructor(parts: Parts, around: Around) {
    this.#parts = parts;
    this.#around = around;
  }

  /** They have added a line, or changed something else. */
  hear(line: StoredEntry | undefined): void {
    if (line) this.#heard.push(line);
    if (!line || this.#parts.sheet.row.stage === 'gathering') this.#isChanged = true;
    this.#plan();
  }

  /** Looks whether what is stored is more than what is known. */
  compare({ seq, rev }: Head): void {
    const { sheet, play } = this.#parts;
    this.#stored = Math.max(this.#stored, seq);
    if (rev !== sheet.row.rev) this.#isChanged = true;
    if (this.#isChanged || play.isBehind(this.#stored)) this.#plan();
  }

  /** Reads what others have stored until now: whoever comes from another server must not be shown less than they saw there. */
  async upToDate(): Promise<void> {
    const { house, sheet } = this.#parts;
    if (!house.isShared) return;
    for (const head of await house.storage.heads([sheet.row.id])) this.compare(head);
    await this.#planned;
  }

  #plan(): void {
    if (!this.#planned) this.#parts.errands.run('catch up', () => this.#whenItsTurn());
  }

  /** One waits at most, for whoever wants it. */
  #whenItsTurn(): Promise<void> {
    this.#planned ??= this.#parts.queue.run(() => this.#catchUp(), this);
    return this.#planned;
  }

  async #catchUp(): Promise<void> {
    const { play } = this.#parts;
    this.#planned = undefined;
    const heard = this.#heard.splice(0);
    if (this.#isChanged) await this.refresh();
    await play.catchUp(heard);
    if (play.isBehind(this.#stored)) await play.catchUp([]);
  }

  /** Reads all but the log. For whoever has the queue. */
  async refresh(): Promise<void> {
    const { sheet, talk } = this.#parts;
    this.#isChanged = true;
    const { row, notes, said } = await this.#read();
    this.#isChanged = false;
    if (!row) return;
    const before = sheet.row;
    sheet.refresh(row);
    const isNew = await this.#beginIfBegun();
    this.#tell(before, isNew || areOthers(before, row));
    this.follow(notes);
    talk.catchUp(said);
    this.#around.changed();
  }

  /** A log that could not be read is still to be read. */
  async #beginIfBegun(): Promise<boolean> {
    const { play } = this.#parts;
    if (!play.isUnread) return false;
    await play.load().catch((error) => {
      this.#isChanged = true;
      throw error;
    });
    this.#around.begun();
    return true;
  }

  /** Again, where something was changed here meanwhile. */
  async #read() {
    const { house, sheet } = this.#parts;
    const { id } = sheet.row;
    for (let reads = 1; ; reads++) {
      const before = sheet.row;
      const [row, notes, said] = await Promise.all([house.storage.table(id), house.storage.notes(id), house.storage.phrases(id, Talk.phrasesShown)]);
      if (sheet.row === before || reads === MOST_READS) return { row, notes, said };
    }
  }

  #tell(before: StoredTable, isAnother: boolean): void {
    const { sheet, talk } = this.#parts;
    const { row } = sheet;
    if (isAnother) this.#around.greetAll();
    else if (before.next !== row.next || JSON.stringify(before.seats) !== JSON.stringify(row.seats)) this.#around.tellInfo();
    for (const { seat, preset } of row.seats) if (before.seats[seat]?.preset !== preset) talk.viewer(seat, { t: 'preset', preset });
  }

  /** What is asked at the table and not decided yet. */
  follow(notes: ReadonlyMap<string, string>): void {
    for (const one of [this.#parts.gathering, this.#parts.pleas, this.#parts.votes]) one.follow(notes);
  }
}
