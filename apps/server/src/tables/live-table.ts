import { inEnglish, type Match, type Move, type Offer, type Refusal, type Seat, type Viewer } from '@conclave/engine';
import type { Phrase, Preset, TableInfo, TableMessage } from '@conclave/protocol';
import { type Answer, type Chronicle, type Line, Queue, type Step, type Table, type Turn } from '@conclave/table';
import type { House } from '../house.ts';
import type { StoredSeat, StoredTable } from '../storage/storage.ts';
import type { Clock } from './clock.ts';
import { Door } from './door.ts';
import { Errands } from './errands.ts';
import { Gathering } from './gathering.ts';
import { infoFor } from './info.ts';
import { Neighbours } from './neighbours.ts';
import { orNotStored } from './not-stored.ts';
import { Notes } from './notes.ts';
import { Ownership } from './ownership.ts';
import { clockTold, wholePicture } from './picture.ts';
import { Pilot } from './pilot.ts';
import { Play } from './play.ts';
import { Pleas } from './pleas.ts';
import { Progress } from './progress.ts';
import { Seats } from './seats.ts';
import { Sheet } from './sheet.ts';
import { type Listener, Talk } from './talk.ts';
import { ticks } from './ticks.ts';
import { Votes } from './votes.ts';

export type { Answer, Listener };

/** One table in memory: everything that happens to it happens one at a time, is stored, and then told. */
export class LiveTable {
  readonly #house: House;
  readonly #queue = new Queue();
  readonly #sheet: Sheet;
  readonly #seats: Seats;
  readonly #play: Play;
  readonly #progress: Progress;
  readonly #gathering: Gathering;
  readonly #pilot: Pilot;
  readonly errands: Errands;
  readonly talk: Talk;
  readonly pleas: Pleas;
  readonly votes: Votes;
  readonly #door: Door;
  readonly neighbours: Neighbours;
  readonly notes: Notes;
  readonly ownership: Ownership;
  #quietSince = ticks();

