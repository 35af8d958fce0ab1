import type { SiteDetails } from '@sitewright/contracts';
import { create } from 'zustand';
import { usePanelTab } from '../panel-tab.ts';

/** An earlier version, or what was kept of a change that ended early, by its turn of the conversation. */
type Shown = { number: number } | { kept: string };

interface Instead {
  siteId: string;
  shown: Shown;
  /** What the site showed when it was opened: another version than that is news, and is shown. */
  head: number;
}

/** What the preview shows instead of what the site shows now, as long as it is looked at. */
const useInstead = create<{ instead: Instead | undefined }>()(() => ({ instead: undefined }));

type Site = Pick<SiteDetails, 'folderId' | 'version'>;

export const showCurrent = (): void => useInstead.setState({ instead: undefined });

const show = ({ folderId: siteId, version: head }: Site, shown: Shown): void =>
  useInstead.setState({ instead: { siteId, shown, head } });

/** Shows a version in the preview; nothing else changes. */
export function showVersion(site: Site, number: number): void {
  if (number === site.version) showCurrent();
  else show(site, { number });
}

/** Shows the site as it would be with what was kept of a change; nothing else changes. */
export const showKept = (site: Site, revision: string): void => show(site, { kept: revision });

/** What is shown instead of the site as it is now; another object each time that something is opened. */
export const useShownInstead = (site: Site | undefined): Shown | undefined =>
  useInstead(({ instead }) =>
    instead && instead.siteId === site?.folderId && instead.head === site.version ? instead.shown : undefined,
  );

/** The number of the earlier version that is shown of a site, if one is. */
export function useEarlierVersion(site: Site | undefined): number | undefined {
  const shown = useShownInstead(site);
  return shown && 'number' in shown ? shown.number : undefined;
}

/** The turn of the conversation of which the site is shown with what was kept, if one is. */
export function useKeptShown(site: Site | undefined): string | undefined {
  const shown = useShownInstead(site);
  return shown && 'kept' in shown ? shown.kept : undefined;
}

// Whoever goes on to edit, or to the brief, works at what the site is now.
usePanelTab.subscribe(({ tab }) => {
  if (tab !== 'change') showCurrent();
});
