import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** The mark: a square cut by an undercut scarf joint. Decorative beside its name, 16 px at the least. */
export function Mark({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="mark"
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={cn('size-6.5 shrink-0', className)}
      {...props}
    >
      <path className="fill-current" d="M2 18.7V8a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v2.7H9.2l8 8z" />
      <path
        className="fill-purple in-data-[ground=slab]:fill-slab-purple dark:fill-purple-ink"
        d="M30 13.3V24a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6v-2.7h20.8l-8-8z"
      />
    </svg>
  );
}

/** The mark with the name. */
export function Wordmark({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="wordmark"
      className={cn(
        'flex w-fit items-center gap-2.5 text-[1.1875rem] tracking-[-0.025em] type-display',
        className,
      )}
      {...props}
    >
      <Mark />
      Sitewright
    </span>
  );
}
