import type { Seat } from '@conclave/engine';
import type { TableInfo } from '@conclave/protocol';
import type { Watchable } from '../table/api.ts';
import type { LocalRecord } from '../table/local-record.ts';

/** A table in a list: one of mine, one to join, or one to watch. */
export interface Listed {
  readonly id: string;
  /** Where it is opened: `/table/…`, `/local/…`, `/replay/…`. */
  readonly path: string;
  readonly game: string;
  readonly stage: 'gathering' | 'playing' | 'over';
  readonly names: readonly string[];
  readonly me: Seat | undefined;
  readonly waitingFor: readonly Seat[];
  readonly winners: readonly Seat[];
  /** By seat, where the game counted. */
  readonly scores: readonly number[];
  readonly changed: number;
}

/** A finished game is looked at again; others go on. */
const pathOf = (kind: 'table' | 'local', { id, stage }: Pick<Listed, 'id' | 'stage'>): string => (stage === 'over' ? `/replay/${id}` : `/${kind}/${id}`);

export const fromInfo = (info: TableInfo): Listed => ({
  id: info.id,
  path: pathOf('table', info),
  game: info.game,
  stage: info.stage,
  names: info.seats.map(({ name }) => name),
  me: info.you,
  waitingFor: info.waiting,
  winners: info.result?.winners ?? [],
  scores: info.result?.scores ?? [],
  changed: info.movedAt,
});

export function fromRecord(record: LocalRecord): Listed {
  const person = record.levels.indexOf(null);
  const { id, game, stage, names, waiting, winners, scores = [], movedAt } = record;
  return { id, path: pathOf('local', record), game, stage, names, me: person < 0 ? undefined : person, waitingFor: waiting, winners, scores, changed: movedAt };
}

export const fromWatchable = ({ id, game, players, movedAt }: Watchable): Listed => ({
  id,
  path: `/table/${id}`,
  game,
  stage: 'playing',
  names: players.map(({ name }) => name),
  me: undefined,
  waitingFor: [],
  winners: [],
  scores: [],
  changed: movedAt,
});

export const isMyMove = ({ stage, me, waitingFor }: Listed): boolean => stage === 'playing' && me !== undefined && waitingFor.includes(me);

const newestFirst = (a: Listed, b: Listed): number => b.changed - a.changed;

/** What goes on, with what waits for me first, and what is over. */
export function divided(tables: readonly Listed[]): { readonly mine: readonly Listed[]; readonly past: readonly Listed[] } {
  const mine = tables.filter(({ stage }) => stage !== 'over').sort((a, b) => Number(isMyMove(b)) - Number(isMyMove(a)) || newestFirst(a, b));
  return { mine, past: tables.filter(({ stage }) => stage === 'over').sort(newestFirst) };
}

/** Names with their scores, the best first; nothing where nobody counted. */
export const scoresOf = ({ names, scores }: Listed): { name: string; score: number }[] =>
  names.flatMap((name, seat) => (scores[seat] === undefined ? [] : [{ name, score: scores[seat] }])).sort((a, b) => b.score - a.score);
