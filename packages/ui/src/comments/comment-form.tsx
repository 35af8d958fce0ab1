import { MapPin } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export interface CommentFormProps extends ComponentProps<'form'> {
  /** What the comment is about. */
  about: string;
  /** Escape was pressed in it. */
  onEnd: () => void;
}

/** The card that a comment is written in. It checks nothing by itself. */
export function CommentForm({ about, onEnd, className, children, ...props }: CommentFormProps) {
  return (
    <form
      data-slot="comment-form"
      noValidate
      className={cn('grid gap-3 rounded-[10px] border border-purple-line bg-surface p-3.5', className)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd();
      }}
      {...props}
    >
      <p className="flex items-center gap-1.5 font-semibold text-purple-ink text-small">
        <MapPin aria-hidden="true" className="size-3.75 shrink-0" />
        <span className="truncate">{about}</span>
      </p>
      {children}
    </form>
  );
}
