import { type CommentPlace, commentTextSchema, limits } from '@sitewright/contracts';
import { Button, Field, Textarea } from '@sitewright/ui';
import { toApiError, useApi } from '@sitewright/web-kit';
import { MapPin } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { endDraft, pinOwn } from './comments-store.ts';

interface OwnCommentFormProps {
  siteId: string;
  place: CommentPlace;
}

/** A comment of the owner's own. What was written stays where it could not be stored. */
export function OwnCommentForm({ siteId, place }: OwnCommentFormProps) {
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
      await pinOwn(api, siteId, text.data);
    } catch (thrown) {
      setError(toApiError(thrown).message);
      setIsBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label="New comment"
      className="grid gap-3 rounded-[10px] border border-purple-line bg-surface p-3.5"
      onSubmit={(event) => void handleSubmit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') endDraft();
      }}
    >
      <p className="flex items-center gap-1.5 font-semibold text-purple-ink text-small">
        <MapPin aria-hidden="true" className="size-3.75 shrink-0" />
        <span className="truncate">{place.label}</span>
      </p>
      <Field label="Your comment" error={error}>
        <Textarea name="text" rows={3} maxLength={limits.commentMaxLength} data-own-undo="" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isBusy}>
          Pin comment
        </Button>
        <Button variant="ghost" size="sm" onClick={endDraft}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
