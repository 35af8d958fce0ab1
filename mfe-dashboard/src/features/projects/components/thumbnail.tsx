import { previewPath } from '@sitewright/contracts';
import { cn, Skeleton } from '@sitewright/ui';
import { useState } from 'react';
import { useOnScreen } from '../use-on-screen.ts';

/**
 * The site itself, about a quarter of its size. Scripts run, but as nobody: with `allow-same-origin` a generated page
 * could read the session. Neither pointer, focus nor a screen reader gets in.
 */
function LiveSite({ folderId }: { folderId: string }) {
  const [hasLoaded, setLoaded] = useState(false);
  return (
    <>
      {!hasLoaded && <Skeleton className="absolute inset-0" />}
      <iframe
        title="Thumbnail"
        src={previewPath(folderId)}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        loading="lazy"
        tabIndex={-1}
        aria-hidden="true"
        inert
        className={cn(
          'absolute top-0 left-0 size-[calc(100%/0.28)] origin-top-left scale-28 border-0',
          hasLoaded ? 'animate-fade bg-white' : 'opacity-0',
        )}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}

/** A live picture of a site, which only those near the window keep: a page of every site of a long list would not fit. */
export function Thumbnail({ folderId }: { folderId: string }) {
  const { ref, isOnScreen } = useOnScreen<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className="relative aspect-16/10 overflow-hidden rounded-[10px] border border-rule-strong bg-paper-sunk shadow-rest"
    >
      {isOnScreen && <LiveSite folderId={folderId} />}
    </div>
  );
}
