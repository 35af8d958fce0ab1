import type { Editable } from '@sitewright/contracts';
import { Braces, Copy } from 'lucide-react';

const note = 'flex w-0 min-w-full gap-1.5 px-2.75 py-1 text-[0.75rem] text-ink-2 leading-[1.4]';

/** What is to be known of words before they are changed: that others stay as they are, and that these may not stay. */
export function SharedWords({ id, editable }: { id: string; editable: Editable }) {
  const { sharedWith, isInScript } = editable;
  if (sharedWith === undefined && !isInScript) return null;
  return (
    <div id={id} className="basis-full">
      {sharedWith !== undefined && (
        <p className={note}>
          <Copy aria-hidden="true" className="mt-0.5 size-3.25 shrink-0" />
          Also in {sharedWith === 1 ? 'one other place' : `${sharedWith} other places`}: only this one
          changes.
        </p>
      )}
      {isInScript && (
        <p className={note}>
          <Braces aria-hidden="true" className="mt-0.5 size-3.25 shrink-0" />A script has these words, too: it
          may write over what you type.
        </p>
      )}
    </div>
  );
}
