import { type Pack, type Refusal, reasonIn, type Saved } from '@conclave/engine';
import type { NewTable, TableInfo } from '@conclave/protocol';
import { deviceShares } from './shares.ts';

/** What the server said no to. */
class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(reasonIn(refusal));
    this.status = status;
    this.refusal = refusal;
  }
}

/** Thrown where the server cannot be reached at all. */
export class Unreachable extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw new Unreachable(error.message);
  });
  const answer = (await response.json().catch(() => ({ rule: 'API-FAULT', reason: response.statusText }))) as T | Refusal;
  if (!response.ok) throw new Refused(response.status, answer as Refusal);
  return answer as T;
}

export interface Me {
  id: string;
  name: string;
  /** Whom this browser may be too. */
  others?: { id: string; name: string }[];
  /** The public address of the server, if it has one. */
  home?: string;
}

/** A browser or a program that may act for this person. */
export interface Device {
  id: string;
  kind: 'browser' | 'program';
  label: string;
  usedAt?: number;
  isThis?: true;
}

/** A public game in play. */
export interface Watchable {
  id: string;
  game: string;
  players: { name: string; kind: 'person' | 'bot' | 'open' }[];
  createdAt: number;
  movedAt: number;
}

export interface GameInfo {
  id: string;
  title: string;
  levels: string[];
  example: boolean;
}

/** A finished match with the time of every entry. */
export type SavedWithTimes = Saved & { times?: number[] };

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** Sits down with the hash of a share. Who takes the last seat reveals at once; the others are asked by their lines. */
async function sitDown(take: (hash: { share?: string }) => Promise<TableInfo>, table?: string): Promise<TableInfo> {
  const info = await deviceShares.sitDown(take, table);
  const share = deviceShares.reveal(info);
  return share === undefined ? info : ask<TableInfo>('POST', `${at(info.id)}/share`, { share }).catch(() => info);
}

/** The server's API, for the pages. */
export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PATCH', '/api/me', { name }),
  /** An address that makes another device this person: once, within a quarter of an hour. */
  newLink: () => ask<{ url: string; expiresAt: number }>('POST', '/api/me/links'),
  ownerOfLink: (secret: string) => ask<{ name: string }>('GET', `/api/links/${encodeURIComponent(secret)}`),
  switchTo: (id: string) => ask<Me>('POST', '/api/me/switch', { id }),
  devices: () => ask<Device[]>('GET', '/api/me/devices'),
  endDevice: (id: string) => ask<Device[]>('DELETE', `/api/me/devices/${encodeURIComponent(id)}`),
  useLink: (secret: string) => ask<Me>('POST', `/api/links/${encodeURIComponent(secret)}`),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  watchable: () => ask<Watchable[]>('GET', '/api/watch'),
  openTables: () => ask<TableInfo[]>('GET', '/api/tables'),
  myTables: () => ask<TableInfo[]>('GET', '/api/me/tables'),
  table: (id: string, watch?: string) => ask<TableInfo>('GET', watch === undefined ? at(id) : `${at(id)}?watch=${encodeURIComponent(watch)}`),
  /** The values a table is played with; `watch`: the secret of its link. */
  pack: (id: string, watch?: string) => ask<Pack>('GET', watch === undefined ? `${at(id)}/pack` : `${at(id)}/pack?watch=${encodeURIComponent(watch)}`),
  invitation: (invite: string) => ask<TableInfo>('GET', `/api/invites/${encodeURIComponent(invite)}`),
  create: (table: NewTable) => sitDown((hash) => ask('POST', '/api/tables', { ...table, ...hash })),
  join: (id: string, how: { invite?: string; seat?: number } = {}) => sitDown((hash) => ask('POST', `${at(id)}/join`, { ...how, ...hash }), id),
  leave: (id: string) => ask<TableInfo>('POST', `${at(id)}/leave`),
  remove: (id: string, seat: number) => ask<TableInfo>('POST', `${at(id)}/remove`, { seat }),
  /** Bots take the open seats and the game starts. */
  fill: (id: string, level?: string) => ask<TableInfo>('POST', `${at(id)}/fill`, level === undefined ? {} : { level }),
  rematch: (id: string) => sitDown((hash) => ask('POST', `${at(id)}/rematch`, hash)),
  /** The whole match, once it is over. */
  log: (id: string) => ask<SavedWithTimes>('GET', `${at(id)}/log`),
  /** Where the log is downloaded as a file. */
  logAddress: (id: string): string => `${at(id)}/log?download=1`,
};
