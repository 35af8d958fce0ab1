import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** One key of a keyboard. */
export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      data-slot="kbd"
      className={cn(
        'rounded-chip border border-rule-strong border-b-2 bg-surface px-1.25 font-medium font-mono text-[0.6875rem] text-ink-2 leading-[1.125rem]',
        className,
      )}
      {...props}
    />
  );
}
