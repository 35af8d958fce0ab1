import type { SiteDetails } from '@sitewright/contracts';
import { Alert, CommentList, Skeleton } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { useEffect } from 'react';
import { CommentItem } from './comment-item.tsx';
import { readComments, sawComments, toggleAll, useComments } from './comments-store.ts';
import { OwnCommentForm } from './own-comment-form.tsx';

/** What was said about the site, beside the page with its pins. */
export function CommentsPanel({ site }: { site: SiteDetails }) {
  const api = useApi();
  const { folderId } = site;
  const { list, error, chosen, draft, isAll } = useComments();
  const unread = list?.filter(({ isUnread }) => isUnread).length ?? 0;

  useEffect(() => {
    if (unread > 0) void sawComments(api, folderId);
  }, [api, folderId, unread]);

  const resolved = list?.filter(({ isResolved }) => isResolved).length ?? 0;
  const shown = list?.filter(({ isResolved, id }) => isAll || !isResolved || id === chosen) ?? [];
  return (
    <div
      data-content=""
      className="relative min-h-0 grow overflow-y-auto px-4 py-5.5 outline-hidden desk:px-5"
    >
      <div className="mx-auto grid max-w-160 gap-4">
        <h1 className="sr-only">Comments</h1>
        {draft && <OwnCommentForm key={JSON.stringify(draft.place)} siteId={folderId} place={draft.place} />}
        {!list && !error && <Skeleton className="h-20 w-full" />}
        {error && !list && <Alert onRetry={() => void readComments(api, folderId)}>{error.message}</Alert>}
        {list && shown.length === 0 && !draft && (
          <p className="text-body text-ink-2">
            {resolved > 0 ? 'Everything that was said is resolved. ' : 'Nobody has said anything yet. '}
            Share the website by a link: whoever has it can pin comments to places of the page. Press a place
            on the page to pin one of your own.
          </p>
        )}
        <CommentList
          label="Comments"
          chosen={chosen}
          settled={resolved}
          isAll={isAll}
          onAllChange={toggleAll}
        >
          {shown.map((comment) => (
            <CommentItem
              key={comment.id}
              siteId={folderId}
              comment={comment}
              isChosen={comment.id === chosen}
            />
          ))}
        </CommentList>
      </div>
    </div>
  );
}
