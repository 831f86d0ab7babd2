import type { Attempt, Match, Offer, Refusal, Refused, Seat, Viewer } from '@conclave/engine';
import {
  asText,
  type ClockTold,
  type Phrase,
  type Plea,
  PROTOCOL,
  type Preset,
  type SaidTold,
  type ServerMessage,
  type TableInfo,
  type TableMessage,
} from '@conclave/protocol';
import { attemptTakeBack, type Chronicle, Queue } from '@conclave/table';
import type { House } from '../house.ts';
import { type Progress, StorageFault, type StoredEntry, type StoredSeat, type StoredTable } from '../storage/storage.ts';
import type { Clock } from './clock.ts';
import { infoFor, seatOf } from './info.ts';
import { keyOf, type Loaded, mayGoBeyond, replay, Unplayable } from './load.ts';
import { Pilot } from './pilot.ts';
import { Pleas } from './pleas.ts';

/** Somebody who has the table open. */
export interface Listener {
  readonly person: string | undefined;
  /** Set by the table: whose eyes it looks with. */
  viewer: Viewer;
  tell(message: ServerMessage, text: string): void;
}

/** `isTold`: the step that all were told carries the key. */
export type Answer = { readonly ok: true; readonly version: number; readonly isTold: boolean } | Refused;

const PHRASES_SHOWN = 30;
const NOTE_MS = 2000;

const no = (rule: string, reason: string): Refused => ({ ok: false, refusal: { rule, reason } });
const NOT_STARTED = no('TABLE-START', 'The game has not started yet.');

/** One table in memory: everything that happens to it happens one at a time, is stored, and then told. */
export class LiveTable {
  readonly #house: House;
  readonly #queue = new Queue();
  readonly #listeners = new Set<Listener>();
  readonly #pilot: Pilot;
  readonly pleas: Pleas;
  #row: StoredTable;
  #loaded: Loaded | undefined;
  #said: SaidTold[] = [];
  #quietSince = Date.now();
  /** What the storage holds may differ from what is here: it is read again before anything else happens. */
  #isInDoubt = false;
  #isClosed = false;
  #noting: NodeJS.Timeout | undefined;

  private constructor(house: House, row: StoredTable) {
    this.#house = house;
    this.#row = row;
    this.#pilot = new Pilot(this, house);
    this.pleas = new Pleas(this, (message) => this.#tellAll(message));
  }

  /** Brings a stored table to life. Throws `Unplayable` where its game cannot be replayed. */
  static async open(house: House, row: StoredTable): Promise<LiveTable> {
    const table = new LiveTable(house, row);
    if (row.stage === 'gathering') await table.#startIfFull();
    else await table.#load();
    table.#said = await house.storage.phrases(row.id, PHRASES_SHOWN);
    table.#pilot.plan();
    return table;
  }

  async #load(): Promise<void> {
    this.#replay(await this.#house.storage.entries(this.#row.id));
    this.#isInDoubt = false;
  }

