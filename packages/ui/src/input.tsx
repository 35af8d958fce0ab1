import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field.tsx';

/** The look every text control shares. Sixteen pixels on touch screens, or the browser would zoom in. */
export const controlLook = cn(
  'w-full rounded-control border border-control bg-surface px-3 text-body text-ink placeholder:text-ink-3',
  'transition-[border-color,box-shadow] duration-140 pointer-coarse:text-[1rem]',
  'focus-visible:border-purple focus-visible:outline-hidden focus-visible:ring-3 focus-visible:ring-purple-tint',
  'dark:focus-visible:border-purple-ink',
  'aria-invalid:border-bad aria-invalid:focus-visible:ring-bad-tint',
  'disabled:cursor-not-allowed disabled:border-rule-strong disabled:bg-paper-sunk disabled:text-ink-3',
);

/** One line of text. Inside a `Field` it takes the field's id and descriptions. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  const field = useFieldControl();
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(controlLook, 'h-10.5 pointer-coarse:h-11', className)}
      {...field}
      {...props}
    />
  );
}
