import type { SiteDetails } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { leaveEditing, openEditing } from './edit/open-editing.ts';
import { leaveHead, openHead } from './head/open-head.ts';

/** What was done at the last site is stored before there is another one. */
let leaving: Promise<unknown> = Promise.resolve();

/** Follows the site that is open, and takes up what is done with it, as long as it is. */
export function useWorkAt(site: SiteDetails | undefined): void {
  const api = useApi();
  const id = site?.folderId;
  const open = useEffectEvent(() => {
    if (!site) return;
    void openHead(api, site.folderId, site.version);
    openEditing(api, site.folderId);
  });
  useEffect(() => {
    if (id === undefined) return;
    let isOpen = true;
    void leaving.then(() => {
      if (isOpen) open();
    });
    return () => {
      isOpen = false;
      leaving = leaving.then(leaveEditing).then(leaveHead);
    };
  }, [id]);
}
