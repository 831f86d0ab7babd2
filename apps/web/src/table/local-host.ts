import { type BotLevel, choose, isBotOf, USUAL_LEVEL } from '@conclave/bots';
import {
  fastRandom,
  type GameModule,
  isSame,
  Match,
  type Moment,
  type Move,
  type Offer,
  type Random,
  type Refusal,
  refuse,
  type Seat,
  type Viewer,
} from '@conclave/engine';
import { because, type ClientMessage, PROTOCOL, type Preset, type ServerMessage } from '@conclave/protocol';
import {
  type Answer,
  defaultMove,
  endsPassing,
  type Host,
  isForAppearances,
  type Line,
  passesByItself,
  Queue,
  type Step,
  Table,
  Unreadable,
} from '@conclave/table';
import type { Asked } from '../coach/jobs.ts';
import { infoOf, type LocalRecord } from './local-record.ts';

/** What a page may ask of a local table, beside what it asks of a server. */
export type LocalMessage = ClientMessage | { readonly t: 'look'; readonly viewer: Viewer };

export interface Surroundings {
  tell(message: ServerMessage): void;
  /** Keeps the table. Nothing is in force or told before it is kept. */
  keep(record: LocalRecord): Promise<void>;
  /** Milliseconds a bot takes before it answers. */
  pace(): number;
  wait(ms: number): Promise<void>;
}

/** How long to wait before something is tried again that could not be kept. */
const TRY_AGAIN_MS = 2000;
const FAULT = refuse('TABLE-FAULT', because('notCarriedOut'));

/** One deal may look the same by chance; all of these don't. */
const DEALS = [1, 2, 3, 4];

/** Numbers for a bot's choice, from what everybody knows: the same game is answered in the same way. */
const chanceOf = ({ commitment, version }: Match, seat: Seat): Random =>
  fastRandom((Number.parseInt(commitment.slice(0, 7), 16) + 8 * version + seat) % 2 ** 31);

const linesOf = ({ entries }: LocalRecord): Line[] => entries.map(({ entry, at }, i) => ({ seq: i + 1, entry, at }));

/** A table in the page: the same core and messages as on a server, with the bots next to it. */
export class LocalHost implements Host {
  readonly #game: GameModule;
  readonly #table: Table;
  readonly #around: Surroundings;
  /** One entry after the other, each with all that is noted and told of it. */
  readonly #entries = new Queue();
  #record: LocalRecord;
  #viewer: Viewer;
  #preset: Preset = 'ask';
  #steps: Step[] = [];
  #isClosed = false;
  #isPlayingBots = false;

  constructor(game: GameModule, record: LocalRecord, around: Surroundings, lay?: Moment['lay']) {
    if (record.rulesVersion !== game.rulesVersion) throw new Error('This game was begun under other rules and cannot go on.');
    this.#game = game;
    this.#record = record;
    this.#around = around;
    this.#table = new Table(() => new Match(game, { seats: record.names.length, options: record.options, key: record.key, lay }), this);
    this.#read();
    this.#viewer = this.#firstViewer();
  }

