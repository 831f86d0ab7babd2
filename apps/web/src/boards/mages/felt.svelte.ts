import type { Play } from '../../app/play.svelte.ts';
import { readable } from '../../app/settings.svelte.ts';
import { type Scene, scenesOf } from './news.ts';

const DICE = 1000;
const VERDICT = 1300;
const MY_VERDICT = 2000;
const SCENE = 2800;
/** At a table with a clock nobody is kept from it for longer. */
const AT_MOST = 8000;

/** What must be felt: dice first and the verdict after them, a death, a claim, a victory. The table waits meanwhile. */
export class Felt {
  readonly #play: Play;
  #scenes = $state.raw<readonly Scene[]>([]);
  /** The dice lie still, and it is told what came of them. */
  isTold = $state(false);
  #seen: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #release: (() => void) | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  get scene(): Scene | undefined {
    return this.#scenes[0];
  }

  /** What stands where the question would: nobody is asked anything yet. */
  get line(): string {
    if (this.scene?.is !== 'clash') return '';
    const { cause, lines } = this.scene.clash;
    return (this.isTold && lines[0]) || cause;
  }

  /** Looks at the latest step of the table; called whenever there is one. */
  watch(): void {
    const { story, fresh } = this.#play.state;
    const isNext = this.#seen !== undefined && story.length > this.#seen && fresh.length > 0;
    if (story.length === this.#seen) return;
    this.#seen = story.length;
    this.#begin(isNext && readable(1) > 0 ? scenesOf(this.#play) : []);
  }

  /** On to the next thing. */
  goOn(): void {
    clearTimeout(this.#timer);
    if (this.scene?.is === 'clash' && !this.isTold) this.#tell();
    else this.#begin(this.#scenes.slice(1));
  }

  stop(): void {
    this.#begin([]);
  }

  #begin(scenes: readonly Scene[]): void {
    clearTimeout(this.#timer);
    this.#scenes = scenes;
    this.isTold = false;
    const [scene] = scenes;
    if (!scene) {
      this.#release?.();
      this.#release = undefined;
      return;
    }
    this.#release ??= this.#play.hold();
    if (scene.is === 'clash') this.#wait(DICE);
    else if (!this.#touchesMe(scene)) this.#wait(SCENE);
    else if (this.#play.state.clock) this.#wait(AT_MOST);
  }

  #tell(): void {
    this.isTold = true;
    this.#wait(this.scene && this.#touchesMe(this.scene) ? MY_VERDICT : VERDICT);
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => this.goOn(), readable(ms));
  }

  #touchesMe(scene: Scene): boolean {
    const { me } = this.#play;
    if (me === undefined) return false;
    if (scene.is === 'clash') return scene.clash.rolls.some(({ seat }) => seat === me);
    if (scene.is === 'death') return scene.seat === me || scene.killer === me;
    return scene.is === 'claim' && scene.seat === me;
  }
}
