import type { CommentPlace } from '@sitewright/contracts';
import { CommentForm } from '@sitewright/ui';
import { useApi } from '@sitewright/web-kit';
import { endDraft, pinOwn } from './comments-store.ts';
import { useWordsForm } from './use-words-form.ts';
import { WordsFields } from './words-fields.tsx';

interface OwnCommentFormProps {
  siteId: string;
  place: CommentPlace;
}

/** A comment of the owner's own. What was written stays where it could not be stored. */
export function OwnCommentForm({ siteId, place }: OwnCommentFormProps) {
  const api = useApi();
  const { ref, handleSubmit, ...form } = useWordsForm((text) => pinOwn(api, siteId, text));
  return (
    <CommentForm
      ref={ref}
      aria-label="New comment"
      about={place.label}
      onSubmit={handleSubmit}
      onEnd={endDraft}
    >
      <WordsFields {...form} label="Your comment" rows={3} send={{ words: 'Pin comment' }} onEnd={endDraft} />
    </CommentForm>
  );
}
