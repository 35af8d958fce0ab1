import type { PagePicture } from '@sitewright/contracts';
import { Checkbox } from '@sitewright/ui';
import { useState } from 'react';
import { WordsField } from '../panel/words-field.tsx';
import { describePicture } from './describe-picture.ts';

interface PictureWordsProps {
  name: string;
  picture: PagePicture;
  /** The version that its place belongs to. */
  version: number;
}

/** What a picture shows, for who cannot see it, or that nothing is lost without it. */
export function PictureWords({ name, picture, version }: PictureWordsProps) {
  /** What was entered, until a later version of the page shows it; no words for what only decorates. */
  const [sent, setSent] = useState<{ words: string; version: number }>();
  /** Unticked, but there are no words yet. */
  const [isAsking, setAsking] = useState(false);
  const isShown = (sent?.words === '') === picture.isDecoration;
  if (sent && sent.version !== version && isShown) setSent(undefined);
  const wasDecoration = sent ? sent.words === '' : picture.isDecoration;
  const isDecoration = wasDecoration && !isAsking;
  const describe = (words: string) => {
    setAsking(false);
    setSent({ words, version });
    describePicture(version, picture, words);
  };
  const decorate = (is: boolean) => {
    if (is && !wasDecoration) describe('');
    else setAsking(!is);
  };
  const words = wasDecoration ? '' : (sent?.words ?? picture.alt ?? '');
  return (
    <>
      {!isDecoration && (
        <WordsField
          label={`Words for who cannot see ${name}`}
          value={words}
          placeholder="Say what it shows"
          className="-mx-1.75 w-[calc(100%+14px)]"
          onLeave={(next) => next.trim() !== '' && describe(next.trim())}
        />
      )}
      <Checkbox
        checked={isDecoration}
        className="mt-1 text-small pointer-coarse:py-2.5"
        onChange={({ target }) => decorate(target.checked)}
      >
        <span className="text-small">
          Only decoration<span className="sr-only">: {name}</span>
        </span>
      </Checkbox>
    </>
  );
}
