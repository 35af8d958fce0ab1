import { cn } from '@sitewright/ui';
import { type ReactNode, useId } from 'react';

interface ChartPanelProps {
  title: string;
  /** What the colours mean, where more than the labels is needed. */
  legend?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled frame round a chart. */
export function ChartPanel({ title, legend, className, children }: ChartPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'min-w-0 overflow-x-clip rounded-panel border border-rule bg-surface px-4.5 pt-5.5 pb-6 desk:px-6.5',
        className,
      )}
    >
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {legend}
      </div>
      {children}
    </section>
  );
}
