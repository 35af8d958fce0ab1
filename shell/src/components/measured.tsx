import { cn } from '@sitewright/ui';
import type { ComponentProps } from 'react';

/** The 1200 px measure with its margins. */
export function Measured({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mx-auto max-w-[79rem] px-5 md:px-8', className)} {...props} />;
}
