import { cn } from '@sitewright/ui';
import type { PartNumber } from './brief.ts';

interface PinProps {
  number: PartNumber;
  className?: string;
}

/** The number that joins a phrase to its place. For the eye only: the words around it say the same. */
export function Pin({ number, className }: PinProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-grid place-items-center rounded-full bg-purple font-bold font-text text-on-purple leading-none',
        className,
      )}
    >
      {number}
    </span>
  );
}
