import type { SiteBrief, SiteDetails } from '@sitewright/contracts';
import { Alert } from '@sitewright/ui';
import { useId, useState } from 'react';
import { loadBrief } from '../sitting/open-sitting.ts';
import { siteBriefOf, useSitting } from '../sitting/sitting-store.ts';
import { NotUsedList } from '../words/not-used-list.tsx';
import { WordsView } from '../words/words-view.tsx';
import { FieldList } from './field-list.tsx';
import { FieldSkeletons } from './field-skeletons.tsx';
import { LostEdits } from './lost-edits.tsx';
import { NotDone } from './not-done.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { useBrief } from './use-brief.ts';
import { WordsSwitch } from './words-switch.tsx';

/** Why not everything can be entered. */
const whyFixed = ({ engine, canChangeFacts }: SiteBrief): string => {
  if (engine === 'openai' && !canChangeFacts)
    return 'A model wrote this site: these facts can be read here and not changed.';
  if (engine === 'openai')
    return 'A model wrote this site: what its pages state of these facts is changed here, everywhere at once. Everything else is changed with Edit, or in words.';
  if (engine === 'imported')
    return 'This site was imported: no brief says what is on its pages. Change them under Edit, or in Code.';
  if (engine === 'other')
    return 'This site was made in a way that this page does not know yet. Reload the page to change these facts.';
  return 'This site belongs to somebody else: what was understood can be read, and only they can change it.';
};

function Unreadable({ siteId }: { siteId: string }) {
  return (
    <Alert onRetry={() => void loadBrief(siteId)} className="mt-1">
      The brief could not be read. The page is kept.
    </Alert>
  );
}

interface BriefSheetProps {
  site: SiteDetails;
  /** There is no desk beside it that says what was stored. */
  isNarrow: boolean;
}

/** What I understood: the brief of the site that is open, to be corrected while the page follows. */
export function BriefSheet({ site, isNarrow }: BriefSheetProps) {
  const titleId = useId();
  const [isInWords, setInWords] = useState(false);
  const status = useSitting(({ sitting }) => sitting?.answer.status);
  const saved = useSitting(({ sitting }) => siteBriefOf(sitting));
  const brief = useBrief();
  return (
    <>
      <section
        aria-labelledby={titleId}
        data-content=""
        className="min-h-0 grow overflow-y-auto px-4 pt-3.5 pb-8 outline-hidden desk:px-5"
      >
        <div className="mx-auto max-w-160">
          <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3">
            <h1 id={titleId} className="text-h2">
              What I understood
            </h1>
            <WordsSwitch isOn={isInWords} disabled={!brief} onChange={setInWords} />
          </div>
          {saved && !saved.canRecompose && (
            <p className="mb-3 rounded-control bg-paper-sunk px-3 py-2.5 text-ink-2 text-small">
              {whyFixed(saved)}
            </p>
          )}
          <LostEdits />
          <NotDone />
          {status === 'loading' && <FieldSkeletons />}
          {status === 'failed' && <Unreadable siteId={site.folderId} />}
          {brief && isInWords && (
            <>
              <WordsView brief={brief} prompt={site.prompt} />
              <NotUsedList brief={brief} />
            </>
          )}
          {brief && !isInWords && <FieldList brief={brief} onShowWords={() => setInWords(true)} />}
        </div>
      </section>
      {brief && <SheetFoot brief={brief} hasSaveState={isNarrow} />}
    </>
  );
}
