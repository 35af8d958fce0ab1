import { usePanelTab } from '../panel-tab.ts';

/** Whether the page shows what was said about it. */
export const useIsCommenting = (): boolean => usePanelTab(({ tab }) => tab === 'comments');
