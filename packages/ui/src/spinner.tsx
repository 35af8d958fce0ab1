import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** The turning ring alone, for places whose words already say what is going on. */
export function SpinnerRing({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="spinner-ring"
      aria-hidden="true"
      className={cn(
        'inline-block size-4 shrink-0 animate-spin-ring rounded-full border-2 border-current/28 border-t-current',
        className,
      )}
      {...props}
    />
  );
}

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What a screen reader hears. */
  label?: string;
}

/** A ring that says, to eyes and ears, that something is being waited for. */
export function Spinner({ className, label = 'Loading', ...props }: SpinnerProps) {
  return (
    <span data-slot="spinner" role="status" className={cn('inline-flex text-pink', className)} {...props}>
      <SpinnerRing className="size-[1.375rem]" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
