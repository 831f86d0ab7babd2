import type { GameModule, Match, Message, Offer, Refusal, Seat, Viewer } from '@conclave/engine';
import { because } from '@conclave/protocol';
import { type Answer, type Chronicle, type Host, type Line, type MoveStep, no, type Queue, type Step, Table } from '@conclave/table';
import { gameFor, playedBy } from '../games.ts';
import type { House } from '../house.ts';
import type { StoredEntry } from '../storage/storage.ts';
import type { Clock } from './clock.ts';
import { writeDown } from './errands.ts';
import { type Loaded, lineOf, matchOf, rebuild } from './load.ts';
import type { Sheet } from './sheet.ts';
import { ticks } from './ticks.ts';

const NOT_STARTED = no('TABLE-START', because('notStarted'));
const ENDED = no('TABLE-OVER', because('ended'));

/** What happens around the game. */
export interface Around {
  /** A line is in force. */
  entered(line: Line, steps: ReadonlyMap<Viewer, Step>): void;
  /** The log was read anew: nothing known before counts. */
  begun(): void;
  greetAll(): void;
}

/** The game at a table: its moves are stored, with the time they took, and then told. */
export class Play implements Host {
  readonly #house: House;
  readonly #sheet: Sheet;
  readonly #queue: Queue;
  readonly #around: Around;
  #loaded: Loaded | undefined;
  #missing: Message | undefined;
  /** What the line that is being kept took of its seat's time. */
  #spent = 0;
  /** The last version that was told. */
  #told = 0;

  constructor({ house, sheet, queue }: { house: House; sheet: Sheet; queue: Queue }, around: Around) {
    this.#house = house;
    this.#sheet = sheet;
    this.#queue = queue;
    this.#around = around;
  }

  async load(): Promise<void> {
    if (this.#sheet.row.stage !== 'gathering') this.begin(await this.#house.storage.entries(this.#sheet.row.id));
  }

  /** Plays what is stored so far. */
  begin(entries: readonly StoredEntry[]): void {
    const { row } = this.#sheet;
    const game = this.#gameHere();
    if (!game) return;
    const table = this.#loaded?.table ?? new Table(() => matchOf(game, row), this, this.#queue);
    this.#loaded = rebuild(game, row, { entries, table });
    this.#told = this.version;
    this.#resume(entries.at(-1)?.at ?? row.movedAt);
  }

  /** The game with its values, if it can be played here at all. */
  #gameHere(): GameModule | undefined {
    const { row } = this.#sheet;
    const game = gameFor(this.#house.games, row);
    this.#missing = game ? undefined : because('gameMissing', { game: row.game });
    try {
      return game && playedBy(game, row.pack);
    } catch (error) {
      this.broke(error);
      this.#missing = because('packUnusable');
      return undefined;
    }
  }

  /** The time the server was away is nobody's. */
  #resume(movedAt: number): void {
    const since = Math.min(ticks() - this.#house.openedAt, Math.max(0, this.now() - movedAt));
    this.#loaded?.clock?.resume(ticks() - since);
  }

  /** It has begun elsewhere, and was not read. */
  get isUnread(): boolean {
    return this.#sheet.row.stage !== 'gathering' && this.#loaded === undefined && this.#missing === undefined;
  }

  /** Why the game cannot go on here. */
  get closed(): Message | undefined {
    return this.#missing ?? this.#loaded?.closed;
  }

  /** The game, where it can be played or looked at. */
  get #table(): Table | undefined {
    return this.closed === undefined ? this.#loaded?.table : undefined;
  }

  get match(): Match | undefined {
    return this.#table?.match;
  }

  get chronicle(): Chronicle | undefined {
    return this.#table?.chronicle;
  }

  /** All that can be told of the past, even where the game cannot go on. */
  get past(): Chronicle | undefined {
    return this.#loaded?.table.chronicle;
  }

  get version(): number {
    return this.match?.version ?? 0;
  }

  /** Over without a result: its people ended it. */
  get isEnded(): boolean {
    const { stage, result } = this.#sheet.row;
    return stage === 'over' && !result && this.match?.isOver !== true;
  }

