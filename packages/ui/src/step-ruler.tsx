import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export interface StepRulerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many steps there are. */
  steps: number;
  /** The step under way, from 1: 0 before the first has begun, anything beyond the last when all are done. */
  step: number;
  /** What is progressing, for assistive technology. */
  label: string;
  /** Where it is in words, as "Style, 3 of 5": what a screen reader says instead of a number. */
  valueText: string;
}

/** How much of the ruler is covered: a step under way reaches into its middle. */
const covered = (steps: number, step: number) => Math.min(1, Math.max(0, step - 0.5) / steps);

/** Progress by steps on a ruler with two parts a step: the pink line ends where the work is now. */
export function StepRuler({ steps, step, label, valueText, className, ...props }: StepRulerProps) {
  const percent = (step > steps ? 1 : covered(steps, step)) * 100;
  return (
    <div
      data-slot="step-ruler"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={Math.min(steps, Math.max(0, step - 1))}
      aria-valuetext={valueText}
      className={cn('relative h-4.5 overflow-hidden border-rule-strong border-r border-b', className)}
      {...props}
    >
      <span
        className="absolute inset-x-0 bottom-0 h-1.75 bg-linear-to-r from-[1px] from-rule-strong to-[1px] to-transparent"
        style={{ backgroundSize: `${50 / steps}% 100%` }}
      />
      <span
        className="absolute inset-0 border-pink border-r-2 transition-transform duration-420 ease-set after:absolute after:right-0 after:bottom-0 after:h-0.75 after:w-full after:bg-pink motion-reduce:transition-none"
        style={{ transform: `translateX(${percent - 100}%)` }}
      />
    </div>
  );
}
