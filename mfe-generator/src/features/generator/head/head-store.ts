import type { SiteHead } from '@sitewright/contracts';
import type { ApiClient } from '@sitewright/web-kit';
import { create } from 'zustand';

/** What the open site shows now, from opening it to leaving it. */
export interface OpenHead {
  siteId: string;
  api: ApiClient;
  head: SiteHead;
  /** The version that was made or met since it was opened: what is shown of the site is asked for again. */
  changedTo: number | undefined;
  /** A change is being taken back or made again. */
  isStepping: boolean;
  /** What was last taken back or made again, as long as nothing has followed. */
  stepped: { words: string; version: number } | undefined;
}

export const useHead = create<{ open: OpenHead | undefined }>()(() => ({ open: undefined }));

/** The open site's, if it is this one. */
export function headOf(siteId: string): OpenHead | undefined {
  const { open } = useHead.getState();
  return open?.siteId === siteId ? open : undefined;
}

/** Changes what is known of a site; one that was left in the meantime stays as it is. */
export function updateHead(siteId: string, changes: Partial<OpenHead>): void {
  const open = headOf(siteId);
  if (open) useHead.setState({ open: { ...open, ...changes } });
}

/** A write has answered, or somebody else's was met. */
export const tookHead = (siteId: string, head: SiteHead): void =>
  updateHead(siteId, { head, changedTo: head.version });
