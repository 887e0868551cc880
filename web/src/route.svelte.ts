// Which page is shown: the address bar, and links that don't load the page anew.

const place = $state({ path: globalThis.location?.pathname ?? '/', query: globalThis.location?.search ?? '' });

function read(): void {
  place.path = location.pathname;
  place.query = location.search;
}

/** The parts of the path: `/table/abc` is ['table', 'abc']. */
export function path(): string[] {
  return place.path.split('/').filter((part) => part !== '');
}

export function query(name: string): string | null {
  return new URLSearchParams(place.query).get(name);
}

export function visit(address: string): void {
  history.pushState(null, '', address);
  read();
  scrollTo(0, 0);
}

/** Changes what stands after the `?` of this page's address; null takes a name out. */
export function setQuery(changes: Record<string, string | null>): void {
  const words = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) words.delete(name);
    else words.set(name, value);
  }
  const address = `${location.pathname}${words.size ? `?${words}` : ''}`;
  if (address !== location.pathname + location.search) history.replaceState(null, '', address);
}

/** Opens links of the room in place; gives back how to stop. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    visit(link.pathname + link.search);
  };
  document.addEventListener('click', click);
  addEventListener('popstate', read);
  return () => {
    document.removeEventListener('click', click);
    removeEventListener('popstate', read);
  };
}
