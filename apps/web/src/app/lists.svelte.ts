import { type Listed, myTables, openTables } from './lobby.ts';

const AGAIN_MS = 6000;

/** The viewer's tables and the open ones, read anew while the page is looked at. To be called while a component is made. */
export function followLists(): { readonly mine: readonly Listed[]; readonly open: readonly Listed[] } {
  let mine = $state.raw<readonly Listed[]>([]);
  let open = $state.raw<readonly Listed[]>([]);
  const read = (): void => {
    if (document.hidden) return;
    void myTables().then((list) => {
      mine = list;
    });
    void openTables().then((list) => {
      open = list;
    });
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
    get mine() {
      return mine;
    },
    get open() {
      return open;
    },
  };
}
