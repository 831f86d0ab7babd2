import type { Change, Hint } from '@conclave/bots/coach';
import type { Move, Seat } from '@conclave/engine';
import type { Play } from '../app/play.svelte.ts';
import { type Guide, guideOf } from './room.ts';
import { Silent, type Thought, think } from './thinking.ts';
import { say, sayOf } from './words.ts';

/** So many features are worth a word: what speaks for a move, and the most of what it costs. */
const FOR = 2;
const AGAINST = 1;

/** Tests and slow devices may let the coach think less: `?thought=400`. */
export function wishedThought(): { decisions?: number } {
  const decisions = Number(new URLSearchParams(location.search).get('thought'));
  return Number.isInteger(decisions) && decisions > 0 ? { decisions } : {};
}

/** The features that change most and have a name, as sentences: what there is more of and less of, for whom. Two of one name, such as what is held and what it may bring, are told as one. */
export function reasonsFor({ voice }: Pick<Play, 'voice'>, changes: readonly Change[], { nameOf }: Pick<Guide, 'nameOf'>): string[] {
  const named = changes.flatMap(({ seat, feature, by }) => {
    const name = nameOf(feature);
    const isFor = (seat === voice.viewer) === by > 0;
    return name === undefined ? [] : [{ seat, name, isFor, key: by > 0 ? ('hint.more' as const) : ('hint.less' as const) }];
  });
  const told = named.filter(({ seat, name }, i) => named.findIndex((other) => other.seat === seat && other.name === name) === i);
  const chosen = [...told.filter(({ isFor }) => isFor).slice(0, FOR), ...told.filter(({ isFor }) => !isFor).slice(0, AGAINST)];
  const groups = new Map<string, { seat: Seat; key: 'hint.more' | 'hint.less'; what: string[] }>();
  for (const { seat, name, key } of chosen) {
    const group = groups.get(`${seat} ${key}`) ?? { seat, key, what: [] };
    group.what.push(name);
    groups.set(`${seat} ${key}`, group);
  }
  return [...groups.values()].map(({ seat, key, what }) => sayOf(voice, key, { who: seat }, { what }));
}

/** A hint being thought out, and then shown. */
export class Hinting {
  readonly #play: Play;
  part = $state(0);
  hint = $state.raw<Hint | undefined>();
  seat = $state<Seat>(0);
  problem = $state<string | undefined>();
  guide = $state.raw<Guide | undefined>();
  #thought: Thought<'hint'> | undefined;
  #isStopped = false;

  constructor(play: Play) {
    this.#play = play;
  }

  readonly reasons = $derived.by(() => (this.hint && this.guide ? reasonsFor(this.#play, this.hint.changes, this.guide) : []));
  /** The pieces that the move is about. */
  readonly at = $derived.by((): readonly string[] => (this.hint && this.guide ? this.guide.pointsAt(this.hint.move, this.seat) : []));

  words(move: Move): string {
    return this.#play.game.words.move(this.#play.state.view, move, this.#play.voice);
  }

  async begin(): Promise<void> {
    this.problem = undefined;
    this.hint = undefined;
    this.part = 0;
    try {
      await this.#think();
    } catch (error) {
      if (!this.#isStopped) this.problem = say(error instanceof Silent ? 'silent' : 'failed');
      console.error(error);
    }
  }

  async #think(): Promise<void> {
    const { table, game } = this.#play;
    const [asked, guide] = await Promise.all([table.question?.(), guideOf(game.id)]);
    if (this.#isStopped) return;
    if (!asked) {
      this.problem = say('gone');
      return;
    }
    this.#thought = think(
      { do: 'hint', game: game.id, pack: game.pack, asked, ...wishedThought() },
      {
        progress: (part) => {
          this.part = part;
        },
      },
    );
    const hint = await this.#thought.found;
    if (this.#isStopped) return;
    this.seat = asked.seat;
    this.guide = guide;
    this.hint = hint;
  }

  stop(): void {
    this.#isStopped = true;
    this.#thought?.stop();
  }
}
