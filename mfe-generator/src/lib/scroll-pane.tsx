import { cn } from '@sitewright/ui';
import type { ReactNode, Ref } from 'react';

/** A stop of the Tab key, although nothing in it can be pressed: how else would a keyboard scroll it? */
const reachable = { tabIndex: 0 };

export interface ScrollPaneProps {
  /** What a screen reader hears it called. */
  label: string;
  className?: string;
  /** For whoever scrolls it, too. */
  scrolling?: { ref: Ref<HTMLElement>; onScroll: () => void } | undefined;
  children: ReactNode;
}

/** A part of the page that scrolls by itself, with the arrow keys too. */
export function ScrollPane({ label, className, scrolling, children }: ScrollPaneProps) {
  return (
    <section
      aria-label={label}
      {...reachable}
      {...scrolling}
      className={cn('min-h-0 grow overflow-auto focus-visible:-outline-offset-2', className)}
    >
      {children}
    </section>
  );
}
