import type { ManaforgeMove } from '@conclave/manaforge';
import type { Play } from '../../app/play.svelte.ts';
import { askOf, movesOf } from './facts.ts';

/** Talents chosen but not yet committed to. */
export class Drafting {
  readonly #play: Play;
  chosen = $state.raw<readonly string[]>([]);

  constructor(play: Play) {
    this.#play = play;
  }

  get #most(): number {
    return askOf(this.#play) === 'keepTalents' ? 2 : 1;
  }

  /** Chooses a talent, or lays it back; the oldest gives way where there are too many. */
  tap(talent: string): void {
    if (!this.#play.isAsked) return;
    const others = this.chosen.filter((one) => one !== talent);
    this.chosen = others.length < this.chosen.length ? others : [...this.chosen, talent].slice(-this.#most);
    this.#play.sound('tap');
  }

  /** The move that is complete. */
  readonly ready: ManaforgeMove | undefined = $derived.by(() =>
    movesOf(this.#play).find((move) => {
      if (move.do === 'pick') return this.chosen[0] === move.talent;
      return move.do === 'keep' && this.chosen.length === 2 && move.talents.every((talent) => this.chosen.includes(talent));
    }),
  );

  drop(): void {
    this.chosen = [];
  }
}
