import type { Listed } from './listed.ts';
import { gamesToWatch, myTables, openTables } from './lobby.ts';

const AGAIN_MS = 6000;

export interface Lists {
  /** What goes on, and what is over. */
  readonly mine: readonly Listed[];
  readonly past: readonly Listed[];
  readonly open: readonly Listed[];
  readonly watch: readonly Listed[];
  /** My own tables have not been read yet. */
  readonly isReading: boolean;
  /** Nor those of the server; or it cannot be reached. */
  readonly server: 'reading' | 'here' | 'away';
}

const NOTHING: Lists = { mine: [], past: [], open: [], watch: [], isReading: true, server: 'reading' };

/** The viewer's tables, the open ones and those to watch, read anew while the page is looked at. To be called while a component is made. */
export function followLists(): { readonly now: Lists } {
  let now = $state.raw(NOTHING);
  const readMine = async (): Promise<void> => {
    const mine = await myTables();
    now = { ...now, ...mine, isReading: false };
  };
  const readServer = async (): Promise<void> => {
    try {
      const [open, watch] = await Promise.all([openTables(), gamesToWatch()]);
      now = { ...now, open, watch, server: 'here' };
    } catch {
      now = { ...now, open: [], watch: [], server: 'away' };
    }
  };
  const read = (): void => {
    if (document.hidden) return;
    void readMine();
    void readServer();
  };
  $effect(() => {
    read();
    const timer = setInterval(read, AGAIN_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
