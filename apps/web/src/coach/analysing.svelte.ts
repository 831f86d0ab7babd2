import { type Analysed, accountOf, type Decision, turningPoints } from '@conclave/bots/coach';
import { loadMatch, type Match, type Move, type Seat, voiceOf } from '@conclave/engine';
import type { BoardModule, Thing } from '../app/board.ts';
import { loadBoard } from '../app/boards.ts';
import { type AnyGame, loadGame } from '../app/games.ts';
import { type Recorded, recordedOf } from '../app/lobby.ts';
import { type GraphMark, roundMarksOf } from '../app/round-marks.ts';
import { playOnFrom } from '../table/local.ts';
import { openReplay } from '../table/replay.ts';
import type { ReplayTable, TableState } from '../table/types.ts';
import { reasonsFor, wishedThought } from './hinting.svelte.ts';
import { keepAnalysis, keptAnalysis } from './kept.ts';
import { type Guide, guideOf } from './room.ts';
import { Silent, type Thought, think } from './thinking.ts';
import { say } from './words.ts';

const KEEP_EVERY_MS = 2000;

/** What an analysis is made of. */
interface Parts {
  readonly recorded: Recorded;
  readonly game: AnyGame;
  readonly board: BoardModule | undefined;
  readonly guide: Guide;
}

const stateOf = (table: ReplayTable): TableState => {
  let state: TableState | undefined;
  table.subscribe((now) => {
    state = now;
  })();
  return state as TableState;
};

/** A finished game being analysed, and what was found. */
export class Analysing {
  readonly parts: Parts;
  readonly match: Match;
  readonly final: TableState;
  readonly marks: readonly GraphMark[];
  readonly #table: ReplayTable;
  analysed = $state.raw<Analysed | undefined>();
  part = $state(0);
  problem = $state<string | undefined>();
  seat = $state<Seat>(0);
  #thought: Thought<'analyse'> | undefined;
  #isStopped = false;
  #keptAt = 0;

  constructor(parts: Parts) {
    const { recorded, game } = parts;
    this.parts = parts;
    this.match = loadMatch(game, recorded.saved) as Match;
    this.#table = openReplay(game, recorded, recorded.me ?? 'spectator');
    this.#table.jump(this.#table.length);
    this.final = stateOf(this.#table);
    this.marks = roundMarksOf(game, this.final.story);
    this.seat = recorded.me ?? this.final.result?.winners[0] ?? 0;
  }

  /** Loads what is needed; a plain sentence where the game cannot be looked at. */
  static async of(id: string): Promise<Analysing> {
    const recorded = await recordedOf(id);
    const [game, board, guide] = await Promise.all([loadGame(recorded.game, recorded.saved.pack), loadBoard(recorded.game), guideOf(recorded.game)]);
    return new Analysing({ recorded, game, board, guide });
  }

  get isDone(): boolean {
    return this.analysed !== undefined && this.analysed.looked >= this.analysed.moves;
  }

  readonly account = $derived.by(() => this.analysed && accountOf(this.analysed, this.seat));
  readonly points = $derived.by((): Decision[] => (this.analysed ? turningPoints(this.analysed, this.seat) : []));
  readonly voice = $derived.by(() => voiceOf(this.final.names, this.seat));

  async begin(): Promise<void> {
    this.problem = undefined;
    try {
      await this.#think();
    } catch (error) {
      if (!this.#isStopped) this.problem = say(error instanceof Silent ? 'silent' : 'failed');
      console.error(error);
    }
  }

  async #think(): Promise<void> {
    const { game, recorded } = this.parts;
    const kept = await keptAnalysis(recorded.id);
    const before = this.analysed ?? (kept?.rulesVersion === game.rulesVersion ? kept.analysed : undefined);
    if (before) this.#note(before);
    if (this.isDone || this.#isStopped) return;
    const { decisions } = wishedThought();
    const { seats, options, key, secret, shares, moves } = this.match;
    const { moment, from } = recorded;
    const finished = { beginning: { seats, options, key, secret, shares: [...shares] }, moves: moves.map(({ seat, move }) => ({ seat, move })) };
    this.#thought = think(
      {
        do: 'analyse',
        game: game.id,
        pack: game.pack,
        finished,
        laid: { ...(moment !== undefined && { moment }), ...(from && { from }) },
        ...(before && { before }),
        ...(decisions !== undefined && { depth: { inAll: 0, least: decisions, most: decisions } }),
      },
      { progress: (_, sofar) => sofar && this.#note(sofar) },
    );
    this.#note(await this.#thought.found);
    this.#keep();
  }

  /** Takes in what was found so far, and keeps it now and then. */
  #note(analysed: Analysed): void {
    this.analysed = analysed;
    this.part = analysed.looked / Math.max(1, analysed.moves);
    if (performance.now() - this.#keptAt > KEEP_EVERY_MS) this.#keep();
  }

  #keep(): void {
    const { game, recorded } = this.parts;
    this.#keptAt = performance.now();
    if (this.analysed) void keepAnalysis({ id: recorded.id, rulesVersion: game.rulesVersion, analysed: this.analysed });
  }

  /** A move of that moment in the game's words, as the one who had the choice would read it. */
  words({ at, seat }: Decision, move: Move): string {
    this.#table.lookAs(seat);
    this.#table.jump(at);
    const { view, names } = stateOf(this.#table);
    return this.parts.game.words.move(view, move, voiceOf(names, seat));
  }

  /** The card or other thing that a move is about, where it is about one. */
  thingOf({ seat }: Decision, move: Move): Thing | undefined {
    const { board, guide } = this.parts;
    const named = new Set(guide.pointsAt(move, seat).flatMap((address) => [address, ...address.split('.')]));
    return board?.things().find(({ id, sign }) => sign !== undefined && named.has(id));
  }

  /** How each seat stood before that choice. */
  standingAt({ at }: Decision): readonly number[] {
    return this.final.standings[at] ?? [];
  }

  /** How long it took, where its times are known. */
  get minutes(): number | undefined {
    const { times = [] } = this.parts.recorded;
    const [first, last] = [times[0], times.at(-1)];
    return first && last ? Math.max(1, Math.round((last - first) / 60_000)) : undefined;
  }

  /** Why the better move is better. */
  reasons({ changes = [] }: Decision): string[] {
    return reasonsFor({ voice: this.voice }, changes, this.parts.guide);
  }

  /** In which round a moment lies; nothing in games without rounds. */
  roundAt(at: number): string | undefined {
    return this.marks.findLast((mark) => mark.at <= at)?.label;
  }

  /** A table that goes on from there, bots at the other seats; gives its path. */
  async playOn({ at, seat }: Decision): Promise<string> {
    const { seats, options, key, secret, shares, moves, lay } = this.match;
    if (lay) throw new Error(say('laid'));
    const from = { seats, options, key, secret, shares, seat, moves: moves.slice(0, at).map((made) => ({ seat: made.seat, move: made.move })) };
    return `/local/${await playOnFrom(this.parts.game, from, this.final.names)}`;
  }

  stop(): void {
    this.#isStopped = true;
    this.#keep();
    this.#thought?.stop();
  }
}
