import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export interface JointProps extends ComponentProps<'svg'> {
  /** The right half comes loose: what was looked for is not there. */
  broken?: boolean;
}

/** The scarf joint as a line: the one ornament, above a message that fills the page. */
export function Joint({ broken = false, className, ...props }: JointProps) {
  return (
    <svg
      data-slot="joint"
      data-broken={broken}
      viewBox="0 0 860 44"
      fill="none"
      aria-hidden="true"
      className={cn('h-auto w-full max-w-215 stroke-[2.5] stroke-ink', className)}
      {...props}
    >
      {broken ? (
        <>
          <path d="M0 40H150L114 4H150" />
          <path d="M166 4H860" strokeDasharray="7 8" className="stroke-control" />
        </>
      ) : (
        <path d="M0 40H150L114 4H860" />
      )}
    </svg>
  );
}
