import { routes, type SiteHead } from '@sitewright/contracts';
import type { ApiClient } from '@sitewright/web-kit';
import { headOf, tookHead, updateHead, useHead } from './head-store.ts';

/** Asks what the site shows now. Nothing can be taken back as long as nobody answers, and all else goes on. */
async function askForHead(siteId: string): Promise<SiteHead | undefined> {
  try {
    const { head } = (await headOf(siteId)?.api.call(routes.siteVersions, { params: { id: siteId } })) ?? {};
    return head;
  } catch {
    return undefined;
  }
}

/** Begins to follow a site's head; until the server has told more, it is the version that is known. */
export async function openHead(api: ApiClient, siteId: string, version: number): Promise<void> {
  if (headOf(siteId)) return;
  const head = { version, updatedAt: new Date().toISOString(), canUndo: false, canRedo: false };
  useHead.setState({
    open: { siteId, api, head, changedTo: undefined, isStepping: false, stepped: undefined },
  });
  await refreshHead(siteId);
}

/** Something else has changed the site, or may have. */
export async function refreshHead(siteId: string): Promise<void> {
  const head = await askForHead(siteId);
  const known = headOf(siteId)?.head.version ?? 0;
  if (head && head.version > known) tookHead(siteId, head);
  else if (head?.version === known) updateHead(siteId, { head });
}

/** A version was made by a call that does not tell the head. */
export const tookVersion = (siteId: string, version: number): void =>
  tookHead(siteId, { version, updatedAt: new Date().toISOString(), canUndo: true, canRedo: false });

export const leaveHead = (): void => useHead.setState({ open: undefined });
