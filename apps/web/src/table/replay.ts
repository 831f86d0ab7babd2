import {
  type Beginning,
  type GameModule,
  hashOf,
  loadMatch,
  Match,
  type Move,
  refuse,
  type Saved,
  type Seat,
  type Section,
  type Viewer,
  voiceOf,
} from '@conclave/engine';
import { because } from '@conclave/protocol';
import { Chronicle } from '@conclave/table';
import type { ReplayTable, TableState } from './types.ts';

export interface Recording {
  readonly id: string;
  /** With what laid out its first position, where that was not the usual set-up. */
  readonly saved: Saved & Pick<Beginning, 'lay'>;
  /** The time of every line of the log. */
  readonly times?: readonly number[] | undefined;
}

interface Played {
  readonly seat: Seat;
  readonly move: Move;
  readonly at: number;
}

const REFUSED = refuse('TABLE-REPLAY', because('replay'));

/** The moves in force at the end: what was taken back is not shown again. */
function movesInForce(match: Match, times: readonly number[]): Played[] {
  const chronicle = new Chronicle(new Match(match.game, match));
  match.log.forEach((entry, i) => {
    chronicle.enter(entry, times[i] ?? 0);
  });
  const chapters = chronicle.story('spectator', 1);
  return match.moves.map(({ seat, move }, i) => ({ seat, move, at: chapters[i]?.at ?? 0 }));
}

class Replay implements ReplayTable {
  readonly length: number;
  readonly #id: string;
  readonly #names: readonly string[];
  readonly #final: Match;
  readonly #moves: readonly Played[];
  readonly #runs = new Set<(state: TableState) => void>();
  #chronicle: Chronicle;
  #viewer: Viewer;
  #at = 0;

  constructor(game: GameModule, { id, saved, times = [] }: Recording, viewer: Viewer) {
    this.#final = loadMatch(game, saved);
    this.#id = id;
    this.#names = saved.names ?? [];
    this.#moves = movesInForce(this.#final, times);
    this.length = this.#moves.length;
    this.#viewer = viewer;
    this.#chronicle = this.#beginning();
  }

  #beginning(): Chronicle {
    return new Chronicle(new Match(this.#final.game, this.#final));
  }

  subscribe(run: (state: TableState) => void): () => void {
    this.#runs.add(run);
    run(this.#state([]));
    return () => this.#runs.delete(run);
  }

  step(by: number): void {
    const from = this.#at;
    this.#goTo(this.#at + by);
    const fresh = this.#at > from ? this.#chronicle.story(this.#viewer, from + 1).flatMap(({ events }) => events) : [];
    this.#show(fresh);
  }

  jump(to: number): void {
    this.#goTo(to);
    this.#show([]);
  }

  lookAs(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#show([]);
  }

  secrets(): readonly (readonly Section[])[] {
    const { game, seats } = this.#final;
    return Array.from({ length: seats }, (_, seat) => {
      const voice = voiceOf(this.#names, seat);
      const tableOf = (viewer: Viewer): Section[] => game.words.table(this.#chronicle.match.view(viewer), voice);
      const open = new Set(tableOf('spectator').flatMap(({ lines }) => lines));
      return tableOf(seat)
        .map(({ heading, lines }) => ({ heading, lines: lines.filter((line) => !open.has(line)) }))
        .filter(({ lines }) => lines.length > 0);
    });
  }

  #goTo(wanted: number): void {
    const to = Math.max(0, Math.min(this.length, wanted));
    if (to < this.#at) {
      this.#chronicle = this.#beginning();
      this.#at = 0;
    }
    for (const { seat, move, at } of this.#moves.slice(this.#at, to)) {
      const attempt = this.#chronicle.match.attempt(seat, move);
      if (attempt.ok) this.#chronicle.advance(attempt, at);
    }
    this.#at = to;
  }

  #show(fresh: TableState['fresh']): void {
    const state = this.#state(fresh);
    for (const run of this.#runs) run(state);
  }

  #state(fresh: TableState['fresh']): TableState {
    const { game, options, pack, seats, commitment, key } = this.#final;
    const { called } = voiceOf(this.#names, this.#viewer);
    const sight = this.#chronicle.sight(this.#viewer);
    const story = this.#chronicle.story(this.#viewer);
    return {
      id: this.#id,
      kind: 'replay',
      game: game.id,
      stage: sight.result ? 'over' : 'playing',
      names: Array.from({ length: seats }, (_, seat) => called(seat)),
      bots: Array.from({ length: seats }, () => false),
      away: Array.from({ length: seats }, () => false),
      options,
      ...(pack && { pack: { name: pack.name, hash: hashOf(pack) } }),
      viewer: this.#viewer,
      view: sight.view,
      anytime: [],
      waitingFor: sight.waiting,
      canUndo: false,
      canRedo: false,
      version: this.#at,
      length: this.length,
      story,
      fresh,
      connection: 'live',
      pending: false,
      ...(sight.result && { result: sight.result }),
      preset: 'ask',
      presence: Array.from({ length: seats }, () => true),
      said: [],
      key,
      commitment,
      standings: story.map(({ standings }) => standings),
    };
  }

  submit = async () => REFUSED;
  undo = async () => REFUSED;
  redo = async () => REFUSED;
  plead = async () => REFUSED;
  grant(): void {}
  vote = async () => REFUSED;
  whyNot = async () => REFUSED;
  say(): void {}
  setPreset(): void {}
  back(): void {}

  close(): void {
    this.#runs.clear();
  }
}

/** Opens a saved match at its beginning. Throws the engine's `UnreadableMatch` where it cannot be played again. */
export function openReplay(game: GameModule, recording: Recording, viewer: Viewer = 'spectator'): ReplayTable {
  return new Replay(game, recording, viewer);
}
