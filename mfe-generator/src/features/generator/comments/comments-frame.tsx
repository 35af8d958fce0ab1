import { PinsFrame, toDrawnPins } from '@sitewright/web-kit/preview';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { beginDraft, chooseComment, endDraft, useComments } from './comments-store.ts';

interface CommentsFrameProps {
  siteId: string;
  page: string;
  /** How wide the site believes its window to be, in CSS pixels. */
  width: number;
  /** The size it is drawn at, where 1 is its own. */
  scale: number;
  /** A comment on another page was chosen. */
  onOpen: (page: string) => void;
}

/** A page of the site with the pins of what was said about it. */
export function CommentsFrame({ siteId, page, width, scale, onOpen }: CommentsFrameProps) {
  const { list, chosen, goTo, draft, isAll } = useComments();
  const pins = useMemo(() => toDrawnPins(list ?? [], { page, chosen, isAll }), [list, page, chosen, isAll]);
  const follow = useEffectEvent(() => {
    const path = list?.find(({ id }) => id === goTo?.id)?.place.path;
    if (path !== undefined && path !== page) onOpen(path);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each going there is an object of its own.
  useEffect(() => follow(), [goTo]);
  return (
    <div className="relative min-h-0 grow overflow-hidden bg-[Canvas]">
      <PinsFrame
        id={siteId}
        page={page}
        title="Your website, with comments"
        width={width}
        scale={scale}
        pins={pins}
        draft={draft?.place}
        goTo={goTo}
        onPick={beginDraft}
        onChoose={chooseComment}
        onLeave={endDraft}
      />
    </div>
  );
}
