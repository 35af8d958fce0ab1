import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export interface PinNumberProps extends ComponentProps<'span'> {
  /** It is the one that is looked at. */
  isChosen?: boolean;
  /** It is settled. */
  isQuiet?: boolean;
}

/** A number as the pin on a page has it. */
export function PinNumber({ isChosen = false, isQuiet = false, className, ...props }: PinNumberProps) {
  return (
    <span
      data-slot="pin-number"
      className={cn(
        'grid h-6 min-w-6 shrink-0 place-items-center rounded-full rounded-bl-[3px] px-1.5 font-bold text-[0.75rem] tabular-nums',
        isChosen ? 'bg-purple text-on-purple' : 'bg-ink text-paper',
        isQuiet && !isChosen && 'bg-surface text-ink ring-1 ring-ink ring-inset',
        className,
      )}
      {...props}
    />
  );
}
