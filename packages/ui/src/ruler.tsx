import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export interface RulerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How far the work is, from 0 to 1. */
  value: number;
  /** What is progressing, for assistive technology. */
  label: string;
}

/** Progress on a ruler of ten parts: the pink line ends where the work is now. */
export function Ruler({ value, label, className, ...props }: RulerProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      data-slot="ruler"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cn(
        'relative h-4.5 overflow-hidden border-rule-strong border-r border-b',
        'bg-[length:100%_7px] bg-[repeating-linear-gradient(90deg,var(--rule-strong)_0_1px,transparent_1px_10%)] bg-bottom bg-no-repeat',
        className,
      )}
      {...props}
    >
      <span
        className="absolute inset-0 border-pink border-r-2 transition-transform duration-420 ease-set after:absolute after:right-0 after:bottom-0 after:h-0.75 after:w-full after:bg-pink"
        style={{ transform: `translateX(${percent - 100}%)` }}
      />
    </div>
  );
}
