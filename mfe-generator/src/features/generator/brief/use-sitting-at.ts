import type { SiteDetails } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { useEffect } from 'react';
import { usePanelTab } from '../panel-tab.ts';
import { leaveSitting, loadBrief, openSitting } from './sitting/open-sitting.ts';
import { canChange, useSitting } from './sitting/sitting-store.ts';

/** Reads what was understood of the site that is open, as long as it is. */
export function useSittingAt(site: SiteDetails | undefined): void {
  const api = useApi();
  const id = site?.folderId;
  useEffect(() => {
    if (id === undefined) return;
    openSitting(api, id);
    void loadBrief(id);
    return leaveSitting;
  }, [api, id]);
}

/** Whether the brief is looked at, and can be changed. */
export function useIsCorrecting(): boolean {
  const isLookedAt = usePanelTab(({ tab }) => tab === 'brief');
  return useSitting(({ sitting }) => canChange(sitting)) && isLookedAt;
}
