import { create } from 'zustand';

/** What a person does with a site that is there: makes another one, corrects what was understood, changes it by hand or by words. */
export const panelTabs = [
  { tab: 'prompt', name: 'Prompt' },
  { tab: 'brief', name: 'Brief' },
  { tab: 'edit', name: 'Edit' },
  { tab: 'change', name: 'Ask for a change' },
] as const;

/** Beside them: what others said. */
const commentsTab = 'comments';

export type PanelTab = (typeof panelTabs)[number]['tab'] | typeof commentsTab;

export const usePanelTab = create<{ tab: PanelTab }>()(() => ({ tab: 'prompt' }));

export const toPanelTab = (value: string): PanelTab =>
  value === commentsTab ? commentsTab : (panelTabs.find(({ tab }) => tab === value)?.tab ?? 'prompt');

export const showTab = (tab: PanelTab) => usePanelTab.setState({ tab });
