import type { RevisionTarget } from '@sitewright/contracts';
import { create } from 'zustand';
import { showTab, usePanelTab } from '../panel-tab.ts';

interface Aim {
  /** "This": what the next change asked for in words is about. */
  target: RevisionTarget | undefined;
  /** What is selected next on the page is pointed at. */
  isPicking: boolean;
}

export const useAim = create<Aim>()(() => ({ target: undefined, isPicking: false }));

/** Shows the page to point at something. Whoever goes through it with the keyboard passes by other things first. */
export function pick(isByKeyboard: boolean): void {
  showTab('edit');
  useAim.setState({ isPicking: !isByKeyboard });
}

usePanelTab.subscribe(({ tab }) => {
  if (tab !== 'edit' && useAim.getState().isPicking) useAim.setState({ isPicking: false });
});

/** Points at something, and asks what is to change about it. */
export function aimAt(target: RevisionTarget): void {
  useAim.setState({ target });
  showTab('change');
}
