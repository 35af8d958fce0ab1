interface RemoteRoute {
  readonly path: string;
  readonly name: string;
}

const isWithin = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`);

/** The remote's route that an address belongs to. */
export const routeAt = <Route extends RemoteRoute>(routes: readonly Route[], pathname: string) =>
  routes.find(({ path }) => isWithin(path, pathname));

function linkedPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link.pathname : undefined;
}

/**
 * Loads a remote while the person is still on the way to its link: pointer over it, or focus on it.
 * @returns a function that stops doing so
 */
export function preloadOnIntent(
  routes: readonly RemoteRoute[],
  load: (name: string) => Promise<unknown>,
): () => void {
  const asked = new Set<string>();
  const listening = new AbortController();

  const handleIntent = (event: Event) => {
    const pathname = linkedPath(event);
    const route = pathname && routeAt(routes, pathname);
    if (!route || asked.has(route.name)) return;
    asked.add(route.name);
    // Only a head start: whoever follows the link meets the error, if there is one, in the remote's place.
    load(route.name).catch(() => asked.delete(route.name));
  };

  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, handleIntent, { passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}
