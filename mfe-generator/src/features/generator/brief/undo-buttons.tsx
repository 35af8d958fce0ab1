import { Button } from '@sitewright/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { redo, undo } from './sitting/edit.ts';
import { useSitting } from './sitting/sitting-store.ts';
import { useIsCorrecting } from './use-sitting-at.ts';

/** Take back what was entered, and have it again; as long as there is a brief to correct. */
export function UndoButtons() {
  const isCorrecting = useIsCorrecting();
  const hasPast = useSitting(({ sitting }) => (sitting?.past.length ?? 0) > 0);
  const hasFuture = useSitting(({ sitting }) => (sitting?.future.length ?? 0) > 0);
  if (!isCorrecting) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Undo"
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!hasPast}
        className="disabled:border-transparent disabled:bg-transparent disabled:opacity-45"
        onClick={undo}
      >
        <Undo2 aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Redo"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!hasFuture}
        className="disabled:border-transparent disabled:bg-transparent disabled:opacity-45"
        onClick={redo}
      >
        <Redo2 aria-hidden="true" />
      </Button>
    </>
  );
}
