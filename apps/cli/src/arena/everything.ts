import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { levels, USUAL_LEVEL } from '@conclave/bots';
import type { GameModule } from '@conclave/engine';
import { SingleBar } from 'cli-progress';
import { gameWithBots, ROOT } from '../games.ts';
import { type Arena, type ArenaOptions, arenaOf, fixturesFor, playAll, type Setting } from './arena.ts';
import type { PlayedGame } from './game.ts';
import { Kept } from './kept.ts';
import { LADDER, ladderText, type Pair } from './ladder.ts';

/** What is measured first and longest: the levels between the fewest. */
const LONG_TURN_MS = 20_000;
const SHORT_TURN_MS = 4000;

function pairAt(seats: number, text: string, turnMs: number): Pair {
  const [one = '', other = ''] = text.split(',');
  return { seats, players: [one, other], turnMs };
}

/** Each level against the one below. */
const STEPS = LADDER.slice(0, levels.length - 1);

/** What a game's page tells: the levels between the fewest, at every other number of seats, and the characters. */
export function pairsOf({ seats: { min, max }, guide }: Pick<GameModule, 'seats' | 'guide'>): { levels: Pair[]; more: Pair[]; characters: Pair[] } {
  const others = Array.from({ length: max - min }, (_, i) => min + 1 + i);
  return {
    levels: LADDER.map((step) => pairAt(min, step, LONG_TURN_MS)),
    more: STEPS.flatMap((step) => others.map((seats) => pairAt(seats, step, SHORT_TURN_MS))),
    characters: (guide.characters ?? []).map(({ id }) => pairAt(min, `${USUAL_LEVEL},${USUAL_LEVEL}/${id}`, SHORT_TURN_MS)),
  };
}

/** A turn of a pair goes on until its work is done: bots that think little soon have many games, those that think long a few. */
const [LEAST_GAMES, MOST_GAMES] = [2, 500];

const workOf = ({ thinking }: PlayedGame): number => thinking.flat().reduce((sum, time) => sum + time, 0);

/** How many games of a pair there shall be after its next turn. */
export function nextGoal(played: readonly PlayedGame[], turnMs: number): number {
  if (played.length === 0) return LEAST_GAMES;
  const each = played.reduce((sum, game) => sum + workOf(game), 0) / played.length;
  return played.length + Math.min(MOST_GAMES, Math.max(LEAST_GAMES, Math.round(turnMs / each)));
}

/** How far a measuring goes. */
interface Goal {
  readonly games: number;
  /** Begins no further turn after so long. */
  readonly minutes?: number | undefined;
  readonly workers?: number | undefined;
  readonly tick: () => void;
  readonly saved: () => void;
}

/** Measures a game's bots. What was played is kept, so that more games, or the rest after a stop, only add to it. */
export class Measuring {
  readonly game: GameModule;
  readonly seed: number;
  readonly #kept: Kept;

  constructor(game: GameModule, seed: number, folder: string) {
    this.game = game;
    this.seed = seed;
    this.#kept = new Kept(folder, { game: game.id, rulesVersion: game.rulesVersion, seed });
  }

  /** Plays until there are so many games of every pair or the time is over, all pairs by turns; `tick` is called after each game, `saved` after each turn. */
  async playTo(pairs: readonly Pair[], { games, minutes = Number.POSITIVE_INFINITY, workers, tick, saved }: Goal): Promise<void> {
    const end = performance.now() + minutes * 60_000;
    const isMissing = (pair: Pair): boolean => this.played(pair).length < games;
    for (let missing = pairs.filter(isMissing); missing.length > 0; missing = missing.filter(isMissing))
      for (const pair of missing) {
        if (performance.now() >= end) return;
        await this.#playOn(pair, { games, workers, tick });
        saved();
      }
  }

  /** A turn of a pair; its first two games show how long one takes. */
  async #playOn(pair: Pair, goal: Pick<Goal, 'games' | 'workers' | 'tick'>): Promise<void> {
    if (this.played(pair).length === 0) await this.#playTurn(pair, goal);
    if (this.played(pair).length < goal.games) await this.#playTurn(pair, goal);
  }

  async #playTurn(pair: Pair, { games, workers, tick }: Pick<Goal, 'games' | 'workers' | 'tick'>): Promise<void> {
    const played = this.played(pair);
    const goal = Math.min(games, nextGoal(played, pair.turnMs));
    const planned = fixturesFor(this.game.id, pair.players, { seats: pair.seats, games: goal, seed: this.seed, options: {} });
    this.#kept.save(pair, [...played, ...(await playAll(planned.slice(played.length), workers, tick))]);
  }

  played(pair: Pair): readonly PlayedGame[] {
    return this.#kept.of(pair);
  }

  /** What is known of some pairs; of those that were not played yet, nothing. */
  known(pairs: readonly Pair[]): Arena[] {
    return pairs.flatMap((pair) => {
      const [played, setting]: [readonly PlayedGame[], Setting] = [this.played(pair), { ...pair, seed: this.seed }];
      return played.length > 0 ? [arenaOf(this.game, setting, played)] : [];
    });
  }
}

/** The page of a game's bots. */
export function everythingPage(measuring: Measuring): string {
  const { game, seed } = measuring;
  const { levels: between, more, characters } = pairsOf(game);
  const { min } = game.seats;
  const section = (title: string, text: string, pairs: readonly Pair[]): string[] => {
    const known = measuring.known(pairs);
    return known.length > 0 ? [`## ${title}`, '', text, '', ladderText(known, true), ''] : [];
  };
  return [
    `# Bots of ${game.title}`,
    '',
    `Made by \`npx conclave arena ${game.id} --all\`, which goes on where it was stopped: a run with more \`--games\` adds to these. Every row can be had alone, say by`,
    `\`npx conclave arena ${game.id} --players ${levels[0]},${levels[1]} --seats ${min} --games <games> --seed ${seed} --markdown\`. A share is the part of all wins; both have as many seats, so half of them is even.`,
    'Times are work of one core, for a decision that leaves a choice.',
    '',
    ...section(`Levels, ${min} seats`, 'Each level against the one below, and the strongest against the bot of earlier days.', between),
    ...section('Levels, more seats', 'Both sit at every other place.', more),
    ...section('Characters', `Each against the same level (\`${USUAL_LEVEL}\`) without a character: even is what is wished.`, characters),
  ].join('\n');
}

/** `conclave arena --all`: plays what is missing and writes the page anew after each few games. */
export async function everythingCommand(id: string, given: ArenaOptions): Promise<void> {
  const measuring = new Measuring(await gameWithBots(id), given.seed, given.folder ?? join(ROOT, 'reports/levels'));
  const out = given.out ?? join(ROOT, 'docs/bots', `${id}.md`);
  const write = (): void => {
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, everythingPage(measuring));
  };
  const bar = new SingleBar({ format: '{bar} {value} of {total} games, {eta} s left', stream: process.stderr, clearOnComplete: true });
  const pairs = Object.values(pairsOf(measuring.game)).flat();
  const known = pairs.reduce((sum, pair) => sum + Math.min(given.games, measuring.played(pair).length), 0);
  bar.start(pairs.length * given.games, known);
  await measuring.playTo(pairs, { ...given, tick: () => bar.increment(), saved: write }).finally(() => bar.stop());
  write();
  console.log(`Written to ${out}.`);
}
