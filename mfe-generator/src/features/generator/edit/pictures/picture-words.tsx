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
  /** What was ticked, until the page shows it; a picture that is no decoration any more has no words yet. */
  const [chosen, setChosen] = useState<boolean>();
  if (chosen === picture.isDecoration) setChosen(undefined);
  const isDecoration = chosen ?? picture.isDecoration;
  const words = picture.isDecoration ? '' : (picture.alt ?? '');
  const decorate = (is: boolean) => {
    setChosen(is);
    if (is) describePicture(version, picture, '');
  };
  return (
    <>
      {!isDecoration && (
        <WordsField
          label={`Words for who cannot see ${name}`}
          value={words}
          placeholder="Say what it shows"
          className="-mx-1.75 w-[calc(100%+14px)]"
          onLeave={(next) => next.trim() !== '' && describePicture(version, picture, next.trim())}
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