  get isOver(): boolean {
    return this.isEnded || this.match?.isOver === true;
  }

  get clock(): Clock | undefined {
    return this.isOver ? undefined : this.#table && this.#loaded?.clock;
  }

  /** Every open question. */
  offers(): Offer[] {
    return this.isOver ? [] : (this.#table?.offers() ?? []);
  }

  /** Does something with the game, if there is one that goes on. */
  async with(act: (table: Table) => Promise<Answer>): Promise<Answer> {
    if (this.closed !== undefined) return no('TABLE-RULES', this.closed);
    if (!this.#table) return NOT_STARTED;
    return this.isEnded ? ENDED : act(this.#table);
  }

  /** The same, for what a player asks for. */
  async measured(act: (table: Table) => Promise<Answer>): Promise<Answer> {
    const stop = this.#house.metrics.entrySeconds.startTimer();
    const answer = await this.with(act);
    stop();
    if (!answer.ok) this.#house.metrics.refusals.inc({ rule: answer.refusal.rule });
    return answer;
  }

  whyNot(seat: Seat, idea: unknown): Refusal | undefined {
    return this.#table ? this.#table.whyNot(seat, idea) : NOT_STARTED.refusal;
  }

  isPerson(seat: Seat): boolean {
    return this.#sheet.isPerson(seat);
  }

  now(): number {
    return this.#house.now();
  }

  async keep({ seq, entry, at, key }: Line): Promise<boolean> {
    const { storage, metrics } = this.#house;
    const { id, game } = this.#sheet.row;
    this.#spent = this.#loaded?.clock?.spent(entry.seat, ticks()) ?? 0;
    const isKept = await storage.append(id, { seq, entry, at, spent: this.#spent, ...(key !== undefined && { idem: key }) });
    if (isKept) metrics.entries.inc({ game });
    else metrics.races.inc();
    return isKept;
  }

  tell(line: Line, steps: ReadonlyMap<Viewer, Step>): void {
    const { seat } = line.entry;
    const clock = this.#loaded?.clock;
    clock?.charge(seat, this.#spent);
    clock?.waitFor(this.match?.asked ?? [], ticks(), seat);
    this.#around.entered(line, steps);
    this.#told = this.version;
  }

  async readAgain(): Promise<void> {
    if (this.#told === this.version && (await this.#adopt(await this.#later()))) return;
    await this.load();
    this.#around.begun();
    this.#around.greetAll();
  }

  #later(): Promise<StoredEntry[]> {
    return this.#house.storage.entries(this.#sheet.row.id, this.version);
  }

  /** Whether others have stored more than is in force here. */
  isBehind(seq: number): boolean {
    return this.#table !== undefined && this.version < seq;
  }

  /** Puts in force what others have stored: what was heard of it, or where that does not follow, what the storage has. For whoever has the queue. */
  async catchUp(heard: readonly StoredEntry[]): Promise<void> {
    if (!this.#table) return;
    const lines = heard.filter(({ seq }) => seq > this.version).sort((a, b) => a.seq - b.seq);
    const isNext = lines.length > 0 && lines.every(({ seq }, i) => seq === this.version + 1 + i);
    if (lines.length === 0 && heard.length > 0) return;
    if (isNext && (await this.#adopt(lines))) return;
    await this.readAgain();
  }

  /** False: they do not follow from what is in force. */
  async #adopt(entries: readonly StoredEntry[]): Promise<boolean> {
    try {
      for (const entry of entries) {
        this.#spent = entry.spent;
        this.#table?.adopt(lineOf(entry));
        this.#house.metrics.adopted.inc();
        this.#house.metrics.newsSeconds.observe(Math.max(0, this.now() - entry.at) / 1000);
      }
      return true;
    } catch (error) {
      this.broke(error);
      return false;
    }
  }

  took(step: MoveStep, ms: number): void {
    this.#house.metrics.stepSeconds.observe({ step }, ms / 1000);
  }

  broke(error: unknown): void {
    writeDown(this.#house, this.#sheet.row.id, error);
  }
}
