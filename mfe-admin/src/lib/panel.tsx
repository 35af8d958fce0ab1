import { cn } from '@sitewright/ui';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  /** At the other end of the title's line. */
  aside?: ReactNode;
  /** A table, say, goes from edge to edge. */
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A titled part of the page. */
export function Panel({ title, aside, isFlush = false, className, children }: PanelProps) {
  const id = useId();
  const inset = 'px-4.5 desk:px-6.5';
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'min-w-0 overflow-clip rounded-panel border border-rule bg-surface pt-5.5',
        !isFlush && 'pb-6',
        className,
      )}
    >
      <div className={cn('mb-4 flex items-baseline justify-between gap-4', inset)}>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {aside !== undefined && <p className="text-ink-3 text-small">{aside}</p>}
      </div>
      <div className={isFlush ? undefined : inset}>{children}</div>
    </section>
  );
}
