import type { OwnedComment } from '@sitewright/contracts';
import { useApi } from '@sitewright/web-kit';
import { replyTo } from './comments-store.ts';
import { useWordsForm } from './use-words-form.ts';
import { WordsFields } from './words-fields.tsx';

interface ReplyFormProps {
  siteId: string;
  comment: OwnedComment;
  onEnd: () => void;
}

/** What the owner answers; who has the link reads it. */
export function ReplyForm({ siteId, comment, onEnd }: ReplyFormProps) {
  const api = useApi();
  const { ref, handleSubmit, ...form } = useWordsForm(async (text) => {
    await replyTo(api, siteId, comment.id, text);
    onEnd();
  });
  return (
    <form
      ref={ref}
      noValidate
      className="mt-3 grid gap-2.5"
      onSubmit={handleSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd();
      }}
    >
      <WordsFields
        {...form}
        label={`Reply to comment ${comment.number}`}
        rows={2}
        send={{ words: 'Send reply', variant: 'outline' }}
        onEnd={onEnd}
      />
    </form>
  );
}
