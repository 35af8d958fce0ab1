import type { SiteDetails } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { useEffect } from 'react';
import { redo, undo } from './sitting/edit.ts';
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
export const useIsCorrecting = (): boolean =>
  useSitting(({ sitting, tab }) => tab === 'brief' && canChange(sitting));

function handleKey(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
  if (!isUndo || event.isComposing) return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
}

/** Ctrl or Cmd with Z takes back what was entered, with Shift it comes again. */
export function useUndoKeys(): void {
  const isCorrecting = useIsCorrecting();
  useEffect(() => {
    if (!isCorrecting) return;
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isCorrecting]);
}
