import { cn } from '@sitewright/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: string;
  className?: string;
  children: ReactNode;
}

/** Something that is shown on request; the arrow says so. */
export function Disclosure({ summary, className, children }: DisclosureProps) {
  return (
    <details className={cn('group', className)}>
      <summary className="-ml-1 inline-flex cursor-pointer list-none items-center gap-1 rounded-chip py-1 pr-1.5 font-semibold text-purple-ink text-small [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform duration-140 ease-set group-open:rotate-90"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
