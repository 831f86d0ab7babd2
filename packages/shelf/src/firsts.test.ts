import { readFileSync } from 'node:fs';
import {
  below,
  type Course,
  eventsFor,
  type First,
  fastRandom,
  type GameModule,
  type Glance,
  Match,
  type Offer,
  readRules,
  spoken,
  voiceOf,
} from '@conclave/engine';
import { pieceName, textIn } from '@conclave/engine/lessons';
import { describe, expect, test } from 'vitest';
import { gameOf } from './index.ts';
import { courseFor, taught } from './lessons.ts';

const MOST_WORDS = 25;
const NAMES = ['Ana', 'Ben', 'Cleo'];
const MOST_GAMES = 24;
const MOST_MOVES = 1500;

/** Plays a game to its end or nearly, and shows every seat each moment of it. Moves are what looks best, and now and then any. */
function walk(game: GameModule, seed: number, show: (glance: Glance) => void): void {
  const match = new Match(game, { seats: NAMES.length, key: seed.toString(16).padStart(64, '0') });
  const chance = fastRandom(seed);
  const chosen = ({ seat, moves }: Offer): unknown => {
    const any = moves[below(chance, moves.length)];
    const { promise } = game.guide;
    if (!promise || below(chance, 10) < 3) return any;
    const worth = moves.map((move) => promise(match.state, seat, move));
    return moves[worth.indexOf(Math.max(...worth))] ?? any;
  };
  for (let made = 0; made < MOST_MOVES && !match.isOver; made++) {
    const [seat] = match.asked;
    const offer = seat === undefined ? undefined : match.promptFor(seat);
    if (!offer) return;
    const attempt = match.play(offer.seat, chosen(offer));
    if (!attempt.ok) throw new Error(attempt.refusal.reason);
    for (const [me] of NAMES.entries()) {
      const prompt = match.promptFor(me);
      show({ me, view: match.view(me), ask: prompt?.ask, moves: prompt?.moves ?? [], events: eventsFor(attempt.told, me) });
    }
  }
}

/** What a game's firsts are seen to point at in random games, each with the names of its pieces for whoever sees it. */
interface Met {
  readonly ids: Set<string>;
  /** Firsts that somebody does unasked. */
  readonly known: Set<string>;
  readonly addresses: Set<string>;
  /** Firsts that point at nothing, or at a piece without a name. */
  readonly faults: Set<string>;
}

function note({ ids, addresses, faults }: Met, course: Course, first: First, glance: Glance): void {
  const at = first.at(glance);
  ids.add(first.id);
  if (at.length === 0) faults.add(first.id);
  for (const address of at) {
    addresses.add(address);
    if (!pieceName(course, address, voiceOf(NAMES, glance.me))) faults.add(`${first.id}: ${address}`);
  }
}

function metIn(game: GameModule, course: Course): Met {
  const met: Met = { ids: new Set(), known: new Set(), addresses: new Set(), faults: new Set() };
  for (let seed = 1; met.ids.size < course.firsts.length && seed <= MOST_GAMES; seed++)
    walk(game, seed, (glance) => {
      for (const first of course.firsts) {
        if (first.when(glance)) note(met, course, first, glance);
        if (first.knows?.(glance)) met.known.add(first.id);
      }
    });
  return met;
}

const namesOf = (address: string): string[] => [`piece.${address}`, `piece.${address.replace(/\.\d+$/, '')}`];

const courses = await Promise.all(taught.map(async (id) => ({ id, game: (await gameOf(id)) as GameModule, course: (await courseFor(id)) as Course })));

describe.each(courses)('$id: what is explained in a first game', ({ id, game, course }) => {
  const { firsts } = course;

  test('there are eight to twenty, each with a name of its own', () => {
    expect(firsts.length).toBeGreaterThanOrEqual(8);
    expect(firsts.length).toBeLessThanOrEqual(20);
    expect(new Set(firsts.map((first) => first.id)).size).toBe(firsts.length);
  });

  test('what the game is about comes before all else', () => {
    expect(firsts.filter(({ leads }) => leads)).toEqual([firsts[0]]);
  });

  test('each of them happens in some game, and points at pieces that have a name; no other piece has one', () => {
    const { ids, known, addresses, faults } = metIn(game, course);
    expect([...known].sort()).toEqual(firsts.flatMap(({ id: first, knows }) => (knows ? [first] : [])).sort());
    expect(firsts.filter((first) => !ids.has(first.id)).map((first) => first.id)).toEqual([]);
    expect([...faults]).toEqual([]);
    const pointed = course.lessons.flatMap((lesson) => lesson.beats.flatMap((beat) => beat.at ?? []));
    const used = new Set([...pointed, ...addresses].flatMap(namesOf));
    expect(Object.keys(course.texts).filter((key) => key.startsWith('piece.') && !used.has(key))).toEqual([]);
  });

  test.each(firsts)('$id is said in a few words', (first) => {
    const text = textIn(course, `first.${first.id}`);
    if (!text) throw new Error(`there is no text first.${first.id}`);
    expect(spoken(text).split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  });

  test.each(firsts)('$id has rules behind it', (first) => {
    const rules = new Set(readRules(readFileSync(new URL(`../../games/${id}/rules.md`, import.meta.url), 'utf8')).map((rule) => rule.id));
    expect(first.rules.length).toBeGreaterThan(0);
    expect(first.rules.filter((rule) => !rules.has(rule))).toEqual([]);
  });
});
