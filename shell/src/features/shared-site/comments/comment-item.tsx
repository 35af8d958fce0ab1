import type { PageComment } from '@sitewright/contracts';
import { Badge, Button, CommentCard, toast } from '@sitewright/ui';
import { toApiError } from '@sitewright/web-kit';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { keyOf } from './own-comments.ts';

const theOwner = 'The owner';

interface CommentItemProps {
  comment: PageComment;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: () => Promise<void>;
}

/** One comment; who has written it can take it back. */
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
    <CommentCard
      id={id}
      number={number}
      author={name ?? theOwner}
      badges={isResolved && <Badge tone="good">Resolved</Badge>}
      text={text}
      replies={replies.map((reply) => ({ ...reply, author: theOwner }))}
      isChosen={isChosen}
      isQuiet={isResolved}
      onChoose={onChoose}
    >
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
    </CommentCard>
  );
}
