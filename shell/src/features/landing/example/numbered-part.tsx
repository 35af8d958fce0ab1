import { cn } from '@sitewright/ui';
import type { ComponentProps } from 'react';
import type { PartNumber } from './brief.ts';
import { lateLook } from './late-look.ts';
import { Pin } from './pin.tsx';

const outlines: Record<PartNumber, string> = {
  1: "group-has-[[data-phrase='1']:is(:hover,:focus)]/exhibit:outline-4",
  2: "group-has-[[data-phrase='2']:is(:hover,:focus)]/exhibit:outline-4",
  3: "group-has-[[data-phrase='3']:is(:hover,:focus)]/exhibit:outline-4",
  4: "group-has-[[data-phrase='4']:is(:hover,:focus)]/exhibit:outline-4",
  5: "group-has-[[data-phrase='5']:is(:hover,:focus)]/exhibit:outline-4",
};

interface NumberedPartProps extends ComponentProps<'div'> {
  number: PartNumber;
  /** How many parts are there already; without it all of them are, and none has a number. */
  shownParts: number | undefined;
  /** Where the number sits, when that is not before the first line. */
  pinPlace?: string;
}

/** A part of the example page that a phrase of the brief asked for; it lights up with its phrase. */
export function NumberedPart({
  number,
  shownParts,
  pinPlace = 'top-0.5 -left-2',
  className,
  children,
  ...props
}: NumberedPartProps) {
  const isShown = shownParts === undefined || number <= shownParts;
  const look = cn(
    'relative rounded-lg outline-purple transition-[opacity,translate] duration-420 ease-set',
    outlines[number],
    shownParts !== undefined && lateLook,
    !isShown && 'translate-y-3 opacity-0',
    className,
  );
  return (
    <div className={look} {...props}>
      {shownParts !== undefined && (
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
