import { Button } from '@sitewright/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { usePanelTab } from '../panel-tab.ts';
import { useHead } from './head-store.ts';
import { redo, undo } from './step.ts';
import { useHasUnstored } from './use-has-unstored.ts';

const look = 'disabled:border-transparent disabled:bg-transparent disabled:opacity-45 pointer-coarse:size-11';

/** Whether there is anything to take back; whoever works at a site sees that there is not. */
export function useHasSteps(): boolean {
  const head = useHead(({ open }) => open?.head);
  const hasUnstored = useHasUnstored();
  const isAtWork = usePanelTab(({ tab }) => tab !== 'prompt');
  return head !== undefined && (isAtWork || hasUnstored || head.canUndo || head.canRedo);
}

/** Take back what was done last, and have it again: by the brief, by hand and by words alike. */
export function UndoButtons() {
  const head = useHead(({ open }) => open?.head);
  const hasUnstored = useHasUnstored();
  if (!useHasSteps() || !head) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Undo"
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!head.canUndo && !hasUnstored}
        className={look}
        onClick={() => void undo()}
      >
        <Undo2 aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Redo"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!head.canRedo || hasUnstored}
        className={look}
        onClick={() => void redo()}
      >
        <Redo2 aria-hidden="true" />
      </Button>
    </>
  );
}
