import { cn } from '@sitewright/ui';
import type { ComponentProps, ReactNode } from 'react';

/** The 1200 px measure with its margins. */
export function Measured({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mx-auto max-w-[79rem] px-5 md:px-8', className)} {...props} />;
}

interface SectionHeadingProps {
  id: string;
  children: ReactNode;
}

/** The large heading that names a section. */
export function SectionHeading({ id, children }: SectionHeadingProps) {
  return (
    <h2 id={id} className="text-[2.375rem] leading-[1.02] md:text-d2 md:[word-spacing:0.04em]">
      {children}
    </h2>
  );
}
