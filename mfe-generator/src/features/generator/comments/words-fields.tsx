import { limits } from '@sitewright/contracts';
import { Button, Field, Textarea } from '@sitewright/ui';

interface WordsFieldsProps {
  label: string;
  rows: number;
  error: string | undefined;
  /** What the button says that sends them, and how much it weighs. */
  send: { words: string; variant?: 'outline' };
  isBusy: boolean;
  onEnd: () => void;
}

/** The text of a comment or a reply, with the ways out of it. */
export function WordsFields({ label, rows, error, send, isBusy, onEnd }: WordsFieldsProps) {
  return (
    <>
      <Field label={label} error={error}>
        <Textarea name="text" rows={rows} maxLength={limits.commentMaxLength} data-own-undo="" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={send.variant} size="sm" busy={isBusy}>
          {send.words}
        </Button>
        <Button variant="ghost" size="sm" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </>
  );
}
