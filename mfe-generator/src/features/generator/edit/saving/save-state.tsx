import { cn } from '@sitewright/ui';
import { Check } from 'lucide-react';
import { ChangedElsewhere } from '../../head/changed-elsewhere.tsx';
import { SmallAction } from '../../head/small-action.tsx';
import { type Editing, useEditing } from '../edit-store.ts';
import { keepMine, keepTheirs } from './conflict.ts';
import { saveAgain } from './save.ts';

const problemLook = 'flex flex-wrap items-center gap-x-3 font-semibold text-bad-ink text-small';

function NotSaved({ siteId, problem, pending }: Editing) {
  return (
    <div role="alert" className={problemLook}>
      Not saved. {problem}
      <SmallAction name="Try again" onPress={() => saveAgain(siteId)} />
      {problem !== undefined && pending.length > 0 && (
        <SmallAction name="Give it up" onPress={() => keepTheirs(siteId)} />
      )}
    </div>
  );
}

/** What has become of what was done on the page: it is stored, or it is not. */
export function EditSaveState({ className }: { className?: string }) {
  const editing = useEditing((state) => state.editing);
  if (!editing || editing.saving === 'nothing') return null;
  const { saving, savedAs } = editing;
  if (saving === 'failed') return <NotSaved {...editing} />;
  const { siteId, theirs } = editing;
  if (saving === 'conflict')
    return (
      <ChangedElsewhere
        siteId={siteId}
        theirs={theirs}
        onKeepMine={() => keepMine(siteId)}
        onKeepTheirs={() => keepTheirs(siteId)}
      />
    );
  if (saving !== 'saved') {
    return (
      <p className={cn('text-ink-2 text-small', className)}>
        {saving === 'saving' ? 'Saving' : 'Saved when you pause'}
      </p>
    );
  }
  if (savedAs === undefined) return null;
  return (
    <p
      role="status"
      className={cn('flex items-center gap-1.5 font-semibold text-good-ink text-small', className)}
    >
      <Check aria-hidden="true" className="size-4" />
      Saved as version {savedAs}
    </p>
  );
}
