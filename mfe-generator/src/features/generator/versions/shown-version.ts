import type { SiteDetails } from '@sitewright/contracts';
import { create } from 'zustand';
import { usePanelTab } from '../panel-tab.ts';

interface Earlier {
  siteId: string;
  number: number;
  /** What the site showed when it was opened: another version than that is news, and is shown. */
  head: number;
}

/** The earlier version that the preview shows, as long as it is looked at. */
const useEarlier = create<{ earlier: Earlier | undefined }>()(() => ({ earlier: undefined }));

export const showCurrent = (): void => useEarlier.setState({ earlier: undefined });

/** Shows a version in the preview; nothing else changes. */
export function showVersion({ folderId: siteId, version: head }: SiteDetails, number: number): void {
  if (number === head) showCurrent();
  else useEarlier.setState({ earlier: { siteId, number, head } });
}

type Shown = Pick<SiteDetails, 'folderId' | 'version'> | undefined;

/** The number of the earlier version that is shown of a site, if one is. */
export const useEarlierVersion = (site: Shown): number | undefined =>
  useEarlier(({ earlier }) =>
    earlier && earlier.siteId === site?.folderId && earlier.head === site.version
      ? earlier.number
      : undefined,
  );

// Whoever goes on to edit, or to the brief, works at what the site is now.
usePanelTab.subscribe(({ tab }) => {
  if (tab !== 'change') showCurrent();
});
