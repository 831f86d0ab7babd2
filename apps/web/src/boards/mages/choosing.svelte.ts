import type { Seat } from '@conclave/engine';
import type { MagesMove, MagesView } from '@conclave/mages';
import type { Play } from '../../app/play.svelte.ts';
import { fits, ideaOf, isDoubled, isSamePick, type Pick, pickOf, targetOf } from './pick.ts';

/** Free planning: pick up and lay down at will; one commitment. */
export class Choosing {
  readonly #play: Play;
  pick = $state.raw<Pick | undefined>();
  target = $state.raw<Seat | undefined>();
  doubled = $state(false);
  way = $state(0);

  constructor(play: Play) {
    this.#play = play;
  }

  get view(): MagesView {
    return this.#play.state.view as MagesView;
  }

  get moves(): readonly MagesMove[] {
    return (this.#play.state.prompt?.moves ?? []) as readonly MagesMove[];
  }

  /** All that the picked thing could do, whoever it is aimed at. */
  readonly fitting: readonly MagesMove[] = $derived.by(() => {
    const { pick } = this;
    if (!pick) return [];
    const all = this.moves.filter((move) => fits(pick, move));
    return this.canDouble(all) ? all.filter((move) => isDoubled(move) === this.doubled) : all;
  });

  /** What is left once a target is named. */
  readonly options: readonly MagesMove[] = $derived(this.target === undefined ? this.fitting : this.fitting.filter((move) => targetOf(move) === this.target));

  canDouble(moves: readonly MagesMove[]): boolean {
    return moves.some(isDoubled) && moves.some((move) => !isDoubled(move));
  }

  get mayDouble(): boolean {
    const { pick } = this;
    return pick !== undefined && this.canDouble(this.moves.filter((move) => fits(pick, move)));
  }

  /** The seats that may be chosen now. */
  readonly targets: readonly Seat[] = $derived([
    ...new Set([...this.fitting, ...this.moves.filter((move) => move.do === 'nameTarget')].flatMap((move) => targetOf(move) ?? [])),
  ]);

  /** Several ways to pay for the same thing. */
  readonly ways: readonly MagesMove[] = $derived(this.options.length > 1 && this.options.every((move) => 'pay' in move) ? this.options : []);

  /** The one move that the gold button makes. */
  readonly ready: MagesMove | undefined = $derived(
    this.ways.length > 0 ? this.ways[this.way % this.ways.length] : this.options.length === 1 ? this.options[0] : undefined,
  );

  can(pick: Pick): boolean {
    return this.moves.some((move) => fits(pick, move));
  }

  is(pick: Pick): boolean {
    return isSamePick(this.pick, pick);
  }

  /** Buys and levels that are possible, one pick each. */
  readonly plans: readonly Pick[] = $derived(
    [
      ...new Set(this.moves.flatMap((move) => (move.do === 'buyItem' || move.do === 'buySpell' || move.do === 'raise' ? [JSON.stringify(pickOf(move))] : []))),
    ].map((pick) => JSON.parse(pick) as Pick),
  );

  /** Picks up; where nothing is left to choose, that is the move. A thing that can do nothing says why. */
  take(pick: Pick, event?: Event): void {
    const [only, another] = this.moves.filter((move) => fits(pick, move));
    if (!only) {
      this.drop();
      void this.#play.why(ideaOf(pick, this.view, this.#play.me), event);
    } else if (!another) this.commit(only, event);
    else if (this.is(pick) && this.ready) this.commit(this.ready, event);
    else this.#pickUp(pick);
  }

  #pickUp(pick: Pick): void {
    const wasUp = this.is(pick);
    this.drop();
    if (wasUp) return;
    this.pick = pick;
    this.#play.sound('tap');
  }

  /** Names a target: makes the move if nothing else is open. */
  aim(seat: Seat, event?: Event): void {
    const named = this.moves.find((move) => move.do === 'nameTarget' && move.target === seat);
    const [only, another] = named ? [named] : this.fitting.filter((move) => targetOf(move) === seat);
    this.target = seat;
    if (only && !another) this.commit(only, event);
  }

  commit(move: MagesMove, event?: Event): void {
    this.drop();
    void this.#play.submit(move, event);
  }

  drop(): void {
    this.pick = undefined;
    this.target = undefined;
    this.doubled = false;
    this.way = 0;
    this.#play.denied = undefined;
  }
}
