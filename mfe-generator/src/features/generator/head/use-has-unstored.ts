import { hasUnsaved } from '../brief/sitting/request.ts';
import { useSitting } from '../brief/sitting/sitting-store.ts';
import { useEditing } from '../edit/edit-store.ts';

/** Whether something was done that no version has yet: it is stored before it is taken back. */
export function useHasUnstored(): boolean {
  const isInBrief = useSitting(({ sitting }) => sitting !== undefined && hasUnsaved(sitting));
  const isOnPage = useEditing(({ editing }) => (editing?.pending.length ?? 0) > 0);
  return isInBrief || isOnPage;
}
