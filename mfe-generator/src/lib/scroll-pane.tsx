import { cn } from '@sitewright/ui';
import type { ReactNode } from 'react';

/** A stop of the Tab key, although nothing in it can be pressed: how else would a keyboard scroll it? */
const reachable = { tabIndex: 0 };

interface ScrollPaneProps {
  /** What a screen reader hears it called. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A part of the page that scrolls by itself, with the arrow keys too. */
export function ScrollPane({ label, className, children }: ScrollPaneProps) {
  return (
    <section
      aria-label={label}
      {...reachable}
      className={cn('min-h-0 grow overflow-auto focus-visible:-outline-offset-2', className)}
    >
      {children}
    </section>
  );
}
