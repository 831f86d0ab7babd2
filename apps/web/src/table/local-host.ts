import { choose, isLevel } from '@conclave/bots';
import { type Attempt, fastRandom, type GameModule, Match, type Move, type Offer, type Refusal, type Refused, type Seat, type Viewer } from '@conclave/engine';
import { type ClientMessage, PROTOCOL, type Preset, type ServerMessage, type TableInfo } from '@conclave/protocol';
import { attemptTakeBack, Chronicle, canTakeBack, passesByItself } from '@conclave/table';
import type { LocalRecord } from './local-record.ts';

/** What a page may ask of a local table, beside what it asks of a server. */
export type LocalMessage = ClientMessage | { readonly t: 'look'; readonly viewer: Viewer };

export interface Surroundings {
  tell(message: ServerMessage): void;
  /** Keeps the table. Nothing is told before it is kept. */
  keep(record: LocalRecord): Promise<void>;
  /** Milliseconds a bot takes before it answers. */
  pace(): number;
  wait(ms: number): Promise<void>;
}

const anySeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** A table in the page: the same engine, story and messages as on a server, with the bots next to it. */
export class LocalHost {
  readonly #game: GameModule;
  readonly #match: Match;
  readonly #chronicle: Chronicle;
  readonly #around: Surroundings;
  #record: LocalRecord;
  #viewer: Viewer;
  #preset: Preset = 'ask';
  #queue: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  #isPlayingBots = false;

  constructor(game: GameModule, record: LocalRecord, around: Surroundings) {
    if (record.rulesVersion !== game.rulesVersion) throw new Error('This game was begun under other rules and cannot go on.');
    this.#game = game;
    this.#record = record;
    this.#around = around;
    this.#match = new Match(game, { seats: record.names.length, options: record.options, key: record.key });
    this.#chronicle = new Chronicle(this.#match, (seat) => this.#mayTakeBack(seat));
    for (const { entry, at } of record.entries) if (this.#chronicle.enter(entry, at)) throw new Error('This game cannot be replayed.');
    this.#viewer = this.#firstPerson();
  }

  /** The person to look with first: one who is asked, or the first there is. */
  #firstPerson(): Viewer {
    const people = this.#record.levels.flatMap((level, seat) => (level === null ? [seat] : []));
    return people.find((seat) => this.#match.asked.includes(seat)) ?? people[0] ?? 'spectator';
  }

  #isPerson(seat: Seat): boolean {
    return this.#record.levels[seat] === null;
  }

