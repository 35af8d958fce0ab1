/** In the place of a page of which not everything came, what `index.html` has ready for that. */
export function showNotStarted(): void {
  document.getElementById('root')?.remove();
  const face = document.getElementById('not-started');
  face?.removeAttribute('hidden');
  const reload = () => window.location.reload();
  face?.querySelector('button')?.addEventListener('click', reload);
  window.addEventListener('online', reload);
}

/** Shows it also where not even the page's own script comes: that one alone is deferred. */
export function watchStart(): void {
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.defer) showNotStarted();
  };
  // What fails to load is heard of on the way down only.
  window.addEventListener('error', handleError, { capture: true });
}
