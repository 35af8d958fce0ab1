import type { PageComment } from '@sitewright/contracts';
import { Badge, Button, cn, PinNumber, toast } from '@sitewright/ui';
import { toApiError } from '@sitewright/web-kit';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { keyOf } from './own-comments.ts';

interface CommentItemProps {
  comment: PageComment;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: () => Promise<void>;
}

/** One comment with its replies; choosing it shows its place. Names and texts are drawn as the plain text they are. */
export function CommentItem({ comment, isChosen, onChoose, onRemove }: CommentItemProps) {
  const { id, number, name, text, isResolved, replies } = comment;
  const [isBusy, setIsBusy] = useState(false);
  const isOwn = keyOf(id) !== undefined;
  const handleRemove = async () => {
    setIsBusy(true);
    try {
      await onRemove();
    } catch (thrown) {
      setIsBusy(false);
      toast({ variant: 'destructive', title: 'Not deleted', description: toApiError(thrown).message });
    }
  };
  return (
    <li
      data-comment={id}
      className={cn(
        'rounded-[10px] border border-rule bg-surface p-3',
        isChosen && 'border-purple ring-1 ring-purple dark:border-purple-ink dark:ring-purple-ink',
      )}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        className="flex w-full items-center gap-2 rounded-[6px] text-left pointer-coarse:min-h-11"
        onClick={onChoose}
      >
        <span className="sr-only">Show comment </span>
        <PinNumber isChosen={isChosen} isQuiet={isResolved}>
          {number}
        </PinNumber>
        <strong className="min-w-0 truncate font-semibold text-body">{name ?? 'The owner'}</strong>
        {isResolved && <Badge tone="good">Resolved</Badge>}
      </button>
      <p className="mt-1.5 whitespace-pre-wrap text-body [overflow-wrap:anywhere]">{text}</p>
      {replies.map((reply) => (
        <div key={reply.id} className="mt-2.5 border-rule-strong border-l-2 pl-3">
          <p className="font-semibold text-ink-2 text-small">The owner</p>
          <p className="whitespace-pre-wrap text-body [overflow-wrap:anywhere]">{reply.text}</p>
        </div>
      ))}
      {isOwn && (
        <Button
          variant="ghost"
          size="sm"
          busy={isBusy}
          className="mt-1.5 -ml-2.5"
          aria-label={`Delete comment ${number}`}
          onClick={() => void handleRemove()}
        >
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      )}
    </li>
  );
}