  private constructor(house: House, row: StoredTable) {
    this.#house = house;
    const [sheet, errands] = [new Sheet(row), new Errands(house, row.id)];
    this.#sheet = sheet;
    this.errands = errands;
    this.talk = new Talk(sheet, house.bus);
    this.#seats = new Seats(house, sheet);
    this.notes = new Notes({ house, sheet }, (notes) => this.neighbours.follow(notes));
    const owning = { canPlay: () => this.#play.closed === undefined, isDone: () => this.#progress.isDone, changed: () => this.#begun() };
    this.ownership = new Ownership({ house, sheet }, owning);
    this.pleas = new Pleas(this);
    this.votes = new Votes(this, house);
    this.#pilot = new Pilot(this, house);
    const [greetAll, begun, ended] = [() => this.#door.greetAll(), () => this.#begun(), () => this.#ended()];
    const play = new Play({ house, sheet, queue: this.#queue }, { entered: (line, steps) => this.#entered(line, steps), begun, greetAll });
    this.#play = play;
    this.#progress = new Progress({ house, sheet, play, errands }, this.ownership, () => this.#pilot.wakesAfter);
    const around = { greetAll, begun, ended, goAway: (seat: Seat) => this.setAway(seat, true), refresh: () => this.neighbours.refresh() };
    this.#gathering = new Gathering({ house, sheet, play, errands, queue: this.#queue, seats: this.#seats }, around);
    this.#door = new Door(this, this.#gathering);
    const parts = { house, sheet, play, errands, queue: this.#queue, gathering: this.#gathering, pleas: this.pleas, votes: this.votes, talk: this.talk };
    this.neighbours = new Neighbours(parts, { greetAll, begun, tellInfo: () => this.#tellInfo(), changed: () => this.#plan() });
  }

  /** Brings a stored table to life. One that cannot be wants nothing any more. */
  static async open(house: House, row: StoredTable): Promise<LiveTable> {
    const table = new LiveTable(house, row);
    await table.#comeToLife().catch(async (error) => {
      await table.close();
      throw error;
    });
    return table;
  }

  async #comeToLife(): Promise<void> {
    if (this.row.stage === 'gathering') await this.#gathering.beginIfFull();
    else await this.#play.load();
    this.talk.hasSaid(...(await this.#house.storage.phrases(this.row.id, Talk.phrasesShown)));
    await this.notes.read();
    this.#plan();
    this.#progress.followLog();
    this.talk.askWhoIsHere();
  }

  get row(): StoredTable {
    return this.#sheet.row;
  }

  get match(): Match | undefined {
    return this.#play.match;
  }

  get chronicle(): Chronicle | undefined {
    return this.#play.chronicle;
  }

  get past(): Chronicle | undefined {
    return this.#play.past;
  }

  get clock(): Clock | undefined {
    return this.#play.clock;
  }

  get version(): number {
    return this.#play.version;
  }

  offers(): Offer[] {
    return this.#play.offers();
  }

  info(person: string | undefined): TableInfo {
    const { closed } = this.#play;
    return { ...infoFor(this.row, person), ...(closed && { closed: inEnglish(closed), closedSaid: closed }) };
  }

  snapshot(listener: Pick<Listener, 'person' | 'viewer'>): TableMessage {
    return wholePicture(this, listener);
  }

  touch(): void {
    this.#quietSince = ticks();
  }

  /** Nobody has looked for so long, and nobody's time runs: it can be read again from the storage when it is wanted. */
  isIdleFor(ms: number): boolean {
    const isBusy = this.#pilot.isBusy || this.#progress.isBusy || this.#gathering.isBusy || this.errands.isBusy;
    return this.talk.listeners.size === 0 && !isBusy && ticks() - this.#quietSince > ms;
  }

  /** Lets somebody in. `have`: the version it still knows. */
  attach(listener: Listener, have?: number): void {
    this.#door.enter(listener, have);
    if (listener.viewer !== 'spectator') this.#isBack(listener.viewer);
    this.votes.look();
  }

  detach(listener: Listener): void {
    if (!this.#door.leave(listener)) return;
    this.#quietSince = ticks();
    this.votes.look();
  }

  #isBack(seat: Seat): void {
    if (this.row.seats[seat]?.away) this.errands.run(`away ${seat}`, () => this.setAway(seat, false));
  }

  /** A player's move. `key` makes it safe to send twice. */
  move(seat: Seat, move: { move: unknown; prompt?: number | undefined; key?: string | undefined }): Promise<Answer> {
    return this.#enter(seat, (table) => table.move(seat, move));
  }

  /** Freely up to the last wall; alone with bots, further. */
  undo(seat: Seat, turn?: Turn): Promise<Answer> {
    return this.#enter(seat, (table) => table.undo(seat, turn));
  }

  redo(seat: Seat, turn?: Turn): Promise<Answer> {
    return this.#enter(seat, (table) => table.redo(seat, turn));
  }

  /** Back before the seat's last move: everybody agreed. */
  takeBackAgreed(seat: Seat): Promise<Answer> {
    return this.#enter(seat, (table) => table.takeBack(seat));
  }

  async #enter(seat: Seat, act: (table: Table) => Promise<Answer>): Promise<Answer> {
    const answer = await this.#play.measured(act);
    if (answer.ok) this.#isBack(seat);
    return answer;
  }

  /** An answer given in a seat's place. */
  answerFor(seat: Seat, move: Move, prompt: number): Promise<Answer> {
    return this.#play.with((table) => table.answerFor(seat, move, prompt));
  }

  /** Why a move is not possible; nothing where it is. It may lack details. */
  whyNot(seat: Seat, move: { do: string }): Refusal | undefined {
    return this.#play.whyNot(seat, move);
  }

  #entered({ entry: { seat }, at, key }: Line, steps: ReadonlyMap<Viewer, Step>): void {
    this.#progress.note(at);
    this.pleas.forget(seat, this.#play.isOver);
    const clock = clockTold(this);
    for (const [viewer, step] of steps) this.talk.viewer(viewer, { t: 'step', ...step, ...clock, ...(viewer === seat && key !== undefined && { key }) });
    this.#plan();
  }

  #stored<T>(act: () => Promise<T>): Promise<T> {
    return orNotStored(act, (error) => this.#play.broke(error));
  }

  async say(seat: Seat, phrase: Phrase): Promise<void> {
    const said = { seat, phrase, at: this.#house.now() };
    await this.#stored(() => this.#house.storage.addPhrase(this.row.id, said));
    this.talk.hasSaid(said);
    this.talk.all({ t: 'said', said });
  }

  async setPreset(seat: Seat, preset: Preset): Promise<void> {
    await this.#stored(() => this.#seats.setPreset(seat, preset));
    this.talk.viewer(seat, { t: 'preset', preset });
    this.#seatChanged();
  }

  async setAway(seat: Seat, away: boolean): Promise<void> {
    if (!(await this.#stored(() => this.#seats.setAway(seat, away)))) return;
    this.#tellInfo();
    this.#seatChanged();
    // Whoever leaves does so in the queue that the take-back waits in.
    if (away && this.pleas.open) this.errands.run(`plea ${seat}`, async () => void (await this.pleas.answer(seat, seat !== this.pleas.open?.seat)));
  }

  #tellInfo(): void {
    this.talk.each(({ person }) => ({ t: 'info', info: this.info(person) }));
  }

  #seatChanged(): void {
    if (this.row.stage === 'playing') this.#progress.note();
    this.#plan();
  }

  #plan(): void {
    this.ownership.claim();
    if (this.ownership.isOurs) this.#gathering.goOn();
    this.#pilot.plan();
    this.votes.look();
  }

  /** Gives an open seat to somebody. The game starts when the last one is taken. */
  sit(seat: StoredSeat): Promise<boolean> {
    return this.#stored(() => this.#gathering.sit(seat));
  }

  /** Before the start the seat is open again; in play somebody stands in until the player returns. */
  leave(seat: Seat): Promise<void> {
    return this.#stored(() => this.#gathering.leave(seat));
  }

  /** Takes somebody off a seat before the start, for good, and says whose it was. */
  vacate(seat: Seat): Promise<string | undefined> {
    return this.#stored(() => this.#gathering.vacate(seat));
  }

  /** Begins if nobody is missing and it has not begun. */
  start(): Promise<void> {
    return this.#stored(() => this.#gathering.start());
  }

  /** The share of the randomness that a seat's device committed to. The last one starts the game. */
  reveal(seat: Seat, share: string): Promise<Refusal | undefined> {
    return this.#stored(() => this.#gathering.reveal(seat, share));
  }

  #begun(): void {
    this.#progress.followLog();
    this.#plan();
  }

  /** Ends the game without a result: the others have decided so. */
  end(): Promise<void> {
    return this.#stored(() => this.#gathering.end());
  }

  #ended(): void {
    this.pleas.drop();
    this.#plan();
    this.#door.greetAll();
  }

  rename(person: string, name: string): void {
    if (this.#seats.rename(person, name)) this.#tellInfo();
  }

  setNext(next: string): void {
    this.#sheet.change({ next });
    this.#tellInfo();
  }

  /** Stops all that would still happen by itself, and waits for what is underway. */
  async close(): Promise<void> {
    this.#pilot.stop();
    this.votes.stop();
    await this.#queue.idle();
    this.#gathering.stop();
    this.#progress.close();
    await this.errands.stop();
    this.ownership.release();
  }
}
