import { TextLink } from '@sitewright/ui';
import { showTab } from '../../panel-tab.ts';
import { loadBrief } from '../sitting/open-sitting.ts';
import { saveNow } from '../sitting/save.ts';
import { useSitting } from '../sitting/sitting-store.ts';

/** What has become of what was entered: it is being drawn, it is stored, or it is not. */
export function SaveState() {
  const saving = useSitting(({ sitting }) => sitting?.saving);
  const version = useSitting(({ sitting }) => sitting?.savedAs);
  const siteId = useSitting(({ sitting }) => sitting?.siteId);
  if (!siteId || !saving || saving === 'nothing') return null;
  if (saving === 'failed' || saving === 'conflict') {
    const isFailed = saving === 'failed';
    return (
      <p role="alert" className="font-semibold text-bad-ink">
        {isFailed ? 'Not saved. ' : 'Not saved: this site was changed elsewhere. '}
        <TextLink asChild>
          <button type="button" onClick={() => (isFailed ? saveNow(siteId) : void loadBrief(siteId))}>
            {isFailed ? 'Try again' : 'Load it'}
          </button>
        </TextLink>
      </p>
    );
  }
  if (saving === 'losing')
    return (
      <p role="alert" className="font-semibold text-bad-ink">
        Not saved: your own changes would be lost.{' '}
        <TextLink asChild>
          <button type="button" onClick={() => showTab('brief')}>
            Look at them
          </button>
        </TextLink>
      </p>
    );
  if (saving === 'saved') return <p role="status">Saved as version {version}</p>;
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
