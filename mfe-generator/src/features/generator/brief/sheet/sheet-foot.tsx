import type { Brief } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { change } from '../sitting/edit.ts';
import { notUsed } from '../words/standing.ts';
import { SaveState } from './save-state.tsx';
import { settled, unsureFields } from './unsure.ts';
import { useCanChange, useDecisions } from './use-brief.ts';

/** What is left to look at, and the word that it is right as it is. */
export function SheetFoot({ brief, hasSaveState }: { brief: Brief; hasSaveState: boolean }) {
  const decisions = useDecisions();
  const canChange = useCanChange();
  const unsure = unsureFields(brief, decisions);
  const unused = notUsed(brief, decisions).length;
  const handleRight = () => {
    const { edits, decisions: right } = settled(brief, unsure);
    change(edits, right);
  };
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-rule border-t px-4 py-2.5 text-ink-2 text-small desk:px-5">
      <div>
        <p>
          {unsure.length > 0 && <strong className="font-bold text-warn-ink">{unsure.length} not sure</strong>}
          {unsure.length > 0 && ', '}
          {unused > 0 ? `${unused} not used` : 'everything you wrote is used'}
        </p>
        {hasSaveState && <SaveState />}
      </div>
      {canChange && unsure.length > 0 && <Button onClick={handleRight}>That’s right</Button>}
    </div>
  );
}