  #replay(entries: readonly StoredEntry[]): void {
    const game = this.#house.games.get(this.#row.game);
    if (!game) throw new Unplayable(`This server does not have the game ${this.#row.game}.`);
    const followed = new Set([...this.#listeners].map(({ viewer }) => viewer));
    this.#loaded = replay(game, this.#row, entries);
    this.#loaded.clock?.resume(Math.max(this.#house.openedAt, entries.at(-1)?.at ?? this.#row.movedAt));
    for (const viewer of followed) this.#loaded.chronicle.follow(viewer);
    this.#followLog();
  }

  get row(): StoredTable {
    return this.#row;
  }

  get match(): Match | undefined {
    return this.#loaded?.chronicle.match;
  }

  get chronicle(): Chronicle | undefined {
    return this.#loaded?.chronicle;
  }

  get clock(): Clock | undefined {
    return this.match?.isOver ? undefined : this.#loaded?.clock;
  }

  get version(): number {
    return this.match?.version ?? 0;
  }

  /** Somebody is about to use it. */
  touch(): void {
    this.#quietSince = Date.now();
  }

  /** Nobody looks, nobody's time runs: it can be read again from the storage when it is wanted. */
  isIdle(since: number): boolean {
    return this.#listeners.size === 0 && !this.#pilot.isBusy && !this.#noting && this.#quietSince < since;
  }

  /** Every open prompt. */
  offers(): Offer[] {
    const { match } = this;
    return match ? match.asked.flatMap((seat) => match.promptFor(seat) ?? []) : [];
  }

  info(person: string | undefined): TableInfo {
    return infoFor(this.#row, person);
  }

  isPresent(seat: Seat): boolean {
    return this.#row.seats[seat]?.kind === 'bot' || [...this.#listeners].some(({ viewer }) => viewer === seat);
  }

  presence(): boolean[] {
    return this.#row.seats.map(({ seat }) => this.isPresent(seat));
  }

  /** Everything a listener may know. */
  snapshot({ person, viewer }: Pick<Listener, 'person' | 'viewer'>): TableMessage {
    const sight = this.chronicle?.follow(viewer);
    return {
      t: 'table',
      protocol: PROTOCOL,
      info: this.info(person),
      viewer,
      version: this.version,
      ...(sight && { sight }),
      story: this.chronicle?.story(viewer) ?? [],
      presence: this.presence(),
      ...this.#clockTold(),
      preset: this.#presetOf(viewer),
      said: this.#said,
      ...this.#pleaTold(),
    };
  }

  #clockTold(): { clock?: ClockTold } {
    return this.clock ? { clock: this.clock.told(Date.now()) } : {};
  }

  #pleaTold(): { plea?: Plea } {
    return this.pleas.open ? { plea: this.pleas.open } : {};
  }

  #presetOf(viewer: Viewer): Preset {
    return viewer === 'spectator' ? 'ask' : (this.#row.seats[viewer]?.preset ?? 'ask');
  }

