import { useState } from 'react';
import { cn } from './cn.ts';
import { Skeleton } from './skeleton.tsx';
import { useFrameQueue } from './use-frame-queue.ts';
import { useOnScreen } from './use-on-screen.ts';

export interface LiveThumbnailProps {
  /** The address of the page that is drawn. */
  src: string;
  className?: string;
}

/**
 * The page itself, about a quarter of its size. Nobody has asked to run what a list shows: no script of it runs, whatever its
 * server says. Neither pointer, focus nor a screen reader gets in.
 */
function LivePage({ src }: Pick<LiveThumbnailProps, 'src'>) {
  const [hasLoaded, setLoaded] = useState(false);
  return (
    <>
      {!hasLoaded && <Skeleton className="absolute inset-0" />}
      <iframe
        title="Thumbnail"
        src={src}
        sandbox=""
        referrerPolicy="no-referrer"
        loading="lazy"
        tabIndex={-1}
        aria-hidden="true"
        inert
        className={cn(
          'absolute top-0 left-0 size-[calc(100%/0.28)] origin-top-left scale-28 border-0',
          hasLoaded ? 'animate-fade bg-[Canvas]' : 'opacity-0',
        )}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}

/** A live picture of a page, which only those near the window keep: every page of a long list would not fit. */
export function LiveThumbnail({ src, className }: LiveThumbnailProps) {
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();
  const isLive = useFrameQueue(isOnScreen, false);
  return (
    <div
      ref={ref}
      data-slot="live-thumbnail"
      className={cn('relative aspect-16/10 overflow-hidden bg-paper-sunk', className)}
    >
      {isLive && <LivePage src={src} />}
    </div>
  );
}
