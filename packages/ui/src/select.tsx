import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field.tsx';
import { controlLook } from './input.tsx';

/** A choice from a list: the browser's own, which every keyboard, phone and screen reader knows. `className` is the frame's. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  const field = useFieldControl();
  return (
    <div data-slot="select" className={cn('relative', className)}>
      <select
        className={cn(
          controlLook,
          'h-10.5 appearance-none truncate pr-9 pointer-coarse:h-11 pointer-fine:max-h-9.5',
        )}
        {...field}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2.75 my-auto size-4 text-ink-3"
      />
    </div>
  );
}
