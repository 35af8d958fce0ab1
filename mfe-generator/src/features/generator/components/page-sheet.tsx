import { cn } from '@sitewright/ui';
import { type ReactNode, useState } from 'react';

interface PageSheetProps {
  label: string;
  children: ReactNode;
}

/** What belongs to the page, at its foot on a narrow screen; in one of two heights. */
export function PageSheet({ label, children }: PageSheetProps) {
  const [isHigh, setHigh] = useState(false);
  return (
    <section
      aria-label={label}
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
      {children}
    </section>
  );
}
