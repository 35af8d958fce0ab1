import type { CommentPlace } from '@sitewright/contracts';
import { Alert } from '@sitewright/ui';
import { useEffect, useRef, useState } from 'react';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import type { SharedComments } from './use-shared-comments.ts';

interface CommentsAsideProps {
  comments: SharedComments;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Where a comment is being written. */
  draft: { place: CommentPlace; version: number } | undefined;
  /** It was pinned, under this id, or given up. */
  onDraftEnd: (id?: string) => void;
}

/** What is said, beside the page or below it, and the form for more. */
export function CommentsAside({ comments, chosen, onChoose, draft, onDraftEnd }: CommentsAsideProps) {
  const { list, error, retry, pin, remove } = comments;
  const [isAll, setIsAll] = useState(false);
  const room = useRef<HTMLElement>(null);
  const resolved = list.filter(({ isResolved }) => isResolved).length;
  const shown = list.filter(({ isResolved, id }) => isAll || !isResolved || id === chosen);
  useEffect(() => {
    const item = chosen && room.current?.querySelector(`[data-comment="${chosen}"]`);
    if (!item) return;
    item.scrollIntoView({ block: 'nearest' });
    // The form that was just sent has gone, and the focus with it.
    if (document.activeElement === document.body)
      item.querySelector('button')?.focus({ preventScroll: true });
  }, [chosen]);

  return (
    <aside
      ref={room}
      aria-label="Comments"
      className="relative flex shrink-0 flex-col gap-4 overflow-y-auto border-rule-strong bg-paper px-4 py-4 max-md:h-[46dvh] max-md:border-t md:w-90 md:border-l md:px-5"
    >
      {draft ? (
        <CommentForm key={JSON.stringify(draft.place)} draft={draft} onPin={pin} onEnd={onDraftEnd} />
      ) : (
        <p className="text-body text-ink-2">
          Press a place on the page to comment on it. With keys: go into the page, choose with the arrow keys,
          press Enter.
        </p>
      )}
      {error && <Alert onRetry={retry}>{error.message}</Alert>}
      <ol aria-label="Comments" className="grid gap-3 empty:hidden">
        {shown.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            isChosen={comment.id === chosen}
            onChoose={() => onChoose(comment.id)}
            onRemove={() => remove(comment.id)}
          />
        ))}
      </ol>
      {resolved > 0 && (
        <button
          type="button"
          aria-pressed={isAll}
          className="min-h-8 self-start text-ink-2 text-small underline underline-offset-2 hover:text-ink pointer-coarse:min-h-11"
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? 'Hide what is resolved' : `Show what is resolved (${resolved})`}
        </button>
      )}
    </aside>
  );
}
