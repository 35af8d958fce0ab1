import type { RevisionTarget } from '@sitewright/contracts';
import { create } from 'zustand';
import { showTab } from '../panel-tab.ts';

/** "This": what the next change asked for in words is about. */
export const useAim = create<{ target: RevisionTarget | undefined }>()(() => ({ target: undefined }));

/** Points at something, and asks what is to change about it. */
export function aimAt(target: RevisionTarget): void {
  useAim.setState({ target });
  showTab('change');
}
