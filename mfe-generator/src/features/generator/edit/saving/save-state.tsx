import { versionPreviewPath } from '@sitewright/contracts';
import { cn, TextLink } from '@sitewright/ui';
import { Check } from 'lucide-react';
import { type Editing, useEditing } from '../edit-store.ts';
import { keepMine, keepTheirs } from './conflict.ts';
import { saveAgain } from './save.ts';

function Action({ name, onPress }: { name: string; onPress: () => unknown }) {
  return (
    <TextLink asChild>
      <button
        type="button"
        className="whitespace-nowrap pointer-coarse:min-h-11"
        onClick={() => void onPress()}
      >
        {name}
      </button>
    </TextLink>
  );
}

const problemLook = 'flex flex-wrap items-center gap-x-3 font-semibold text-bad-ink text-small';

function NotSaved({ siteId, problem, pending }: Editing) {
  return (
    <div role="alert" className={problemLook}>
      Not saved. {problem}
      <Action name="Try again" onPress={() => saveAgain(siteId)} />
      {problem !== undefined && pending.length > 0 && (
        <Action name="Give it up" onPress={() => keepTheirs(siteId)} />
      )}
    </div>
  );
}

/** Somebody else has written: both are there to be kept. */
function Conflict({ siteId, theirs }: Editing) {
  return (
    <div role="alert" className={problemLook}>
      Not saved: this site was changed elsewhere.
      {theirs && (
        <TextLink href={versionPreviewPath(siteId, theirs.version)} target="_blank" rel="noopener">
          Look at version {theirs.version}
        </TextLink>
      )}
      <Action name="Keep mine as well" onPress={() => keepMine(siteId)} />
      <Action name="Keep only theirs" onPress={() => keepTheirs(siteId)} />
    </div>
  );
}

/** What has become of what was done on the page: it is stored, or it is not. */
export function EditSaveState({ className }: { className?: string }) {
  const editing = useEditing((state) => state.editing);
  if (!editing || editing.saving === 'nothing') return null;
  const { saving, savedAs } = editing;
  if (saving === 'failed') return <NotSaved {...editing} />;
  if (saving === 'conflict') return <Conflict {...editing} />;
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
