import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field.tsx';
import { controlLook } from './input.tsx';

/** Several lines of text. Inside a `Field` it takes the field's id and descriptions. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  const field = useFieldControl();
  return (
    <textarea
      data-slot="textarea"
      className={cn(controlLook, 'block resize-y py-2.5', className)}
      {...field}
      {...props}
    />
  );
}
