import { cn } from '@sitewright/ui';
import { LivePage } from '@sitewright/web-kit/generation';
import { listenToPreview } from '@sitewright/web-kit/preview';
import { useEffect, useRef } from 'react';
import { prepareDrawing } from '../sitting/draft.ts';
import { getSitting, update, useSitting } from '../sitting/sitting-store.ts';
import { useIsCorrecting } from '../use-sitting-at.ts';
import { point } from './point.ts';

/** What stands where is told by the page that is in sight. */
const keepScroll = (top: number) => {
  const sitting = getSitting();
  if (sitting?.isDraftShown) update(sitting.siteId, { scroll: top });
};

/**
 * The page as the brief now has it, over the page that is stored: out of sight until somebody enters something, and again when
 * that is stored and shown.
 */
export function DraftFrame({ scale }: { scale: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isCorrecting = useIsCorrecting();
  const siteId = useSitting(({ sitting }) => sitting?.siteId);
  const shownPage = useSitting(({ sitting }) => sitting?.shownPage);
  const page = useSitting(({ sitting }) => sitting?.draft);
  const isShown = useSitting(({ sitting }) => sitting?.isDraftShown ?? false);
  const pointed = useSitting(({ sitting }) => sitting?.pointed);

  useEffect(() => {
    if (isCorrecting && siteId && shownPage) prepareDrawing(siteId);
  }, [isCorrecting, siteId, shownPage]);
  useEffect(() => {
    const { current } = frame;
    if (!isCorrecting || !current) return;
    return listenToPreview(current, (message) => {
      if (message.type === 'sitewright:scroll') keepScroll(message.top);
    });
  }, [isCorrecting]);
  useEffect(() => {
    if (isShown) point(frame.current, pointed, scale);
  }, [pointed, scale, isShown]);

  if (!isCorrecting) return null;
  return (
    <div inert={!isShown} className={cn('absolute inset-0 z-10', !isShown && 'invisible')}>
      <LivePage
        frameRef={frame}
        page={page}
        title="Your website, as you change it"
        scale={scale || 1}
        isSeeThrough
        className="absolute inset-0 overflow-hidden"
      />
    </div>
  );
}
