/** Asks for a script or a style sheet that is needed soon. A wrong guess costs no more than the bytes. */
export function preload(href: string): void {
  if (document.head.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  // Not in the way of what the first paint waits for.
  link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
}

/** Asks for the files of a chunk, as the page's head names them. */
export function preloadChunk(name: 'remote-page' | 'landing-page'): void {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  for (const file of named?.content.split(' ') ?? []) preload(file);
}
