import { cn } from '@sitewright/ui';
import type { ReactNode } from 'react';

export interface ScaledPageProps {
  /** What is to be seen, for people who do not see it. */
  label: string;
  /** Sets the shape of the frame and, as `--page-width`, the width the page inside believes it has. */
  className: string;
  children: ReactNode;
}

/*
 * The tangent of an arc tangent is the one way to divide two lengths that every browser knows: frame width by page
 * width is the scale.
 */
const scale = 'scale-[tan(atan2(100cqw,var(--page-width)))]';

/** A page laid out at its own width and shown at the width of its frame. A picture: nothing in it can be reached. */
export function ScaledPage({ label, className, children }: ScaledPageProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className={cn('@container relative min-h-0 w-full overflow-hidden', className)}
    >
      <div
        inert
        className={cn('@container absolute top-0 left-0 w-(--page-width) origin-top-left text-left', scale)}
      >
        {children}
      </div>
    </div>
  );
}