  /** Lets somebody in. `have`: the version it still knows. */
  attach(listener: Listener, have?: number): void {
    const before = this.presence();
    listener.viewer = seatOf(this.#row, listener.person) ?? 'spectator';
    this.#listeners.add(listener);
    if (listener.viewer !== 'spectator') this.aside(this.setAway(listener.viewer, false));
    if (have !== undefined && have === this.version && this.chronicle) this.#resume(listener);
    else this.#tell(listener, this.snapshot(listener));
    this.#tellPresence(before);
  }

  #resume(listener: Listener): void {
    this.chronicle?.follow(listener.viewer);
    this.#tell(listener, {
      t: 'here',
      version: this.version,
      info: this.info(listener.person),
      presence: this.presence(),
      ...this.#clockTold(),
      preset: this.#presetOf(listener.viewer),
      ...this.#pleaTold(),
    });
  }

  detach(listener: Listener): void {
    const before = this.presence();
    if (!this.#listeners.delete(listener)) return;
    this.#quietSince = Date.now();
    if (![...this.#listeners].some(({ viewer }) => viewer === listener.viewer)) this.chronicle?.unfollow(listener.viewer);
    this.#tellPresence(before);
  }

  #tellPresence(before: readonly boolean[]): void {
    const presence = this.presence();
    if (presence.some((isHere, seat) => isHere !== before[seat])) this.#tellAll({ t: 'presence', presence });
  }

  #tell(listener: Listener, message: ServerMessage): void {
    listener.tell(message, asText(message));
  }

  #tellAll(message: ServerMessage): void {
    const text = asText(message);
    for (const listener of this.#listeners) listener.tell(message, text);
  }

  #tellViewer(viewer: Viewer, message: ServerMessage): void {
    const text = asText(message);
    for (const listener of this.#listeners) if (listener.viewer === viewer) listener.tell(message, text);
  }

  #tellInfo(): void {
    for (const listener of this.#listeners) this.#tell(listener, { t: 'info', info: this.info(listener.person) });
  }

  /** A player's move. `key` makes it safe to send twice. */
  move(seat: Seat, { move, prompt, key }: { move: unknown; prompt?: number | undefined; key?: string | undefined }): Promise<Answer> {
    return this.#enter(seat, () => this.#attempt(seat, key, (match) => match.attempt(seat, move, prompt)));
  }

  /** Freely up to the last wall; alone with bots, further. */
  undo(seat: Seat, key?: string): Promise<Answer> {
    return this.#enter(seat, () => {
      const isBeyond = this.match && !this.match.canUndo(seat) && mayGoBeyond(this.#row, this.match, seat);
      return this.#attempt(seat, key, (match) => (isBeyond ? attemptTakeBack(match, seat) : match.attemptUndo(seat)));
    });
  }

  redo(seat: Seat, key?: string): Promise<Answer> {
    return this.#enter(seat, () => this.#attempt(seat, key, (match) => match.attemptRedo(seat)));
  }

  /** Back before the seat's last move: everybody agreed. */
  takeBackAgreed(seat: Seat): Promise<Answer> {
    return this.#enter(seat, () => this.#attempt(seat, undefined, (match) => attemptTakeBack(match, seat)));
  }

  /** An answer given in a seat's place. */
  answerFor(seat: Seat, move: unknown, prompt: number): Promise<Answer> {
    return this.#queue.run(() =>
      this.#attempt(seat, undefined, (match) =>
        match.promptFor(seat)?.id === prompt ? match.attempt(seat, move) : no('TABLE-STALE', 'The table has moved on.'),
      ),
    );
  }

  async #enter(seat: Seat, entering: () => Promise<Answer>): Promise<Answer> {
    const stop = this.#house.metrics.entrySeconds.startTimer();
    const answer = await this.#queue.run(entering);
    stop();
    if (answer.ok) this.aside(this.setAway(seat, false));
    else this.#house.metrics.refusals.inc({ rule: answer.refusal.rule });
    return answer;
  }

  /** The answer to a message that was carried out before. */
  #known(loaded: Loaded, seat: Seat, key: string | undefined): Answer | undefined {
    return key !== undefined && loaded.keys.has(keyOf(seat, key)) ? { ok: true, version: this.version, isTold: false } : undefined;
  }

  async #attempt(seat: Seat, key: string | undefined, attempt: (match: Match) => Attempt | Refused): Promise<Answer> {
    try {
      if (this.#isInDoubt) await this.#readAgain();
      const loaded = this.#loaded;
      if (!loaded) return NOT_STARTED;
      const known = this.#known(loaded, seat, key);
      if (known) return known;
      const tried = attempt(loaded.chronicle.match);
      if (!tried.ok) return tried;
      const at = Date.now();
      const spent = loaded.clock?.spent(seat, at) ?? 0;
      const stored = await this.#house.storage.append(this.#row.id, {
        seq: this.version + 1,
        entry: tried.entry,
        at,
        spent,
        ...(key !== undefined && { idem: key }),
      });
      if (!stored) {
        await this.#readAgain();
        return no('TABLE-STALE', 'The table has moved on since that was asked.');
      }
      this.#putInForce(loaded, tried, { seat, key, at, spent });
      return { ok: true, version: this.version, isTold: true };
    } catch (error) {
      return this.#fault(error);
    }
  }

  /** Somebody else wrote that line of the log, or nobody knows whether it was written: read it, and let the player decide again. */
  async #readAgain(): Promise<void> {
    const { version } = this;
    await this.#load();
    if (this.version === version) return;
    for (const listener of this.#listeners) this.#tell(listener, this.snapshot(listener));
    this.#pilot.plan();
  }

  async #fault(error: unknown): Promise<Refused> {
    this.#isInDoubt = true;
    if (error instanceof StorageFault) return this.#notStored(error);
    this.#writeDown(error);
    await this.#load().catch((error) => this.#notStored(error));
    return no('TABLE-FAULT', 'The table could not carry that out. Nothing was changed; the fault was written down.');
  }

  #writeDown(error: unknown): void {
    this.#house.metrics.faults.inc({ where: 'table' });
    this.#house.log.error({ err: error, table: this.#row.id, version: this.version }, 'a move could not be carried out');
  }

  #notStored(error: unknown): Refused {
    this.#house.metrics.faults.inc({ where: 'storage' });
    this.#house.log.debug({ err: error, table: this.#row.id }, 'the storage failed');
    return no('TABLE-STORE', 'It cannot be written down at the moment, so nothing was changed. Try again soon.');
  }

  /** Something that nobody waits for. If it cannot be written down, it is made good by the next that can. */
  aside(work: Promise<unknown>): void {
    work.catch((error) => (error instanceof StorageFault ? this.#notStored(error) : this.#writeDown(error)));
  }

  #putInForce(loaded: Loaded, tried: Attempt, { seat, key, at, spent }: { seat: Seat; key: string | undefined; at: number; spent: number }): void {
    const steps = loaded.chronicle.advance(tried, at);
    const { match } = loaded.chronicle;
    loaded.clock?.charge(seat, spent);
    loaded.clock?.waitFor(match.asked, at, seat);
    if (key !== undefined) loaded.keys.add(keyOf(seat, key));
    this.#house.metrics.entries.inc({ game: this.#row.game });
    this.#noteProgress(at);
    this.#forgetPassing();
    this.pleas.forget(seat, match.isOver);
    const clock = this.#clockTold();
    for (const [viewer, step] of steps) this.#tellViewer(viewer, { t: 'step', ...step, ...clock, ...(viewer === seat && key !== undefined && { key }) });
    this.#pilot.plan();
  }

  /** Keeps the row that lists are made from up to date, a little later. The log is the truth, so nobody waits for it. */
  #noteProgress(movedAt: number): void {
    const { match } = this;
    if (!match) return;
    const result = match.state.result;
    this.#row = { ...this.#row, stage: result ? 'over' : 'playing', movedAt, waiting: match.asked, ...(result && { result }) };
    this.#noteLater(result ? 0 : NOTE_MS);
  }

  #noteLater(ms: number): void {
    if (!this.#isClosed) this.#noting ??= setTimeout(() => void this.#writeProgress(), ms);
  }

  /** After reading: the row is written anew only where it is marked, or says something else than the log. */
  #followLog(): void {
    const { stage, movedAt, waiting, wakesAfter } = this.#row;
    const isBehind = wakesAfter === 0 || String(waiting) !== String(this.match?.asked) || (stage === 'over') !== this.match?.isOver;
    if (isBehind) this.#noteProgress(movedAt);
  }

  async #writeProgress(): Promise<void> {
    clearTimeout(this.#noting);
    this.#noting = undefined;
    const { id, stage, movedAt, waiting, result } = this.#row;
    if (stage === 'gathering') return;
    const { wakesAfter } = this.#pilot;
    await this.#house.storage.setProgress(id, { stage, movedAt, waiting, ...(result && { result }), wakesAfter }).catch((error) => {
      this.#notStored(error);
      this.#noteLater(NOTE_MS);
    });
  }

  /** "Pass until my turn" lasts until the seat is asked something else than to respond. */
  #forgetPassing(): void {
    for (const offer of this.offers()) if (!offer.window && this.#row.seats[offer.seat]?.preset === 'pass') this.aside(this.setPreset(offer.seat, 'ask'));
  }

  /** Why a move is not possible; nothing where it is. It may lack details. */
  whyNot(seat: Seat, move: { do: string }): Refusal | undefined {
    return this.match ? this.match.whyNot(seat, move) : NOT_STARTED.refusal;
  }

  async say(seat: Seat, phrase: Phrase): Promise<void> {
    const said = { seat, phrase, at: Date.now() };
    await this.#house.storage.addPhrase(this.#row.id, said);
    this.#said = [...this.#said, said].slice(-PHRASES_SHOWN);
    this.#tellAll({ t: 'said', said });
  }

  async setPreset(seat: Seat, preset: Preset): Promise<void> {
    await this.#changeSeat(seat, { preset });
    this.#tellViewer(seat, { t: 'preset', preset });
    this.#pilot.plan();
  }

  async setAway(seat: Seat, away: boolean): Promise<void> {
    if (this.#row.seats[seat]?.away === away) return;
    await this.#changeSeat(seat, { away });
    this.#tellInfo();
    this.#pilot.plan();
    // Not waited for: whoever leaves does so in the queue that the take-back waits in.
    if (away) this.aside(this.pleas.answer(seat, seat !== this.pleas.open?.seat));
  }

  async #changeSeat(seat: Seat, change: Partial<StoredSeat>): Promise<void> {
    const before = this.#row.seats[seat];
    if (!before) return;
    const after = { ...before, ...change };
    this.#row = { ...this.#row, seats: this.#row.seats.with(seat, after) };
    await this.#house.storage.setSeat(this.#row.id, after).catch((error) => {
      if (this.#row.seats[seat] === after) this.#row = { ...this.#row, seats: this.#row.seats.with(seat, before) };
      throw error;
    });
    if (this.#row.stage === 'playing') this.#noteProgress(this.#row.movedAt);
  }

  /** Gives an open seat to somebody. The game starts when the last one is taken. */
  sit(seat: StoredSeat): Promise<boolean> {
    return this.#queue.run(async () => {
      if (this.#row.stage !== 'gathering' || !(await this.#house.storage.takeSeat(this.#row.id, seat))) return false;
      this.#row = { ...this.#row, seats: this.#row.seats.with(seat.seat, seat) };
      await this.#startIfFull();
      this.#greetAll();
      return true;
    });
  }

  /** Before the start the seat is open again; in play somebody stands in until the player returns. */
  leave(seat: Seat): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#row.stage === 'playing') return this.setAway(seat, true);
      if (this.#row.stage === 'gathering') await this.#openSeat(seat);
    });
  }

  /** Opens a seat before the start, and says whose it was. */
  vacate(seat: Seat): Promise<string | undefined> {
    return this.#queue.run(async () => {
      const person = this.#row.seats[seat]?.person;
      if (this.#row.stage !== 'gathering' || person === undefined) return undefined;
      await this.#openSeat(seat);
      return person;
    });
  }

  async #openSeat(seat: Seat): Promise<void> {
    const open: StoredSeat = { seat, kind: 'open', name: '', away: false, preset: 'ask' };
    await this.#house.storage.setSeat(this.#row.id, open);
    this.#row = { ...this.#row, seats: this.#row.seats.with(seat, open) };
    this.#greetAll();
  }

  /** Begins if nobody is missing and it has not begun. */
  start(): Promise<void> {
    return this.#queue.run(async () => {
      if (await this.#startIfFull()) this.#greetAll();
    });
  }

  async #startIfFull(): Promise<boolean> {
    if (this.#row.stage !== 'gathering' || this.#row.seats.some(({ kind }) => kind === 'open')) return false;
    const entries = await this.#house.storage.entries(this.#row.id);
    const progress: Progress = { stage: 'playing', movedAt: Date.now(), waiting: [], wakesAfter: 0 };
    await this.#house.storage.setProgress(this.#row.id, progress);
    this.#row = { ...this.#row, ...progress };
    this.#replay(entries);
    this.#pilot.plan();
    return true;
  }

  /** Everybody gets everything anew: seats have changed hands, and with them what is seen. */
  #greetAll(): void {
    for (const listener of this.#listeners) {
      listener.viewer = seatOf(this.#row, listener.person) ?? 'spectator';
      this.#tell(listener, this.snapshot(listener));
    }
  }

  rename(person: string, name: string): void {
    if (seatOf(this.#row, person) === undefined) return;
    const seats = this.#row.seats.map((seat) => (seat.person === person ? { ...seat, name } : seat));
    this.#row = { ...this.#row, seats };
    this.#tellInfo();
  }

  setNext(next: string): void {
    this.#row = { ...this.#row, next };
    this.#tellInfo();
  }

  /** Stops all that would still happen by itself, and waits for what is underway. */
  async close(): Promise<void> {
    this.#pilot.stop();
    await this.#queue.idle();
    this.#isClosed = true;
    if (this.#noting) await this.#writeProgress();
  }
}
