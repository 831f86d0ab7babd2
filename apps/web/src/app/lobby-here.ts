import { shelf } from '@conclave/shelf';
import type { Table, TableState } from '../table/types.ts';
import type { Listed, Lobby } from './lobby.ts';

export const isPlayable = (game: string): boolean => Object.hasOwn(shelf, game);
export const me = (): { name: string } => ({ name: '' });

export const lobby: Lobby & { startQuick(game: string): Promise<string> } = {
  mine: async (): Promise<Listed[]> => [],
  open: async (): Promise<Listed[]> => [],
  startLocal: async () => '/local/1',
  create: async () => '/table/1',
  startQuick: async () => '/local/1',
};

export async function openTable(_kind: string, _id: string): Promise<{ game: string; table: Table }> {
  throw new Error('no table layer yet');
}
export const inviteLinkOf = (_state: TableState): string => location.href;
export const joinTable = async (_state: TableState, _seat: number): Promise<string | undefined> => undefined;
export const fillWithBots = async (_state: TableState): Promise<string | undefined> => undefined;
export const rematch = async (_state: TableState): Promise<string> => '/';
export const downloadLog = (_state: TableState): void => undefined;
