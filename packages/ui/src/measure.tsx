import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const line = 'h-px min-w-2 flex-1 animate-draw bg-control motion-reduce:animate-none';
const stop = 'h-2.75 w-px bg-control';

/** A dimension line: two stops and, between them, how wide something is. Another `key` draws it anew. */
export function Measure({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="measure"
      className={cn('flex h-5 items-center text-code text-ink-2 tabular-nums', className)}
      {...props}
    >
      <span aria-hidden="true" className={stop} />
      <span aria-hidden="true" className={cn(line, 'origin-right')} />
      <span className="flex items-center gap-2.5 whitespace-nowrap px-2.5">{children}</span>
      <span aria-hidden="true" className={cn(line, 'origin-left')} />
      <span aria-hidden="true" className={stop} />
    </div>
  );
}
