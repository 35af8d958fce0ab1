import { cn } from '@sitewright/ui';
import { Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { bringFile, useStepAt } from './bring-picture.ts';
import { FileButton } from './file-button.tsx';
import { type NumberedPicture, type PagePictures, selectOnPage, usePagePictures } from './page-pictures.ts';
import { PictureWords } from './picture-words.tsx';
import { StepNotice } from './step-notice.tsx';
import { isSamePicture, targetAt } from './target.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface PictureRowProps {
  told: PagePictures;
  picture: NumberedPicture;
  isSelected: boolean;
}

/** Scrolls the list and nothing around it, which the browser's own way would. */
function scrollTo(row: HTMLElement): void {
  const list = row.closest('[data-content]');
  if (!list) return;
  const [own, room] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < room.top) list.scrollTop -= room.top - own.top;
  else if (own.bottom > room.bottom) list.scrollTop += own.bottom - room.bottom;
}

/** One picture of the page: where it is, its words, and another one in its place. */
export function PictureRow({ told, picture, isSelected }: PictureRowProps) {
  const { version } = told;
  const { number } = picture;
  const name = `picture ${number}`;
  const isFocusWanted = usePagePictures((state) => state.isFocusWanted);
  const row = useRef<HTMLLIElement>(null);
  const step = useStepAt(({ target }) => {
    const own = target && targetAt(version, picture);
    return target !== undefined && own !== undefined && isSamePicture(target, own);
  });
  const bring = (file: File) => void bringFile(file, targetAt(version, picture));
  const { isOver, drop } = useFileDrop(bring);
  const select = () => selectOnPage(picture.element);

  useEffect(() => {
    if (isSelected && row.current) scrollTo(row.current);
  }, [isSelected]);
  useEffect(() => {
    if (!isSelected || !isFocusWanted) return;
    row.current?.querySelector<HTMLElement>('[data-replace]')?.focus();
    usePagePictures.setState({ isFocusWanted: false });
  }, [isSelected, isFocusWanted]);

  return (
    <li
      ref={row}
      {...(isSelected && { 'aria-current': true })}
      {...drop}
      // Who comes to its words or its button sees on the page which one is meant.
      onFocus={() => !isSelected && select()}
      className={cn(
        'relative -mx-2.5 grid grid-cols-[76px_minmax(0,1fr)] gap-x-3.5 rounded-control border border-transparent border-b-rule px-2.5 py-3',
        isSelected && 'border-purple-line bg-purple-tint',
        isOver && 'border-purple bg-purple-tint border-dashed',
      )}
    >
      <button
        type="button"
        aria-label={`Show ${name} on the page`}
        className="grid h-15 w-19 place-items-center overflow-hidden rounded-chip border border-rule bg-paper-sunk"
        onClick={select}
      >
        <Thumbnail told={told} picture={picture} />
      </button>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0 pt-0.5 text-small">
            <strong className="font-semibold">Picture {number}</strong>
            {picture.part && <span className="wrap-anywhere text-ink-3"> · {picture.part}</span>}
          </p>
          <FileButton
            data-replace=""
            variant="outline"
            size="sm"
            className="pointer-coarse:h-11"
            aria-label={`Replace ${name}`}
            onFile={bring}
          >
            <Upload aria-hidden="true" />
            Replace
          </FileButton>
        </div>
        <PictureWords name={name} picture={picture} version={version} />
      </div>
      {step && (
        <div className="col-span-full">
          <StepNotice step={step} />
        </div>
      )}
    </li>
  );
}
