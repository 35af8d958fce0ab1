import { cn } from '@sitewright/ui';
import type { ComponentProps } from 'react';
import type { PartNumber } from './brief.ts';
import { Pin } from './pin.tsx';

const outlines: Record<PartNumber, string> = {
  1: "group-has-[[data-phrase='1']:hover]/exhibit:outline-4",
  2: "group-has-[[data-phrase='2']:hover]/exhibit:outline-4",
  3: "group-has-[[data-phrase='3']:hover]/exhibit:outline-4",
  4: "group-has-[[data-phrase='4']:hover]/exhibit:outline-4",
  5: "group-has-[[data-phrase='5']:hover]/exhibit:outline-4",
};

interface NumberedPartProps extends ComponentProps<'div'> {
  number: PartNumber;
  isNumbered: boolean;
  /** Where the number sits, when that is not before the first line. */
  pinPlace?: string;
}

/** A part of the example page that a phrase of the brief asked for; it lights up with its phrase. */
export function NumberedPart({
  number,
  isNumbered,
  pinPlace = 'top-0.5 -left-2',
  className,
  children,
  ...props
}: NumberedPartProps) {
  return (
    <div className={cn('relative rounded-lg outline-purple', outlines[number], className)} {...props}>
      {isNumbered && (
        <Pin
          number={number}
          className={cn(
            'absolute z-10 size-8 -translate-x-full text-[1.125rem] ring-4 ring-white @max-[900px]:hidden',
            pinPlace,
          )}
        />
      )}
      {children}
    </div>
  );
}
