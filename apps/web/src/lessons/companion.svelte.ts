import { type Course, type First, type Glance, type Seat, spoken } from '@conclave/engine';
import { textIn } from '@conclave/engine/lessons';
import { isExplained, mayWait, noteExplained, stopAccompanying } from '../app/accompanied.svelte.ts';
import type { Play } from '../app/play.svelte.ts';

/** Something explained where it happens. */
export interface Explained {
  readonly first: First;
  readonly at: readonly string[];
  readonly free: readonly string[];
  readonly version: number;
  /** To whom: at a shared screen they take turns. */
  readonly me: Seat | undefined;
}

/** Stays at somebody's side in a first game: whatever happens for the first time is explained, and a table at this screen waits meanwhile. */
export class Companion {
  readonly course: Course;
  readonly #play: Play;
  card = $state.raw<Explained | undefined>();
  #looked = -1;
  #lookedFor: Seat | undefined;
  #release: (() => void) | undefined;

  constructor(play: Play, course: Course) {
    this.#play = play;
    this.course = course;
  }

  get says(): string {
    const text = this.card && textIn(this.course, `first.${this.card.first.id}`);
    return text ? spoken(text) : '';
  }

  /** Looks at what is shown now; called whenever that changes. At each moment one thing at most is explained. */
  look(): void {
    const { version, stage, game } = this.#play.state;
    const isNew = version > this.#looked || this.#play.me !== this.#lookedFor;
    if (this.card && version < this.card.version) this.close();
    if (this.card && this.card.me !== this.#play.me) this.#drop();
    this.#lookedFor = this.#play.me;
    this.#looked = version;
    if (stage === 'over') stopAccompanying(game);
    else if (isNew && !this.card) this.#explain();
  }

  #explain(): void {
    const glance = this.#glance();
    const { game, version } = this.#play.state;
    if (!glance) return;
    for (const { id, knows } of this.course.firsts) if (knows?.(glance)) noteExplained(game, id);
    const first = this.course.firsts.find((one) => !isExplained(game, one.id) && one.when(glance));
    if (!first) return;
    this.card = { first, at: first.at(glance), free: first.free?.(glance) ?? [], version, me: this.#play.me };
    if (this.holds > 0) this.#release = this.#play.hold();
  }

  #glance(): Glance | undefined {
    const { me, state } = this.#play;
    if (me === undefined) return undefined;
    return { me, view: state.view, ask: state.prompt?.ask, moves: state.prompt?.moves ?? [], events: state.fresh };
  }

  /** It is no longer of interest: whoever plays on has seen enough. */
  close(): void {
    if (!this.card) return;
    noteExplained(this.#play.state.game, this.card.first.id);
    this.#drop();
  }

  /** It is read: what leads is followed by what else is new at this moment. */
  read(): void {
    const leads = this.card?.first.leads;
    this.close();
    if (leads) this.#explain();
  }

  #drop(): void {
    this.card = undefined;
    this.letGo();
  }

  /** How often it holds the table itself while something is explained. */
  get holds(): number {
    return mayWait(this.#play.state) ? 1 : 0;
  }

  /** The table goes on. While a component is torn down this is all that may be done: what is read then is of a moment ago. */
  letGo(): void {
    this.#release?.();
    this.#release = undefined;
  }

  /** No more of this. */
  stop(): void {
    this.close();
    stopAccompanying(this.#play.state.game);
  }
}
