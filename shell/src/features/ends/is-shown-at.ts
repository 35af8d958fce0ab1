import type { Generation } from '@sitewright/contracts';

/** Whether the page at this address shows by itself how a generation has ended. */
export function isShownAt(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { id, folderId, isChange }: Pick<Generation, 'id' | 'folderId' | 'isChange'>,
): boolean {
  const path = pathname.replace(/\/$/, '');
  // Cards are of sites that are made; a change is told beside its site.
  if (path === '/dashboard') return !isChange;
  const parameters = new URLSearchParams(search);
  return path === '/app' && (parameters.get('generation') === id || parameters.get('site') === folderId);
}
