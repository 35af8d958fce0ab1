import type { FoundText } from '@sitewright/contracts';
import { Fragment } from 'react';

/** The text cut where marks begin and end; every other piece is marked. */
function piecesOf({ text, marks }: FoundText): { at: number; text: string; isMarked: boolean }[] {
  const pieces = [];
  let at = 0;
  for (const { start, end } of marks) {
    pieces.push({ at, text: text.slice(at, start), isMarked: false });
    pieces.push({ at: start, text: text.slice(start, end), isMarked: true });
    at = end;
  }
  return [...pieces, { at, text: text.slice(at), isMarked: false }];
}

/** Where a search found a project in what its pages say. */
export const FoundPiece = ({ found }: { found: FoundText }) => (
  <p dir="auto" className="mt-1.5 line-clamp-3 wrap-anywhere text-ink-2 text-small">
    {piecesOf(found).map(({ at, text, isMarked }) => (
      <Fragment key={`${at} ${isMarked}`}>
        {isMarked ? <mark className="rounded-[3px] bg-warn-tint px-0.5 text-ink">{text}</mark> : text}
      </Fragment>
    ))}
  </p>
);
