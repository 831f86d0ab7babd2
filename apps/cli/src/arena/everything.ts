import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { levels, USUAL_LEVEL } from '@conclave/bots';
import type { GameModule } from '@conclave/engine';
import { SingleBar } from 'cli-progress';
import { Complaint } from '../complaint.ts';
import { gameWithBots, ROOT } from '../games.ts';
import { type ArenaOptions, fixturesFor, playAll } from './arena.ts';
import type { Fixture } from './game.ts';
import { Kept, standingIn, type Tally, withMore } from './kept.ts';
import { LADDER, ladderText, type Pair, type Rung } from './ladder.ts';

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

/** How many games of a pair there shall be after its next turn. */
export function nextGoal(played: number, workMs: number, turnMs: number): number {
  if (played === 0) return LEAST_GAMES;
  return played + Math.min(MOST_GAMES, Math.max(LEAST_GAMES, Math.round((turnMs * played) / workMs)));
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
  /** Pairs whose first game was seen to come out as it is kept: the bots are still the same. */
  readonly #sure = new Set<Pair>();

  constructor(game: GameModule, seed: number, folder: string) {
    this.game = game;
    this.seed = seed;
    this.#kept = new Kept(folder, { game: game.id, rulesVersion: game.rulesVersion, seed });
  }

  /** Plays until there are so many games of every pair or the time is over, all pairs by turns; `tick` is called after each game, `saved` after each turn. */
  async playTo(pairs: readonly Pair[], { games, minutes = Number.POSITIVE_INFINITY, workers, tick, saved }: Goal): Promise<void> {
    const end = performance.now() + minutes * 60_000;
    const isMissing = (pair: Pair): boolean => this.played(pair) < games;
    for (let missing = pairs.filter(isMissing); missing.length > 0; missing = missing.filter(isMissing))
      for (const pair of missing) {
        if (performance.now() >= end) return;
        await this.#playOn(pair, { games, workers, tick });
        saved();
      }
  }

  /** A turn of a pair; its first two games show how long one takes. */
  async #playOn(pair: Pair, goal: Pick<Goal, 'games' | 'workers' | 'tick'>): Promise<void> {
    const known = await this.#stillTrue(pair, goal);
    const begun = known ?? (await this.#playTurn(pair, undefined, goal));
    if (begun.shares.length < goal.games) await this.#playTurn(pair, begun, goal);
  }

  /** What is kept of a pair, if its first game comes out as it did: bots that were changed since begin anew. */
  async #stillTrue(pair: Pair, { workers }: Pick<Goal, 'workers'>): Promise<Tally | undefined> {
    const known = this.#kept.of(pair);
    if (!known || this.#sure.has(pair)) return known;
    this.#sure.add(pair);
    const again = withMore(pair, undefined, await playAll(this.#planned(pair, 1).slice(0, 1), workers, () => {}));
    const isSame = again.lengths[0] === known.lengths[0] && again.shares[0] === known.shares[0];
    return isSame ? known : undefined;
  }

  async #playTurn(pair: Pair, known: Tally | undefined, { games, workers, tick }: Pick<Goal, 'games' | 'workers' | 'tick'>): Promise<Tally> {
    const played = known?.shares.length ?? 0;
    const planned = this.#planned(pair, Math.min(games, nextGoal(played, known?.workMs ?? 0, pair.turnMs)));
    const tally = withMore(pair, known, await playAll(planned.slice(played), workers, tick));
    this.#sure.add(pair);
    this.#kept.save(tally);
    return tally;
  }

  #planned({ players, seats }: Pair, games: number): Fixture[] {
    return fixturesFor(this.game.id, players, { seats, games, seed: this.seed, options: {} });
  }

  /** How many games of a pair are kept. */
  played(pair: Pair): number {
    return this.#kept.of(pair)?.shares.length ?? 0;
  }

  /** What is known of some pairs; of those that were not played yet, nothing. */
  known(pairs: readonly Pair[]): Rung[] {
    return pairs.flatMap((pair) => {
      const tally = this.#kept.of(pair);
      return tally ? [{ title: this.game.title, seats: pair.seats, games: tally.shares.length, below: pair.players[0], above: standingIn(tally) }] : [];
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

/** All pairs of a game's page, or only those that were asked for. */
export function chosenOf(game: GameModule, { players, seats }: Pick<ArenaOptions, 'players' | 'seats'>): Pair[] {
  const pairs = Object.values(pairsOf(game)).flat();
  const chosen = pairs.filter((pair) => (players ?? pair.players.join()) === pair.players.join() && (seats ?? pair.seats) === pair.seats);
  if (chosen.length === 0)
    throw new Complaint(`The page of ${game.title} has no such pair. There are: ${[...new Set(pairs.map((pair) => pair.players.join()))].join(' ')}.`);
  return chosen;
}

/** `conclave arena --all`: plays what is missing and writes the page anew after each few games. */
export async function everythingCommand(id: string, given: ArenaOptions): Promise<void> {
  const measuring = new Measuring(await gameWithBots(id), given.seed, given.folder ?? join(ROOT, 'docs/bots/games'));
  const out = given.out ?? join(ROOT, 'docs/bots', `${id}.md`);
  const write = (): void => {
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, everythingPage(measuring));
  };
  const bar = new SingleBar({ format: '{bar} {value} of {total} games, {eta} s left', stream: process.stderr, clearOnComplete: true });
  const pairs = chosenOf(measuring.game, given);
  const known = pairs.reduce((sum, pair) => sum + Math.min(given.games, measuring.played(pair)), 0);
  bar.start(pairs.length * given.games, known);
  await measuring.playTo(pairs, { ...given, tick: () => bar.increment(), saved: write }).finally(() => bar.stop());
  write();
  console.log(`Written to ${out}.`);
}
