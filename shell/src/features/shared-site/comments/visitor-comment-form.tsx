import { type CommentPlace, commentNameSchema, commentTextSchema, limits } from '@sitewright/contracts';
import { Alert, Button, CommentForm, Field, Input, Textarea } from '@sitewright/ui';
import { useSentForm } from '@sitewright/web-kit';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { readName } from './own-comments.ts';
import type { NewComment } from './use-shared-comments.ts';

const wordsSchema = z.object({ name: commentNameSchema, text: commentTextSchema });

interface VisitorCommentFormProps {
  draft: { place: CommentPlace; version: number };
  onPin: (comment: NewComment) => Promise<string>;
  onEnd: (id?: string) => void;
}

/** What somebody wants to say about a place. What was written stays where it could not be sent. */
export function VisitorCommentForm({ draft, onPin, onEnd }: VisitorCommentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [name] = useState(readName);
  const { errors, failure, isBusy, handleSubmit } = useSentForm({
    read: (data) => wordsSchema.safeParse(Object.fromEntries(data)),
    send: async (words) => onEnd(await onPin({ ...words, ...draft })),
  });
  useEffect(() => {
    const field = form.current?.elements.namedItem(readName() === '' ? 'name' : 'text');
    if (field instanceof HTMLElement) field.focus();
  }, []);
  return (
    <CommentForm
      ref={form}
      aria-label="New comment"
      about={draft.place.label}
      onSubmit={handleSubmit}
      onEnd={() => onEnd()}
    >
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
    </CommentForm>
  );
}
