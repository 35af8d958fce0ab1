import { usePanelTab } from '../panel-tab.ts';
import { useEditing } from './edit-store.ts';

/** Whether the page is edited by hand. */
export function useIsEditing(): boolean {
  const isChosen = usePanelTab(({ tab }) => tab === 'edit');
  return useEditing(({ editing }) => editing !== undefined) && isChosen;
}
