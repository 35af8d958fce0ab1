import type { OwnedComment } from '@sitewright/contracts';
import { Button, toast } from '@sitewright/ui';
import { toApiError, useApi } from '@sitewright/web-kit';
import { Trash2, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { deleteComment, resolveComment } from './comments-store.ts';
import { makeChange } from './making-store.ts';

interface CommentActionsProps {
  siteId: string;
  comment: OwnedComment;
  onReply: () => void;
}

/** What the owner can do about a comment. */
export function CommentActions({ siteId, comment, onReply }: CommentActionsProps) {
  const api = useApi();
  const { id, number, isResolved } = comment;
  const [isBusy, setIsBusy] = useState(false);
  const act = async (work: Promise<void>, failed: string) => {
    setIsBusy(true);
    try {
      await work;
    } catch (thrown) {
      toast({ variant: 'destructive', title: failed, description: toApiError(thrown).message });
    }
    setIsBusy(false);
  };
  const resolve = () =>
    act(
      resolveComment(api, siteId, { id, isResolved: !isResolved }),
      isResolved ? 'Not reopened' : 'Not resolved',
    );
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-1 pointer-coarse:gap-3">
      {!isResolved && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Make this change, of comment ${number}`}
          onClick={() => makeChange(siteId, comment)}
        >
          <WandSparkles aria-hidden="true" />
          Make this change
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        className="px-2"
        disabled={isBusy}
        aria-label={`${isResolved ? 'Reopen' : 'Resolve'} comment ${number}`}
        onClick={() => void resolve()}
      >
        {isResolved ? 'Reopen' : 'Resolve'}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="px-2"
        aria-label={`Reply to comment ${number}`}
        onClick={onReply}
      >
        Reply
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        disabled={isBusy}
        className="ml-auto"
        aria-label={`Delete comment ${number}`}
        onClick={() => void act(deleteComment(api, siteId, id), 'Not deleted')}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}