  get #isSolo(): boolean {
    return this.#record.levels.filter((level) => level === null).length === 1;
  }

  /** Alone with bots everything may be taken back: nobody else is cheated, and the dice stay what they are. */
  #mayTakeBack(seat: Seat): boolean {
    if (this.#match.canUndo(seat)) return true;
    return this.#isSolo && this.#isPerson(seat) && canTakeBack(this.#match, seat);
  }

  start(): void {
    this.#greet();
    void this.#letBotsPlay();
  }

  close(): void {
    this.#isClosed = true;
  }

  hear(message: LocalMessage): void {
    void this.#run(() => this.#act(message)).then(() => this.#letBotsPlay());
  }

  #run(job: () => Promise<void> | void): Promise<void> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => {});
    return done;
  }

  #greet(): void {
    this.#chronicle.unfollow(this.#viewer);
    const sight = this.#chronicle.follow(this.#viewer);
    const presence = this.#record.names.map(() => true);
    const story = this.#chronicle.story(this.#viewer);
    this.#around.tell({
      t: 'table',
      protocol: PROTOCOL,
      info: this.#info(),
      viewer: this.#viewer,
      version: this.#match.version,
      sight,
      story,
      presence,
      preset: this.#preset,
      said: [],
    });
  }

  #info(): TableInfo {
    const { id, game, options, names, levels, createdAt, movedAt, stage, waiting } = this.#record;
    const seats = names.map((name, seat) => ({
      name,
      kind: this.#isPerson(seat) ? ('person' as const) : ('bot' as const),
      ...(levels[seat] && { level: levels[seat] }),
    }));
    return { id, game, stage, options, seats, clock: { kind: 'none' }, visibility: 'link', createdAt, movedAt, waiting, commitment: this.#match.commitment };
  }

  async #act(message: LocalMessage): Promise<void> {
    if (message.t === 'look') return this.#look(message.viewer);
    if (message.t === 'preset') return this.#setPreset(message.preset);
    const seat = this.#viewer;
    if (seat === 'spectator') return;
    if (message.t === 'move') return this.#answer(message.key, await this.#enter(this.#match.attempt(seat, message.move, message.prompt)));
    if (message.t === 'redo') return this.#answer(message.key, await this.#enter(this.#match.attemptRedo(seat)));
    if (message.t === 'undo') return this.#answer(message.key, await this.#enter(this.#takeBack(seat)));
    if (message.t === 'why') return this.#answer(message.key, this.#match.whyNot(seat, message.move));
  }

  #look(viewer: Viewer): void {
    this.#chronicle.unfollow(this.#viewer);
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

  /** Back before the seat's own last move; past bots' moves and walls when alone with them. */
  #takeBack(seat: Seat): Attempt | Refused {
    const isBeyond = !this.#match.canUndo(seat) && this.#mayTakeBack(seat);
    return isBeyond ? attemptTakeBack(this.#match, seat) : this.#match.attemptUndo(seat);
  }

  /** Keeps an entry, then puts it in force and tells it. */
  async #enter(attempt: Attempt | Refused): Promise<Refusal | undefined> {
    if (!attempt.ok) return attempt.refusal;
    const at = Date.now();
    const steps = this.#chronicle.advance(attempt, at);
    const { result } = this.#match.state;
    this.#record = {
      ...this.#record,
      entries: [...this.#record.entries, { entry: attempt.entry, at }],
      movedAt: at,
      stage: result ? 'over' : 'playing',
      waiting: this.#match.asked,
      winners: result?.winners ?? [],
    };
    await this.#around.keep(this.#record);
    this.#endPassing();
    const step = steps.get(this.#viewer);
    if (step) this.#around.tell({ t: 'step', ...step });
    return undefined;
  }

  /** Answers what nobody at the screen answers, one after the other, without holding up whoever is at the screen. */
  async #letBotsPlay(): Promise<void> {
    if (this.#isPlayingBots) return;
    this.#isPlayingBots = true;
    for (let offer = this.#automatic(); offer && !this.#isClosed; offer = this.#automatic()) {
      const { seat, id } = offer;
      const move = this.#isPerson(seat) ? (offer.otherwise ?? (offer.moves[0] as Move)) : this.#chooseFor(offer);
      await this.#around.wait(this.#around.pace());
      await this.#run(async () => {
        if (this.#match.promptFor(seat)?.id === id) await this.#enter(this.#match.attempt(seat, move));
      });
    }
    this.#isPlayingBots = false;
  }

  /** "Pass until my turn" ends with a question that is not a response. */
  #endPassing(): void {
    const mine = this.#viewer === 'spectator' ? undefined : this.#match.promptFor(this.#viewer);
    if (mine && !mine.window && this.#preset === 'pass') this.#setPreset('ask');
  }

  /** A prompt that nobody at the screen answers: a bot's, or one the preset passes. */
  #automatic(): Offer | undefined {
    const offers = this.#match.asked.flatMap((seat) => this.#match.promptFor(seat) ?? []);
    return offers.find((offer) => !this.#isPerson(offer.seat) || (this.#isSolo && passesByItself(this.#preset, offer)));
  }

  #chooseFor(offer: Offer): Move {
    const { id: _, ...prompt } = offer;
    const level = this.#record.levels[offer.seat] ?? '';
    const position = this.#match.redealt(offer.seat, fastRandom(anySeed()));
    return choose(this.#game, position, offer.seat, prompt, { level: isLevel(level) ? level : 'simple', random: fastRandom(anySeed()) });
  }
}
