import { type ReactNode, useEffect, useRef } from 'react';

export interface CommentListProps {
  label: string;
  /** The `id` of the comment that is looked at: it comes into sight. */
  chosen: string | undefined;
  /** How many are settled, of all there are. */
  settled: number;
  /** The settled ones are listed, too. */
  isAll: boolean;
  onAllChange: () => void;
  /** Each a `CommentCard`. */
  children: ReactNode;
}

/** What was said about something, in order, and the way to what is settled of it. */
export function CommentList({ label, chosen, settled, isAll, onAllChange, children }: CommentListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = chosen && list.current?.querySelector(`[data-comment="${chosen}"]`);
    if (!item) return;
    item.scrollIntoView({ block: 'nearest' });
    // The form that was just sent has gone, and the focus with it.
    if (document.activeElement === document.body)
      item.querySelector('button')?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <>
      <ol ref={list} data-slot="comment-list" aria-label={label} className="grid gap-3 empty:hidden">
        {children}
      </ol>
      {settled > 0 && (
        <button
          type="button"
          aria-pressed={isAll}
          className="min-h-8 self-start justify-self-start text-ink-2 text-small underline underline-offset-2 hover:text-ink pointer-coarse:min-h-11"
          onClick={onAllChange}
        >
          {isAll ? 'Hide what is resolved' : `Show what is resolved (${settled})`}
        </button>
      )}
    </>
  );
}
