import { type GameEvent, type Move, type Refusal, type Said, type Seat, type Voice, voiceOf } from '@conclave/engine';
import { tick, untrack } from 'svelte';
import { t } from '../i18n/index.ts';
import { animateFrom, flyGhosts, readPlaces, readyGhosts } from '../kit/flip.ts';
import { playSound, type Sound } from '../kit/sound.ts';
import type { Table, TableState } from '../table/types.ts';
import type { BoardModule, Thing } from './board.ts';
import type { AnyGame } from './games.ts';
import { phraseText } from './phrases.ts';
import { paced, readable, settings } from './settings.svelte.ts';
import { Steps } from './steps.ts';
import { isMinor } from './story.ts';
import { Toaster } from './toasts.svelte.ts';
import { tellSystem } from './turn.ts';

const OWN_STEP = 200;
const OTHERS_STEP = 480;
/** A step of which nothing would be told in the recap. */
const MINOR_STEP = 200;

/** What the side panel can show. */
export type SidePart = 'inspect' | 'log' | 'chat';

export interface Denied {
  refusal: Refusal;
  anchor: DOMRect | undefined;
  /** What could be done instead. */
  instead?: { label: string; run: () => void };
}

/** What a board plays with: the present state, the words, and the ways to act. */
export class Play {
  readonly table: Table;
  readonly game: AnyGame;
  readonly board: BoardModule | undefined;
  readonly toaster = new Toaster();
  state = $state.raw() as TableState;
  denied = $state.raw<Denied | undefined>();
  inspected = $state.raw<Thing | undefined>();
  side = $state<SidePart>('log');
  /** On middle-sized screens: the side panel lies open over the table. */
  drawer = $state(false);
  /** The rules lie open over the table, at this rule or at their beginning. */
  rules = $state<string | undefined>();
  /** The coach is asked what it would do, or has answered. */
  isHinting = $state(false);
  /** How much of the story and of what was said has been read. */
  read = $state.raw({ log: 0, chat: 0 });
  /** A move waits for its answer. */
  sending = $state(false);
  /** It waits for longer than a blink. */
  slow = $state(false);
  root: HTMLElement | undefined;
  /** Keys a board listens to, by `event.key`. */
  readonly keys = new Map<string, () => void>();
  readonly voice: Voice = $derived(voiceOf(this.state.names, this.state.viewer));
  /** How many things are being shown to their end. */
  holds = $state(0);
  /** Bots at this page do not run ahead of what is seen. */
  readonly #steps = new Steps<TableState>({
    show: (state) => this.#show(state),
    lasts: (state) => readable(this.#beatOf(state)),
    changed: ({ holds, last }) => {
      this.holds = holds;
      this.table.holdBots?.(holds > 0 || last !== undefined);
    },
  });
  readonly #stop: () => void;

  constructor(table: Table, game: AnyGame, board: BoardModule | undefined) {
    this.table = table;
    this.game = game;
    this.board = board;
    this.#stop = table.subscribe((state) => this.#arrive(state));
  }

  close(): void {
    this.#steps.stop();
    this.#stop();
    this.table.close();
  }

  get me(): Seat | undefined {
    return this.state.viewer === 'spectator' ? undefined : this.state.viewer;
  }

  get isHeld(): boolean {
    return this.holds > 0;
  }

  get isAsked(): boolean {
    return this.state.prompt !== undefined;
  }

  /** Whether the coach may be asked here, and there is something to ask. */
  get mayHint(): boolean {
    return this.table.question !== undefined && this.isAsked && this.state.stage === 'playing';
  }

  /** Asks the coach; once more closes what it said. */
  askHint(): void {
    this.isHinting = this.mayHint && !this.isHinting;
  }

  /**
   * Something is shown that is to be seen to its end, such as a death or a scoring: nothing further is shown, and the bots of this page wait,
   * until the function that is returned is called. Whoever makes a move ends it too.
   */
  hold(): () => void {
    return this.#steps.hold();
  }

  name(seat: Seat): string {
    return this.voice.name(seat);
  }

  things(): readonly Thing[] {
    return this.board?.things() ?? [];
  }

  /** What a piece that carries this `data-thing` is. */
  thingAt(key: string): Thing | undefined {
    return this.board?.thingAt?.(key, this) ?? this.things().find(({ id }) => id === key);
  }

  inspect(thing: Thing | undefined): void {
    this.inspected = thing && { ...thing };
    if (thing) this.side = 'inspect';
  }

  /** Turns the side panel to one of its parts, and pulls it out where it is a drawer. */
  turnTo(part: SidePart): void {
    this.side = part;
    this.drawer = true;
  }

  /** What the side panel shows now is read. */
  markRead(): void {
    const { log, chat } = untrack(() => this.read);
    if (this.side === 'log') this.read = { log: this.state.story.length, chat };
    if (this.side === 'chat') this.read = { log, chat: this.state.said.length };
  }

  /** Makes a move. A refusal is shown at the piece that was tapped; a second tap before the answer is dropped. */
  async submit(move: Move, event?: Event): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const anchor = anchorOf(event);
    this.denied = undefined;
    // What somebody does never waits for what is still moving.
    this.#steps.catchUp();
    const waiting = setTimeout(() => {
      this.slow = true;
    }, 150);
    const refusal = await this.table.submit(move);
    this.sending = false;
    clearTimeout(waiting);
    this.slow = false;
    if (refusal) this.deny(refusal, anchor);
  }

  /** Asks why a thing that is not offered cannot be done, and shows the answer. */
  async why(move: Move, event?: Event): Promise<void> {
    const anchor = anchorOf(event);
    const refusal = await this.table.whyNot(move);
    if (refusal) this.deny(refusal, anchor);
  }

  deny(refusal: Refusal, anchor?: DOMRect): void {
    this.denied = { refusal, anchor };
  }

  async undo(event?: Event): Promise<void> {
    const anchor = anchorOf(event);
    this.#steps.catchUp();
    const refusal = await this.table.undo();
    if (refusal) this.denied = { refusal, anchor, ...(this.#mayPlead && { instead: { label: t('plea.ask'), run: () => void this.#plead() } }) };
  }

  /** Others sit here who could allow what the rules of the table do not. */
  get #mayPlead(): boolean {
    const { kind, bots, stage, story } = this.state;
    return kind === 'online' && stage === 'playing' && bots.some((bot, seat) => !bot && seat !== this.me) && story.some(({ seat }) => seat === this.me);
  }

  async #plead(): Promise<void> {
    this.denied = undefined;
    const refusal = await this.table.plead();
    if (refusal) this.deny(refusal);
  }

  async redo(): Promise<void> {
    const refusal = await this.table.redo();
    if (refusal) this.deny(refusal);
  }

  /** Takes back all that can be taken back freely. */
  async undoAll(): Promise<void> {
    for (let i = 0; i < 30 && this.state.canUndo; i++) {
      if (await this.table.undo()) return;
      await tick();
    }
  }

  /** One sentence of the log; nothing if the event is not worth one. */
  said(event: GameEvent): Said | undefined {
    return this.game.words.event(event, this.voice);
  }

  sentence(event: GameEvent): string | undefined {
    return this.said(event)?.text;
  }

  sound(sound: Sound): void {
    if (settings.sound) playSound(sound);
  }

  #arrive(next: TableState): void {
    if (this.state === undefined) this.read = { log: next.story.length, chat: next.said.length };
    const latest: TableState | undefined = this.#steps.last ?? this.state;
    // Nothing is told of a window that was passed, but it waits for what is seen to its end as all else does.
    const isNext = this.isHeld && latest !== undefined && next.version > latest.version;
    const isSilent = next.fresh.length === 0 && !isNext;
    const isJump = isSilent && next.version !== latest?.version;
    if (isJump || readable(OTHERS_STEP) === 0) this.#steps.catchUp();
    if (this.#steps.last === undefined && (isSilent || readable(OTHERS_STEP) === 0)) this.#show(next);
    else this.#steps.add(next);
  }

  #beatOf({ fresh, story, viewer }: TableState): number {
    const beat = this.board?.beatOf?.(fresh, viewer);
    if (beat !== undefined) return beat;
    if (this.me !== undefined && story.at(-1)?.seat === this.me) return 0;
    return fresh.every((event) => isMinor(this.game, event)) ? MINOR_STEP : OTHERS_STEP;
  }

  #show(next: TableState): void {
    const wasAsked = this.state?.prompt !== undefined;
    const asked = this.state?.plea;
    const heard = this.state?.said.length ?? next.said.length;
    const moving = this.root && paced(1) > 0 ? this.#readMotion(this.root, next) : undefined;
    this.state = next;
    const mine = next.story.at(-1)?.seat === this.me;
    if (next.fresh.length > 0) this.denied = undefined;
    const duration = paced(mine ? OWN_STEP : OTHERS_STEP);
    if (moving) void tick().then(() => moving(duration));
    this.#tell(next);
    for (const { seat, phrase } of next.said.slice(heard)) if (seat !== this.me) void this.#pass(seat, phrase);
    if (asked?.seat === this.me && next.declinedBy !== undefined && next.declinedBy !== this.me)
      this.toaster.show({ seat: next.declinedBy, text: t('plea.no', { name: this.name(next.declinedBy) }), kind: 'plain' });
    if (next.prompt && !wasAsked) this.#callMe();
  }

  /** Reads where everything lies before the change; what it returns sets all in motion after it. */
  #readMotion(root: HTMLElement, { fresh, viewer }: TableState): (duration: number) => void {
    const before = readPlaces(root);
    const ghosts = readyGhosts(
      root,
      fresh.flatMap((event) => this.board?.flightOf?.(event, viewer) ?? []),
    );
    return (duration) => {
      animateFrom(root, before, duration);
      flyGhosts(root, ghosts, duration);
    };
  }

  /** What somebody said, to whom it is not in sight: what is read is marked as read by the time the page has been drawn. */
  async #pass(seat: Seat, phrase: string): Promise<void> {
    await tick();
    if (this.read.chat < this.state.said.length) this.toaster.show({ seat, text: phraseText(phrase), kind: 'plain' });
  }

  #callMe(): void {
    this.sound('turn');
    if (settings.notify) tellSystem(this.game.title);
  }

  #tell({ fresh, story, viewer, result, stage }: TableState): void {
    const by = story.at(-1)?.seat;
    for (const event of fresh) {
      const sound = this.board?.soundOf?.(event);
      if (sound) this.sound(sound);
      const isNews = this.board?.isNews?.(event) ?? !isMinor(this.game, event);
      const said = by !== viewer && isNews ? this.said(event) : undefined;
      if (said && this.me !== undefined && said.touches.includes(this.me))
        this.toaster.show({ seat: by, text: said.text, kind: sound === 'hit' ? 'hit' : sound === 'heal' ? 'gain' : 'plain', isOfGame: true });
    }
    if (stage === 'over' && result && fresh.length > 0) this.sound(typeof viewer === 'number' && result.winners.includes(viewer) ? 'win' : 'lose');
  }
}

const anchorOf = (event: Event | undefined): DOMRect | undefined =>
  event?.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : undefined;
