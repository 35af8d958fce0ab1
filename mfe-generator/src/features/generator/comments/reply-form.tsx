import { commentTextSchema, limits, type OwnedComment } from '@sitewright/contracts';
import { Button, Field, Textarea } from '@sitewright/ui';
import { toApiError, useApi } from '@sitewright/web-kit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { replyTo } from './comments-store.ts';

interface ReplyFormProps {
  siteId: string;
  comment: OwnedComment;
  onEnd: () => void;
}

/** What the owner answers; who has the link reads it. */
export function ReplyForm({ siteId, comment, onEnd }: ReplyFormProps) {
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = commentTextSchema.safeParse(new FormData(event.currentTarget).get('text'));
    setError(text.error?.issues[0]?.message);
    if (!text.success) return;
    setIsBusy(true);
    try {
      await replyTo(api, siteId, comment.id, text.data);
      onEnd();
    } catch (thrown) {
      setError(toApiError(thrown).message);
      setIsBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      className="mt-3 grid gap-2.5"
      onSubmit={(event) => void handleSubmit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd();
      }}
    >
      <Field label={`Reply to comment ${comment.number}`} error={error}>
        <Textarea name="text" rows={2} maxLength={limits.commentMaxLength} data-own-undo="" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="outline" size="sm" busy={isBusy}>
          Send reply
        </Button>
        <Button variant="ghost" size="sm" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
