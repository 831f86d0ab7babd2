let path = $state(location.pathname);
let hash = $state(location.hash);

export const route = {
  get path(): string {
    return path;
  },
  get hash(): string {
    return hash;
  },
  /** The path in parts: `/table/abc` is `['table', 'abc']`. */
  get parts(): string[] {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  },
};

function read(): void {
  path = location.pathname;
  hash = location.hash;
}

export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  read();
  if (!location.hash) scrollTo(0, 0);
}

/** Links inside the app change the screen without a new page. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', follow);
}
