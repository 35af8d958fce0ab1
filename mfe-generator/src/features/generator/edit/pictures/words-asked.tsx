import { limits } from '@sitewright/contracts';
import { Checkbox, Field, Textarea } from '@sitewright/ui';

interface WordsAskedProps {
  words: string;
  isDecoration: boolean;
  error: string | undefined;
  /** What the picture before it was said to show. */
  before: string | undefined;
  onWords: (words: string) => void;
  onDecoration: (isDecoration: boolean) => void;
}

/** Asks for words for who cannot see the picture: one says them, or that nothing is lost without it. */
export function WordsAsked({ words, isDecoration, error, before, onWords, onDecoration }: WordsAskedProps) {
  return (
    <div className="grid gap-2.5">
      <Field
        label="Words for who cannot see it"
        error={error}
        hint={before ? `The picture before: “${before}”` : 'What is to be seen, in a sentence.'}
      >
        <Textarea
          rows={3}
          required={!isDecoration}
          maxLength={limits.pictureAltMaxLength}
          value={isDecoration ? '' : words}
          disabled={isDecoration}
          className="min-h-20"
          onChange={({ target }) => onWords(target.value)}
        />
      </Field>
      <Checkbox
        checked={isDecoration}
        className="pointer-coarse:py-2.5"
        onChange={({ target }) => onDecoration(target.checked)}
      >
        Only decoration: nothing is lost without it
      </Checkbox>
    </div>
  );
}
