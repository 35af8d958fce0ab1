import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A grey shape in the final size of what is being loaded. Silent: a `Spinner` beside it speaks. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cn(
        'relative overflow-hidden rounded-[5px] bg-rule',
        'after:absolute after:inset-0 after:animate-sheen after:bg-linear-to-r after:from-transparent after:via-surface-hover after:to-transparent',
        className,
      )}
      {...props}
    />
  );
}
