import type { SiteDetails } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { useEffect } from 'react';
import { readComments, useComments } from './comments-store.ts';
import { followChanges } from './making-store.ts';

/** Keeps what was said about the open site up to date: with each version, and whenever the person comes back to the window. */
export function useFollowComments({ folderId, version }: Pick<SiteDetails, 'folderId' | 'version'>): void {
  const api = useApi();
  useEffect(() => followChanges(api), [api]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another version they stand elsewhere.
  useEffect(() => {
    const read = () => void readComments(api, folderId);
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, [api, folderId, version]);
}

/** How many are open, and how many of all the owner has not seen. */
export function useCommentCounts(): { open: number; unread: number } {
  const list = useComments((state) => state.list) ?? [];
  return {
    open: list.filter(({ isResolved }) => !isResolved).length,
    unread: list.filter(({ isUnread }) => isUnread).length,
  };
}
