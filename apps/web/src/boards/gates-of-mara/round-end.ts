import type { Seat } from '@conclave/engine';
import type { MaraEvent, RealmId } from '@conclave/gates-of-mara';
import type { Play } from '../../app/play.svelte.ts';
import { viewOf } from './facts.ts';
import { nameOf, realmName } from './look.ts';
import { say } from './words.ts';

export interface RoundEnd {
  /** Where in the story it begins. */
  at: number;
  round: number;
  events: readonly MaraEvent[];
}

/** The last end of a round, with all that followed until the next one began. */
export function roundEndOf(play: Play): RoundEnd | undefined {
  const { story } = play.state;
  const at = story.findLastIndex(({ events }) => events.some(({ is }) => is === 'roundEnded'));
  if (at < 0) return undefined;
  const all = story.slice(at).flatMap(({ events }) => events as readonly MaraEvent[]);
  const from = all.findIndex(({ is }) => is === 'roundEnded');
  const begun = all.findIndex(({ is }, i) => i > from && is === 'roundBegan');
  const ended = all[from];
  return { at, round: ended?.is === 'roundEnded' ? ended.round : 0, events: all.slice(from + 1, begun < 0 ? undefined : begun + 1) };
}

/** Who gets how much of what. */
export interface Gift {
  seat: Seat;
  n: number;
  sign: string;
}
/** One step of the end of a round: a heading with gifts, or a sentence. */
export interface Step {
  title: string;
  realm?: RealmId;
  gifts?: readonly Gift[];
}
export interface Part {
  title: string;
  sign: string;
  steps: readonly Step[];
}

function giftOf(event: MaraEvent): Gift | undefined {
  switch (event.is) {
    case 'claimsPlaced':
      return { seat: event.seat, n: event.claims, sign: 'flying-flag' };
    case 'tiedForSecond':
      return { seat: event.seat, n: event.points, sign: 'round-star' };
    case 'keyWon':
      return { seat: event.seat, n: event.keys, sign: 'skeleton-key' };
    case 'objectiveMet':
      return { seat: event.seat, n: event.points, sign: 'round-star' };
    default:
      return undefined;
  }
}

/** Steps with the gifts of one realm, or one Objective, side by side, the largest first. */
function grouped(events: readonly MaraEvent[], kinds: readonly MaraEvent['is'][]): Step[] {
  const steps = new Map<string, { title: string; realm?: RealmId; gifts: Gift[] }>();
  for (const event of events) {
    const gift = kinds.includes(event.is) ? giftOf(event) : undefined;
    if (!gift) continue;
    const realm = 'realm' in event ? event.realm : undefined;
    const key = realm ?? ('card' in event ? event.card : '');
    const step = steps.get(key) ?? { title: realm ? realmName(realm) : nameOf(key), ...(realm && { realm }), gifts: [] };
    steps.set(key, { ...step, gifts: [...step.gifts, gift] });
  }
  return [...steps.values()].map((step) => ({
    ...step,
    gifts: step.gifts.toSorted((a, b) => Number(b.sign === 'flying-flag') - Number(a.sign === 'flying-flag') || b.n - a.n),
  }));
}

const renewing: readonly MaraEvent['is'][] = ['turnOrderSet', 'wandererMoved', 'lordPlaced', 'objectivesDealt'];

/** The end of a round as it is shown. */
export function partsOf(play: Play, { round, events }: RoundEnd): Part[] {
  const sentences = (kinds: readonly MaraEvent['is'][]): Step[] =>
    events.flatMap((event) => (kinds.includes(event.is) ? [{ title: play.sentence(event) ?? '' }] : []));
  const claims = { title: say('claimsStep'), sign: 'flying-flag', steps: [...grouped(events, ['claimsPlaced', 'tiedForSecond']), ...sentences(['attached'])] };
  // A Fire Banner that waits for its figure holds up the rest.
  if (viewOf(play).phase === 'endOfRound') return [claims];
  const renewed = sentences(renewing);
  return [
    claims,
    { title: say('keysStep'), sign: 'skeleton-key', steps: grouped(events, ['keyWon']) },
    { title: say('objectivesStep'), sign: 'laurels', steps: grouped(events, ['objectiveMet']) },
    ...(renewed.length > 0 ? [{ title: say('newRound', { n: round + 1 }), sign: 'hourglass', steps: renewed }] : []),
  ];
}
