import type { CommentPlace } from '@sitewright/contracts';
import { Alert, CommentList } from '@sitewright/ui';
import { useState } from 'react';
import { CommentItem } from './comment-item.tsx';
import type { SharedComments } from './use-shared-comments.ts';
import { VisitorCommentForm } from './visitor-comment-form.tsx';

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
  const resolved = list.filter(({ isResolved }) => isResolved).length;
  const shown = list.filter(({ isResolved, id }) => isAll || !isResolved || id === chosen);

  return (
    <aside
      aria-label="Comments"
      className="relative flex shrink-0 flex-col gap-4 overflow-y-auto border-rule-strong bg-paper px-4 py-4 max-md:h-[46dvh] max-md:border-t md:w-90 md:border-l md:px-5"
    >
      {draft ? (
        <VisitorCommentForm key={JSON.stringify(draft.place)} draft={draft} onPin={pin} onEnd={onDraftEnd} />
      ) : (
        <p className="text-body text-ink-2">
          Press a place on the page to comment on it. With keys: go into the page, choose with the arrow keys,
          press Enter.
        </p>
      )}
      {error && <Alert onRetry={retry}>{error.message}</Alert>}
      <CommentList
        label="Comments"
        chosen={chosen}
        settled={resolved}
        isAll={isAll}
        onAllChange={() => setIsAll(!isAll)}
      >
        {shown.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            isChosen={comment.id === chosen}
            onChoose={() => onChoose(comment.id)}
            onRemove={() => remove(comment.id)}
          />
        ))}
      </CommentList>
    </aside>
  );
}
