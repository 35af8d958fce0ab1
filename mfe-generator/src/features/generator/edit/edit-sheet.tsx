import { cn } from '@sitewright/ui';
import { useState } from 'react';
import { LatePart } from '../../../lib/late-part.tsx';
import { DoneButton } from './done-button.tsx';

const loadEditPanel = () => import('./panel/edit-panel.tsx').then(({ EditPanel }) => EditPanel);

/** What can be edited, at the foot of the page on a narrow screen; in one of two heights. */
export function EditSheet({ siteId }: { siteId: string }) {
  const [isHigh, setHigh] = useState(false);
  return (
    <section
      aria-label="Edit"
      className={cn(
        'z-10 -mt-3 flex shrink-0 flex-col rounded-t-dialog border border-rule-strong border-b-0 bg-paper shadow-pop',
        isHigh ? 'h-[64dvh]' : 'h-[38dvh]',
      )}
    >
      <button
        type="button"
        aria-expanded={isHigh}
        className="relative mx-auto grid h-5 w-24 shrink-0 place-items-center after:absolute after:-inset-3"
        onClick={() => setHigh(!isHigh)}
      >
        <span className="sr-only">More room for the sheet</span>
        <span aria-hidden="true" className="h-1 w-10 rounded-full bg-control" />
      </button>
      <LatePart name="edit" load={loadEditPanel} props={{ siteId }} />
      <div className="shrink-0 border-rule border-t px-4 py-2">
        <DoneButton className="h-11 w-full text-ui" />
      </div>
    </section>
  );
}
