import { ChangedElsewhere } from '../../head/changed-elsewhere.tsx';
import { SmallAction } from '../../head/small-action.tsx';
import { showTab } from '../../panel-tab.ts';
import { keepMine } from '../sitting/keep-mine.ts';
import { loadBrief } from '../sitting/open-sitting.ts';
import { hasUnsaved } from '../sitting/request.ts';
import { saveNow } from '../sitting/save.ts';
import { useSitting } from '../sitting/sitting-store.ts';

/** What has become of what was entered: it is being drawn, it is stored, or it is not. */
export function SaveState() {
  const sitting = useSitting((state) => state.sitting);
  if (!sitting || sitting.saving === 'nothing') return null;
  const { siteId, saving, savedAs, theirs } = sitting;
  if (saving === 'conflict')
    return (
      <ChangedElsewhere
        siteId={siteId}
        theirs={theirs}
        onKeepMine={hasUnsaved(sitting) ? () => keepMine(siteId) : undefined}
        onKeepTheirs={() => loadBrief(siteId)}
      />
    );
  if (saving === 'failed')
    return (
      <p role="alert" className="font-semibold text-bad-ink">
        Not saved. <SmallAction name="Try again" onPress={() => saveNow(siteId)} />
      </p>
    );
  if (saving === 'losing')
    return (
      <p role="alert" className="font-semibold text-bad-ink">
        Not saved: your own changes would be lost.{' '}
        <SmallAction name="Look at them" onPress={() => showTab('brief')} />
      </p>
    );
  if (saving === 'saved') return <p role="status">Saved as version {savedAs}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="flex items-center gap-2 font-bold text-pink-ink">
        <span aria-hidden="true" className="size-1.75 rounded-full bg-pink" />
        Changing as you type
      </span>
      <span>{saving === 'saving' ? 'Saving' : 'Saved when you pause'}</span>
    </p>
  );
}
