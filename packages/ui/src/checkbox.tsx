import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn.ts';
import { FieldError } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The words beside the box; pressing them ticks it. Links inside stay links. */
  children: ReactNode;
  /** What is wrong and what to do about it. */
  error?: string | undefined;
}

/** A box to tick, with its words. */
export function Checkbox({ className, children, error, ...props }: CheckboxProps) {
  const errorId = useId();
  return (
    <div data-slot="checkbox" className={cn('grid gap-1.5', className)}>
      <label className="flex items-start gap-2.5 text-ink-2 text-ui">
        <span className="relative mt-px grid size-4.5 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
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
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
