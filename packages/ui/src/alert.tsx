import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';

export interface AlertProps extends ComponentProps<'div'> {
  /** What is wrong and what to do next. */
  children: ReactNode;
  /** Offers another try. */
  onRetry?: () => void;
  retryLabel?: string;
}

/** Something that did not work, in the place where its result would have been. */
export function Alert({ className, children, onRetry, retryLabel = 'Try again', ...props }: AlertProps) {
  return (
    <div
      data-slot="alert"
      role="alert"
      className={cn(
        'flex items-center gap-2 rounded-[9px] border border-bad-line bg-bad-tint px-3.5 py-3 font-[550] text-bad-ink text-body',
        className,
      )}
      {...props}
    >
      <CircleAlert aria-hidden="true" className="size-4.25 shrink-0" />
      <div className="min-w-0 grow">{children}</div>
      {onRetry && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
