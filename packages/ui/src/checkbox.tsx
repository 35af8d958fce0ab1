import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The words beside the box; pressing them ticks it. Links inside stay links. */
  children: ReactNode;
}

/** A box to tick, with its words. */
export function Checkbox({ className, children, ...props }: CheckboxProps) {
  return (
    <label data-slot="checkbox" className={cn('flex items-start gap-2.5 text-ink-2 text-ui', className)}>
      <span className="relative mt-px grid size-4.5 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 appearance-none rounded-chip border border-control bg-surface checked:border-purple checked:bg-purple aria-invalid:border-bad"
          {...props}
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none relative size-3.5 text-on-purple opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>{children}</span>
    </label>
  );
}