  #read(): void {
    try {
      this.#table.read(linesOf(this.#record));
    } catch (error) {
      throw error instanceof Unreadable ? new Error('This game cannot be replayed.') : error;
    }
  }

  get #match(): Match {
    return this.#table.match;
  }

  get #people(): Seat[] {
    return this.#record.levels.flatMap((level, seat) => (level === null ? [seat] : []));
  }

  /** Who looks first: the only person there is. Several share the screen, and nobody sits at it yet. */
  #firstViewer(): Viewer {
    const [person, ...others] = this.#people;
    return person !== undefined && others.length === 0 ? person : 'spectator';
  }

  isPerson(seat: Seat): boolean {
    return this.#record.levels[seat] === null;
  }

  now(): number {
    return Date.now();
  }

  get #isSolo(): boolean {
    return this.#people.length === 1;
  }

  start(): void {
    this.#viewer = this.#nextViewer();
    this.#greet();
    this.#letBotsPlay();
  }

  close(): void {
    this.#isClosed = true;
  }

  hear(message: LocalMessage): void {
    this.#entries
      .run(() => this.#act(message))
      .catch((error) => this.broke(error))
      .finally(() => this.#letBotsPlay());
  }

  /** What a bot in the viewer's place would be asked. The position is dealt anew from the number of the move alone, so that it tells nothing hidden. */
  question(): Asked | undefined {
    const offer = this.#viewer === 'spectator' ? undefined : this.#match.promptFor(this.#viewer);
    if (!offer) return undefined;
    const { id: _, ...prompt } = offer;
    const seed = this.#match.version + 1;
    return { seat: prompt.seat, prompt, position: this.#match.redealt(prompt.seat, fastRandom(seed)), seed };
  }

  #greet(): void {
    this.#table.chronicle.unfollow(this.#viewer);
    const presence = this.#record.names.map(() => true);
    this.#around.tell({
      t: 'table',
      protocol: PROTOCOL,
      info: infoOf(this.#record, this.#match.commitment),
      viewer: this.#viewer,
      ...this.#table.show(this.#viewer),
      presence,
      preset: this.#preset,
      said: [],
    });
  }

  async #act(message: LocalMessage): Promise<void> {
    if (message.t === 'look') return this.#look(message.viewer);
    if (message.t === 'preset') return this.#setPreset(message.preset);
    const seat = this.#viewer;
    if (seat === 'spectator') return;
    if (message.t === 'move') return this.#answer(message.key, await this.#entered(this.#table.move(seat, { move: message.move, prompt: message.prompt })));
    if (message.t === 'redo') return this.#answer(message.key, await this.#entered(this.#table.redo(seat)));
    if (message.t === 'undo') return this.#answer(message.key, await this.#entered(this.#table.undo(seat)));
    if (message.t === 'why') return this.#answer(message.key, this.#table.whyNot(seat, message.move));
  }

  /** A screen that several people share turns to whoever is asked next; where that one sees more than the others may, only what all see is shown until they say that they sit there. */
  #nextViewer(): Viewer {
    const asked = this.#match.asked.filter((seat) => this.isPerson(seat));
    const [next] = asked;
    if (this.#isSolo || next === undefined || asked.some((seat) => seat === this.#viewer)) return this.#viewer;
    return this.#people.some((other) => other !== next && this.#hides(next, other)) ? 'spectator' : next;
  }

  #turnScreen(): void {
    const viewer = this.#nextViewer();
    if (viewer !== this.#viewer) this.#look(viewer);
  }

  /** Whether a seat sees something that another may not know: it would look different if that were dealt anew. */
  #hides(seat: Seat, from: Seat): boolean {
    const { viewFor } = this.#game;
    const seen = viewFor(this.#match.state, seat);
    return DEALS.some((deal) => !isSame(viewFor(this.#match.redealt(from, fastRandom(deal)), seat), seen));
  }

  #look(viewer: Viewer): void {
    this.#table.chronicle.unfollow(this.#viewer);
    this.#viewer = viewer;
    this.#preset = 'ask';
    this.#greet();
  }

  #setPreset(preset: Preset): void {
    this.#preset = preset;
    this.#around.tell({ t: 'preset', preset });
  }

  #answer(key: string, refusal: Refusal | undefined): void {
    this.#around.tell(refusal ? { t: 'no', key, refusal } : { t: 'yes', key });
  }

  async keep({ entry, at }: Line): Promise<boolean> {
    const record = { ...this.#record, entries: [...this.#record.entries, { entry, at }], movedAt: at };
    await this.#around.keep(record);
    this.#record = record;
    return true;
  }

  tell(_line: Line, steps: ReadonlyMap<Viewer, Step>): void {
    const step = steps.get(this.#viewer);
    if (step) this.#steps.push(step);
  }

  async readAgain(): Promise<void> {
    const { version } = this.#match;
    this.#read();
    if (this.#match.version !== version) this.#greet();
  }

  broke(error: unknown): void {
    console.error(error);
    this.#around.tell({ t: 'no', refusal: FAULT });
  }

  /** Waits for an entry, notes where the game stands, and tells what there is to tell. */
  async #entered(entering: Promise<Answer>): Promise<Refusal | undefined> {
    const answer = await entering;
    if (!answer.ok) return answer.refusal;
    await this.#note();
    this.#endPassing();
    for (const step of this.#steps.splice(0)) this.#around.tell({ t: 'step', ...step });
    this.#turnScreen();
    return undefined;
  }

  /** What lists show of the game. The log is kept already, so nothing is lost where this is not. */
  async #note(): Promise<void> {
    const { result } = this.#match.state;
    const { scores: _before, ...record } = this.#record;
    const scores = result?.scores && { scores: result.scores };
    this.#record = { ...record, stage: result ? 'over' : 'playing', waiting: this.#match.asked, winners: result?.winners ?? [], ...scores };
    await this.#around.keep(this.#record).catch((error) => console.error(error));
  }

  /** Answers what nobody at the screen answers, one after the other, without holding up whoever is at the screen. */
  #letBotsPlay(): void {
    if (this.#isPlayingBots) return;
    this.#isPlayingBots = true;
    this.#playBots()
      .catch((error) => this.broke(error))
      .finally(() => {
        this.#isPlayingBots = false;
      });
  }

  async #playBots(): Promise<void> {
    for (let offer = this.#automatic(); offer && !this.#isClosed; offer = this.#automatic()) {
      const { seat, id } = offer;
      const begun = performance.now();
      const move = this.isPerson(seat) ? defaultMove(offer) : this.#chooseFor(offer);
      await this.#around.wait(Math.max(0, this.#around.pace() - (performance.now() - begun)));
      const refusal = await this.#entries.run(() => this.#entered(this.#table.answerFor(seat, move, id)), 'bots');
      if (refusal && refusal.rule !== 'TABLE-STALE') await this.#around.wait(TRY_AGAIN_MS);
    }
  }

  #endPassing(): void {
    const mine = this.#viewer === 'spectator' ? undefined : this.#match.promptFor(this.#viewer);
    if (mine && endsPassing(this.#preset, mine)) this.#setPreset('ask');
  }

  /** A prompt that nobody at the screen answers: a bot's, one the preset passes, or one that is asked only so that nothing is told by it. */
  #automatic(): Offer | undefined {
    const passes = (offer: Offer): boolean => this.#isSolo && (isForAppearances(offer) || passesByItself(this.#preset, offer));
    return this.#table.offers().find((offer) => !this.isPerson(offer.seat) || passes(offer));
  }

  /** What a bot would do; where it fails, what a simpler one would. */
  #chooseFor(offer: Offer): Move {
    const level = this.#record.levels[offer.seat] ?? '';
    try {
      return this.#choose(offer, isBotOf(this.#game, level) ? level : USUAL_LEVEL);
    } catch (error) {
      console.error(error);
      return this.#choose(offer, 'random');
    }
  }

  #choose({ id: _, ...prompt }: Offer, level: BotLevel): Move {
    const random = chanceOf(this.#match, prompt.seat);
    return choose(this.#game, this.#match.redealt(prompt.seat, random), prompt.seat, prompt, { level, random });
  }
}
