import { type CommentPlace, commentNameSchema, commentTextSchema, limits } from '@sitewright/contracts';
import { Alert, Button, Field, Input, Textarea } from '@sitewright/ui';
import { type ApiError, type FieldErrors, fieldErrors, focusFirst, toApiError } from '@sitewright/web-kit';
import { MapPin } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { readName } from './own-comments.ts';
import type { NewComment } from './use-shared-comments.ts';

const wordsSchema = z.object({ name: commentNameSchema, text: commentTextSchema });

interface CommentFormProps {
  draft: { place: CommentPlace; version: number };
  onPin: (comment: NewComment) => Promise<string>;
  onEnd: (id?: string) => void;
}

/** What somebody wants to say about a place. What was written stays where it could not be sent. */
export function CommentForm({ draft, onPin, onEnd }: CommentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setIsBusy] = useState(false);
  const [name] = useState(readName);

  useEffect(() => {
    const field = form.current?.elements.namedItem(readName() === '' ? 'name' : 'text');
    if (field instanceof HTMLElement) field.focus();
  }, []);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = wordsSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    const found = fieldErrors(words.error);
    setErrors(found);
    setFailure(undefined);
    if (!words.success) return focusFirst(event.currentTarget, found);
    setIsBusy(true);
    try {
      onEnd(await onPin({ ...words.data, ...draft }));
    } catch (thrown) {
      setFailure(toApiError(thrown));
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
        if (event.key === 'Escape') onEnd();
      }}
    >
      <p className="flex items-center gap-1.5 font-semibold text-purple-ink text-small">
        <MapPin aria-hidden="true" className="size-3.75 shrink-0" />
        <span className="truncate">{draft.place.label}</span>
      </p>
      <Field label="Your name" error={errors.name}>
        <Input name="name" defaultValue={name} maxLength={limits.commentNameMaxLength} autoComplete="name" />
      </Field>
      <Field label="Comment" error={errors.text}>
        <Textarea name="text" rows={3} maxLength={limits.commentMaxLength} />
      </Field>
      {failure && <Alert>{failure.message}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          Pin comment
        </Button>
        <Button variant="ghost" onClick={() => onEnd()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
